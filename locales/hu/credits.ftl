credits-sources = Források
credits-sources-text = Minden tétel, amelyet a program használ, a magyarázatokban forrásával együtt szerepel, és sok ezer álláson össze lett vetve teljes kereséssel. A legfontosabb művek:
credits-title = Köszönet és licenc
credits-text = A program szabad: MIT vagy Apache 2.0, választásod szerint. Rust nyelven készült, az oldal a Leptos segítségével. Neve Condon, Tawney és Derr gépe előtt tiszteleg.

credits-program = A Nimatronban játszani, érteni, bizonyítani és felfedezni lehet a Nimet és minden hozzá hasonló játékot. Az itt válaszoló program a saját böngésződben fut: semmit sem küld sehová, és az első megnyitás után hálózat nélkül is működik.
credits-sources = Források
credits-sources-text = Minden tétel, amelyet a program használ, a magyarázatokban forrásával együtt szerepel, és sok ezer álláson össze lett vetve teljes kereséssel. A legfontosabb művek:
credits-title = Köszönet és licenc
credits-text = A program szabad: MIT vagy Apache 2.0, választásod szerint. Rust nyelven készült, az oldal a Leptos segítségével. Neve Condon, Tawney és Derr gépe előtt tiszteleg.

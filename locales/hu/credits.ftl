credits-sources = Források
credits-sources-text = A program minden tételnél, amelyet használ, megmondja a forrást, és sok ezer álláson teljes kereséssel ellenőriztük mindegyiket. A legfontosabb művek:
credits-title = Köszönet és licenc
credits-text = A program szabad szoftver: MIT vagy Apache 2.0, választhatsz. Rust nyelven készült, az oldal a Leptos keretrendszerrel. A nevével Condon, Tawney és Derr gépe előtt tiszteleg.

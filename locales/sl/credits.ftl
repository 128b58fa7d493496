credits-sources = Viri
credits-sources-text = Vsak izrek, ki ga program uporablja, je v razlagah naveden z virom in na več tisoč pozicijah primerjan z izčrpnim iskanjem. Najpomembnejša dela:
credits-title = Zahvale in licenca
credits-text = Program je prosto dostopen: MIT ali Apache 2.0, po tvoji izbiri. Napisan je v jeziku Rust, stran pa z ogrodjem Leptos. Ime nosi v čast stroju, ki so ga zgradili Condon, Tawney in Derr.

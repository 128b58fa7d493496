credits-sources = Izvori
credits-sources-text = Svaki teorem kojim se program služi naveden je u objašnjenjima s izvorom i na mnogo tisuća pozicija uspoređen s iscrpnim pretraživanjem. Najvažnija djela:
credits-title = Zahvale i licenca
credits-text = Program je slobodan: MIT ili Apache 2.0, po tvojem izboru. Napisan je u jeziku Rust, a stranica uz Leptos. Imenom odaje počast stroju koji su sagradili Condon, Tawney i Derr.

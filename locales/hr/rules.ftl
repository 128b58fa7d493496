rules-nim =
    Na stolu je nekoliko hrpa: zlatne poluge u kutijama, štapići, šibice, kamenčići. Igrači su na potezu naizmjence. Tko
    je na potezu, odabire jednu hrpu i s nje uzima barem jedan žeton, a najviše cijelu hrpu.

    U normalnoj igri pobjeđuje tko uzme zadnji žeton. U obrnutoj igri (misère) tko uzme zadnji žeton, gubi (Marienbad,
    igra štapića).

    Pozicija se zapisuje `3,5,7`; `0` je prazna hrpa, a `-` znači da hrpa uopće nema. Potez `2-4` uzima 4 žetona s hrpe
    2.

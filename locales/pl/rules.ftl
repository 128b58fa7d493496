rules-nim =
    Na stole leżą stosy: sztabki złota w pudełkach, patyczki, zapałki, kamyki. Gracze wykonują ruchy na przemian. W
    swoim ruchu gracz wybiera jeden stos i zabiera z niego co najmniej jeden patyczek, a najwyżej cały stos.

    W grze normalnej wygrywa ten, kto zabierze ostatni patyczek. W grze misère ten, kto zabierze ostatni patyczek,
    przegrywa (Marienbad, gra w patyczki).

    Pozycję zapisuje się `3,5,7`; `0` oznacza pusty stos, a `-` brak stosów. Ruch `2-4` zabiera 4 patyczki ze stosu 2.

theory-nim =
    Zapiši hrpe kao binarne brojeve jedan ispod drugoga i zbroji svaki stupac bez prijenosa. U normalnoj je igri igrač
    na potezu izgubljen točno onda kad su svi zbrojevi stupaca parni, to jest kad je nim-zbroj hrpa 0. Inače potraži
    najljeviji stupac s neparnim zbrojem i hrpu koja ondje ima jedinicu pa je smanji tako da svi zbrojevi postanu parni.
    Ta hrpa ne mora biti najveća: iz 1,2,2 pobjeđuje samo potez koji uzima usamljeni žeton (Bouton 1901).

    U obrnutoj igri vrijedi isto dok god postoji hrpa od barem 2 žetona. Kad su sve hrpe 1, igrač na potezu gubi točno
    onda kad ih je neparno mnogo. Igraj dakle kao u normalnoj igri sve dok tvoj potez ne bi ostavio same jedinice, a
    tada ih ostavi neparno mnogo.

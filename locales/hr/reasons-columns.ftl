# Northcott's game: gaps as heaps, and how a retreat is answered.

move-forward = { $count ->
    [one] pomakni se { $count } polje naprijed u stupcu { $column }
    [few] pomakni se { $count } polja naprijed u stupcu { $column }
   *[other] pomakni se { $count } polja naprijed u stupcu { $column }
}
move-back = { $count ->
    [one] pomakni se { $count } polje natrag u stupcu { $column }
    [few] pomakni se { $count } polja natrag u stupcu { $column }
   *[other] pomakni se { $count } polja natrag u stupcu { $column }
}
reason-gap = razmak { $column }
reason-gaps = Slobodna polja između dviju figura u stupcu hrpa su Nima: svaki korak naprijed smanjuje jedan razmak, tko god ga napravio. Zato prebroji razmake.
reason-northcott-retreats = Povlačenja gubitniku ne pomažu: pobjednik na povlačenje odgovara tako da u istom stupcu ide isto toliko naprijed, i svi su razmaci kao prije. Pobjednik se nikad ne mora povlačiti, pa partija završava.
reason-northcott-undo = Povlačiš se, a protivnik te u istom stupcu slijedi isto toliko. Tada su svi razmaci kao prije, samo imaš manje mjesta za povlačenje.
reason-northcott-draw = U obrnutoj igri pobjeđuje tko ne može povući potez, pa nitko drugoga ne zatvara svojom voljom, a ovdje na to nikad nije ni prisiljen: uvijek postoji još neki korak, ako ne naprijed, onda natrag. Tako se može igrati bez kraja.

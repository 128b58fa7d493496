# Northcott's game: gaps as heaps, and how a retreat is answered.

move-forward = { $count ->
    [one] pojdi { $count } polje naprej v stolpcu { $column }
    [two] pojdi { $count } polji naprej v stolpcu { $column }
    [few] pojdi { $count } polja naprej v stolpcu { $column }
   *[other] pojdi { $count } polj naprej v stolpcu { $column }
}
move-back = { $count ->
    [one] pojdi { $count } polje nazaj v stolpcu { $column }
    [two] pojdi { $count } polji nazaj v stolpcu { $column }
    [few] pojdi { $count } polja nazaj v stolpcu { $column }
   *[other] pojdi { $count } polj nazaj v stolpcu { $column }
}
reason-gap = vrzel { $column }
reason-gaps = Prosta polja med figurama v stolpcu so kup Nima: vsak korak naprej zmanjša eno vrzel, kdor koli ga naredi. Zato v vsaki vrzeli preštej polja.
reason-northcott-retreats = Umiki poražencu ne pomagajo: zmagovalec na umik odgovori tako, da gre v istem stolpcu prav tako daleč naprej, in vse vrzeli so kakor prej. Zmagovalcu se nikoli ni treba umakniti, zato se partija konča.
reason-northcott-undo = Umakneš se, nasprotnik pa ti v istem stolpcu sledi prav tako daleč. Potem so vse vrzeli kakor prej, le prostora za umik imaš manj.
reason-northcott-draw = V igri misère zmaga, kdor nima poteze, zato nihče noče zapreti drugega. Tukaj v to tudi ni nikoli nihče prisiljen: vedno ima še kak korak, če ne naprej, pa nazaj. Tako lahko oba igrata brez konca.

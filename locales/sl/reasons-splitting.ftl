# Lasker, octal games and Kayles: why a heap has its nim-value.

reason-lasker-same = vreden toliko, kolikor je velik
reason-lasker-up = velikost 4k + 3: vreden ena več
reason-lasker-down = velikost 4k: vreden ena manj
reason-octal-period = kakor { $pieces ->
    [pins] vrsta dolžine { $same }
   *[tokens] kup { $same }
}: od { $start } naprej se vrednosti ponavljajo s periodo { $length }
reason-octal-saltus = za { $more } več kakor { $pieces ->
    [pins] vrsta dolžine { $same }
   *[tokens] kup { $same }
}: od { $start } naprej se vrednosti ponavljajo s periodo { $length }, vsakič večje za { $saltus }
reason-kayles-values = { $values ->
    [one] Nim-vrednost vrste je { $values }.
    [two] Nim-vrednosti vrst sta { $values }, njuna nim-vsota je { $sum }.
    [few] Nim-vrednosti vrst so { $values }, njihova nim-vsota je { $sum }.
   *[other] Nim-vrednosti vrst so { $values }, njihova nim-vsota je { $sum }.
}
reason-kayles-same = Kayles misère ima istega zmagovalca kot običajna igra, razen kadar so vse vrste dolge 1, 4, 5, 9, 12, 17, 20 ali 25 in ustrezajo enemu od nekaj vzorcev. Tukaj ni tako, zato nim-vsota odloči kot navadno: z 0 igralec na potezi izgubi, sicer zmaga.
reason-kayles-switched = Kayles misère ima istega zmagovalca kot običajna igra, razen kadar so vse vrste dolge 1, 4, 5, 9, 12, 17, 20 ali 25 in ustrezajo enemu od nekaj vzorcev. Tukaj je tako, zato velja obratno: z nim-vsoto 0 igralec na potezi zmaga, sicer izgubi.

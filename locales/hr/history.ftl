history-bouton-title = Bouton igri daje ime
history-bouton =
    Charles Leonard Bouton s Harvarda upoznao je igru na američkim koledžima i sajmovima, gdje su je pogrešno zvali
    Fan-Tan. Godine 1901. dao joj je ime Nim, možda prema njemačkom „nimm” (uzmi!), premda to sam nikada nije rekao, i
    na pet stranica objavio njezinu potpunu teoriju: hrpe zapiši binarno, pogledaj stupce i svaki ostavi parnim. Pokazao
    je i što se mijenja kad gubi onaj tko uzme zadnji žeton. Nijedna takva igra prije toga nije bila tako potpuno
    riješena.

history-values-title = Sprague i Grundy: svaka je takva igra Nim
history-values =
    Godine 1935. Roland Sprague u Berlinu i 1939. Patrick Michael Grundy u Cambridgeu otkrili su isti teorem, ne znajući
    jedan za drugoga. U nepristranoj igri oba igrača imaju iste poteze. Ako takva igra mora završiti, svaka njezina
    pozicija vrijedi koliko i jedna hrpa Nima: njezina je nim-vrijednost najmanji broj koji nije vrijednost nijedne
    pozicije u koju vodi potez. Kad više igara stoji jedna pokraj druge, vrijednosti se spajaju nim-zbrojem. Sve to
    vrijedi kad pobjeđuje tko povuče zadnji potez; kad taj gubi, sve je mnogo teže.

history-nimatron-title = Nimatron, stroj koji je pobjeđivao posjetitelje
history-nimatron =
    Zimi uoči druge sezone Svjetske izložbe u New Yorku fizičar Edward Condon iz tvrtke Westinghouse smislio je stroj
    koji igra Nim. S Geraldom Tawneyjem i Willardom Derrom sagradio ga je od releja; težio je oko jedne tone, a 1940.
    stajao je u Westinghouseovu paviljonu s četiri reda od najviše sedam žarulja. Kažu da je od nekih 100.000 partija
    dobio oko 90.000. Tko bi ga pobijedio, dobio bi žeton s natpisom „Nim Champ”. Po njemu se zove ovaj program.

history-nimrod-title = Nimrod, elektronički mozak
history-nimrod =
    Tvrtka Ferranti obećala je računalo za Festival Britanije 1951. godine. Australac John Makepeace Bennett, koji je
    čuo za Nimatron, predložio je računalo koje zna samo igrati Nim i lampicama pokazuje što upravo računa; sagradio ga
    je Raymond Stuart-Williams. Nimrod je bio dug 3,7 metara i visok 2,7 metara. Trebao je objasniti kako rade računala,
    ali većina je ljudi htjela samo igrati. U listopadu je prikazan u Berlinu, gdje je pobijedio i ministra gospodarstva
    Ludwiga Erharda. Zatim je rastavljen.

history-marienbad-title = Prošle godine u Marienbadu
history-marienbad =
    U filmu Alaina Resnaisa iz 1961., prema scenariju Alaina Robbe-Grilleta, mršavi muškarac uvijek iznova igra s
    kartama ili šibicama u redovima od 7, 5, 3 i 1; tko uzme zadnju, gubi. „Mogu izgubiti”, kaže, „ali uvijek
    pobjeđujem.” Tko počinje iz te pozicije, gubi i u obrnutoj i u normalnoj igri, a ipak muškarac pobjeđuje i kad sam
    počinje, jer protivnici ne znaju teoriju. Nakon filma igra se igrala po lokalima diljem svijeta, a raspored 1, 3, 5,
    7 otada se zove Marienbad.

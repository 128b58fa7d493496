review-forced = { $number }. { $player }: { $move }. Nem volt más lépés.
review-win-kept = { $number }. { $player }: { $move }. Ezzel megmarad a győzelem.
review-win-only = { $number }. { $player }: { $move }. Csak ezzel a lépéssel marad meg a győzelem.
review-win-taken = { $number }. { $player }: { $move }. Jó válasz a hibára: innen ez a nyerő út.
review-win-thrown = { $number }. { $player }: { $move }. Hiba: ezzel elúszott a győzelem.
review-win-to-draw = { $number }. { $player }: { $move }. Hiba: a győzelemből így csak döntetlen lett.
review-draw-kept = { $number }. { $player }: { $move }. Ezzel megmarad a döntetlen.
review-draw-given = { $number }. { $player }: { $move }. Hiba: a döntetlenből így vereség lett.
review-lost = { $number }. { $player }: { $move }. Vesztő állás volt, jobb lépés nem akadt.
review-lost-trap = { $number }. { $player }: { $move }. Vesztő állás volt, de ez jó csapda: csak { $replies } nyerő válasz van rá.
review-lost-sooner = { $number }. { $player }: { $move }. Vesztő állás volt, és így { $moves } lépéssel rövidebb lett a játszma.
review-safe-kept = { $number }. { $player }: { $move }. Itt a többiek továbbra sem tudják kikényszeríteni a vereségét.
review-safe-given = { $number }. { $player }: { $move }. Hiba: most a többiek összefogva kikényszeríthetik a vereségét.
review-unsafe = { $number }. { $player }: { $move }. A többiek összefogva bármelyik lépés után kikényszeríthették volna a vereségét.
review-not-known = { $number }. { $player }: { $move }. Az állás túl nagy ahhoz, hogy megítéljem.

review-better = { $count ->
    [one] A helyes lépés ez volt: { $best }.
   *[other] { $count } helyes lépés volt, köztük ez: { $best }.
}
review-better-all = A helyes lépések: { $best }.
review-longer-all = Ezekkel tartott volna tovább: { $best }.
review-longer = { $count ->
    [one] Ezzel tartott volna a legtovább: { $best }.
   *[other] { $count } lépéssel tartott volna tovább, köztük ezzel: { $best }.
}
review-only-strong = Ez a játék túl nagy ahhoz, hogy mindent tudjunk róla: a Nimatron itt erősen játszik, de nem tökéletesen.
review-refuted = A cáfolat: { $reply }.
review-ended = Ezzel a lépéssel véget ért a játszma.
review-candies-given = Ezzel { $candies } cukorka odalett. { $count ->
    [one] A legjobb ez volt: { $best }.
   *[other] { $count } legjobb lépés volt, köztük ez: { $best }.
}
review-resigned-won = Nyerő állásban adta fel: { $player }.
review-drawn-won = A játszma döntetlen lett, pedig nyerő állásban volt: { $player }.

review-mistakes = { $player }: { $count } hiba.
review-decided = A játszmát a(z) { $number }. lépés döntötte el: { $move } ({ $player }).
review-no-mistake = Senki sem hibázott.
review-none-found = Nem találtam hibát.
review-mistake-unseen = Valaki hibázott: egy nyerő állás elveszett, de olyan lépésekkel, amelyeket nem lehetett megítélni.
review-not-known-moves = { $count } lépést nem tudtam megítélni.

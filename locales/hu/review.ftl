review-computer = gép ({ $level }. szint)

review-forced = { $number }. { $player }: { $move }. Más lépés nem volt.
review-win-kept = { $number }. { $player }: { $move }. Ez megtartja a győzelmet.
review-win-only = { $number }. { $player }: { $move }. Az egyetlen lépés, amely megtartja a győzelmet.
review-win-taken = { $number }. { $player }: { $move }. Ez megbünteti a hibát, és nyer.
review-win-thrown = { $number }. { $player }: { $move }. Hiba: ez elszalasztja a győzelmet.
review-win-to-draw = { $number }. { $player }: { $move }. Hiba: ez a győzelmet döntetlenre váltja.
review-draw-kept = { $number }. { $player }: { $move }. Ez megtartja a döntetlent.
review-draw-given = { $number }. { $player }: { $move }. Hiba: ez a döntetlenből vereséget csinál.
review-lost = { $number }. { $player }: { $move }. Az állás vesztett volt, jobb lépés nem akadt.
review-lost-trap = { $number }. { $player }: { $move }. { $replies ->
    [one] Az állás vesztett volt, de ez jó csapda: csak { $replies } válasz nyer.
   *[other] Az állás vesztett volt, de ez jó csapda: csak { $replies } válasz nyer.
}
review-lost-sooner = { $number }. { $player }: { $move }. { $moves ->
    [one] Az állás vesztett volt; ez { $moves } lépéssel rövidíti a játszmát.
   *[other] Az állás vesztett volt; ez { $moves } lépéssel rövidíti a játszmát.
}
review-safe-kept = { $number }. { $player }: { $move }. A többiek itt továbbra sem tudják kikényszeríteni a vereséget.
review-safe-given = { $number }. { $player }: { $move }. Hiba: most a többiek közösen ki tudják kényszeríteni a vereséget.
review-unsafe = { $number }. { $player }: { $move }. A többiek közösen bármely lépés után kikényszeríthették volna a vereséget.
review-not-known = { $number }. { $player }: { $move }. Az állás túl nagy ahhoz, hogy meg lehessen ítélni.

review-better = { $count ->
    [one] A helyes lépés ez volt: { $best }.
   *[other] { $count } helyes lépés volt, köztük { $best }.
}
review-longer = { $count ->
    [one] A leghosszabb ellenállás ez volt: { $best }.
   *[other] { $count } lépés tovább ellenállt volna, köztük { $best }.
}
review-refuted = A cáfolat: { $reply }.
review-ended = Ezzel a lépéssel a játszma véget ért.
review-candies-given = { $candies ->
    [one] Ez { $candies } cukorkát elajándékoz.
   *[other] Ez { $candies } cukorkát elajándékoz.
} { $count ->
    [one] A legjobb ez volt: { $best }.
   *[other] { $count } legjobb lépés volt, köztük { $best }.
}
review-resigned-won = Nyert állásban adta fel: { $player }.
review-drawn-won = A játszma döntetlen lett, pedig az állás nyert volt: { $player }.

review-mistakes = { $count ->
    [one] { $player }: { $count } hiba.
   *[other] { $player }: { $count } hiba.
}
review-decided = A játszmát a(z) { $number }. lépés döntötte el: { $move } ({ $player }).
review-no-mistake = Senki sem hibázott.
review-none-found = Hibát nem találtunk.
review-not-known-moves = { $count ->
    [one] { $count } lépést nem lehetett megítélni.
   *[other] { $count } lépést nem lehetett megítélni.
}

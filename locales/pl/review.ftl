review-forced = { $number }. { $player }: { $move }. Innego ruchu nie było.
review-win-kept = { $number }. { $player }: { $move }. Wygrana utrzymana.
review-win-only = { $number }. { $player }: { $move }. Jedyny ruch, którym można utrzymać wygraną.
review-win-taken = { $number }. { $player }: { $move }. Błąd przeciwnika wykorzystany: to daje wygraną.
review-win-thrown = { $number }. { $player }: { $move }. Błąd: wygrana wypuszczona z rąk.
review-win-to-draw = { $number }. { $player }: { $move }. Błąd: z wygranej robi się remis.
review-draw-kept = { $number }. { $player }: { $move }. Remis utrzymany.
review-draw-given = { $number }. { $player }: { $move }. Błąd: z remisu robi się przegrana.
review-lost = { $number }. { $player }: { $move }. Pozycja była przegrywająca, lepszego ruchu nie było.
review-lost-trap = { $number }. { $player }: { $move }. { $replies ->
    [one] Pozycja była przegrywająca, ale to dobra pułapka: jest tylko { $replies } wygrywająca odpowiedź.
    [few] Pozycja była przegrywająca, ale to dobra pułapka: są tylko { $replies } wygrywające odpowiedzi.
   *[many] Pozycja była przegrywająca, ale to dobra pułapka: jest tylko { $replies } wygrywających odpowiedzi.
}
review-lost-sooner = { $number }. { $player }: { $move }. { $moves ->
    [one] Pozycja była przegrywająca; przez ten ruch partia jest krótsza o { $moves } ruch.
    [few] Pozycja była przegrywająca; przez ten ruch partia jest krótsza o { $moves } ruchy.
   *[many] Pozycja była przegrywająca; przez ten ruch partia jest krótsza o { $moves } ruchów.
}
review-safe-kept = { $number }. { $player }: { $move }. Pozostali nadal nie mogą wymusić przegranej tego gracza.
review-safe-given = { $number }. { $player }: { $move }. Błąd: teraz pozostali wspólnie mogą wymusić przegraną tego gracza.
review-unsafe = { $number }. { $player }: { $move }. Po każdym ruchu pozostali wspólnie mogli wymusić przegraną tego gracza.
review-not-known = { $number }. { $player }: { $move }. Ta pozycja jest za duża, żeby ocenić ruch.

review-better = { $count ->
    [one] Dobry był ruch { $best }.
    [few] Dobre były { $count } ruchy, wśród nich { $best }.
   *[many] Dobrych było { $count } ruchów, wśród nich { $best }.
}
review-better-all = Dobre ruchy: { $best }.
review-longer-all = Dłuższą obronę dają ruchy: { $best }.
review-longer = { $count ->
    [one] Najdłuższą obronę dawał ruch { $best }.
    [few] Dłuższą obronę dawały { $count } ruchy, wśród nich { $best }.
   *[many] Dłuższą obronę dawało { $count } ruchów, wśród nich { $best }.
}
review-only-strong = Ta gra jest za duża, by wiedzieć o niej wszystko: Nimatron gra tu silnie, ale nie bezbłędnie.
review-refuted = Obalenie: { $reply }.
review-ended = Tym ruchem partia się skończyła.
review-candies-given = { $candies ->
    [one] Ten ruch kosztuje { $candies } cukierek.
    [few] Ten ruch kosztuje { $candies } cukierki.
   *[many] Ten ruch kosztuje { $candies } cukierków.
} { $count ->
    [one] Najlepszy był ruch { $best }.
    [few] Najlepsze były { $count } ruchy, wśród nich { $best }.
   *[many] Najlepszych było { $count } ruchów, wśród nich { $best }.
}
review-resigned-won = { $player }: poddanie partii w pozycji wygrywającej.
review-drawn-won = { $player }: remis, choć pozycja była wygrywająca.

review-mistakes = { $count ->
    [one] { $player }: { $count } błąd.
    [few] { $player }: { $count } błędy.
   *[many] { $player }: { $count } błędów.
}
review-decided = { $player }: o partii rozstrzygnął ruch { $number }, { $move }.
review-no-mistake = Nikt nie popełnił błędu.
review-none-found = Nie znaleziono błędów.
review-mistake-unseen = Ktoś popełnił błąd: pozycja wygrywająca została zaprzepaszczona, ale ruchami, których nie można było ocenić.
review-not-known-moves = { $count ->
    [one] Nie udało się ocenić { $count } ruchu.
    [few] Nie udało się ocenić { $count } ruchów.
   *[many] Nie udało się ocenić { $count } ruchów.
}

review-computer = komputer (poziom { $level })

review-forced = { $number }. { $player }: { $move }. Innego ruchu nie było.
review-win-kept = { $number }. { $player }: { $move }. To utrzymuje wygraną.
review-win-only = { $number }. { $player }: { $move }. Jedyny ruch utrzymujący wygraną.
review-win-taken = { $number }. { $player }: { $move }. To wykorzystuje błąd i wygrywa.
review-win-thrown = { $number }. { $player }: { $move }. Błąd: to wypuszcza wygraną z rąk.
review-win-to-draw = { $number }. { $player }: { $move }. Błąd: to zamienia wygraną na remis.
review-draw-kept = { $number }. { $player }: { $move }. To utrzymuje remis.
review-draw-given = { $number }. { $player }: { $move }. Błąd: to zamienia remis na przegraną.
review-lost = { $number }. { $player }: { $move }. Pozycja była przegrana, lepszego ruchu nie było.
review-lost-trap = { $number }. { $player }: { $move }. { $replies ->
    [one] Pozycja była przegrana, ale to dobra pułapka: wygrywa tylko { $replies } odpowiedź.
    [few] Pozycja była przegrana, ale to dobra pułapka: wygrywają tylko { $replies } odpowiedzi.
   *[many] Pozycja była przegrana, ale to dobra pułapka: wygrywa tylko { $replies } odpowiedzi.
}
review-lost-sooner = { $number }. { $player }: { $move }. { $moves ->
    [one] Pozycja była przegrana; to skraca partię o { $moves } ruch.
    [few] Pozycja była przegrana; to skraca partię o { $moves } ruchy.
   *[many] Pozycja była przegrana; to skraca partię o { $moves } ruchów.
}
review-safe-kept = { $number }. { $player }: { $move }. Pozostali nadal nie mogą tu wymusić przegranej.
review-safe-given = { $number }. { $player }: { $move }. Błąd: teraz pozostali wspólnie mogą wymusić przegraną.
review-unsafe = { $number }. { $player }: { $move }. Pozostali wspólnie mogliby wymusić przegraną po każdym ruchu.
review-not-known = { $number }. { $player }: { $move }. Pozycja jest za duża, by ją ocenić.

review-better = { $count ->
    [one] Właściwym ruchem było { $best }.
    [few] Właściwe były { $count } ruchy, wśród nich { $best }.
   *[many] Właściwych było { $count } ruchów, wśród nich { $best }.
}
review-longer = { $count ->
    [one] Najdłużej broniłby ruch { $best }.
    [few] Dłużej broniłyby { $count } ruchy, wśród nich { $best }.
   *[many] Dłużej broniłoby { $count } ruchów, wśród nich { $best }.
}
review-refuted = Ruch obala { $reply }.
review-ended = Tym ruchem partia się skończyła.
review-candies-given = { $candies ->
    [one] To oddaje { $candies } cukierek.
    [few] To oddaje { $candies } cukierki.
   *[many] To oddaje { $candies } cukierków.
} { $count ->
    [one] Najlepsze było { $best }.
    [few] Najlepsze były { $count } ruchy, wśród nich { $best }.
   *[many] Najlepszych było { $count } ruchów, wśród nich { $best }.
}
review-resigned-won = Poddanie w wygranej pozycji: { $player }.
review-drawn-won = Partia skończyła się remisem, choć pozycja była wygrana: { $player }.

review-mistakes = { $count ->
    [one] { $player }: { $count } błąd.
    [few] { $player }: { $count } błędy.
   *[many] { $player }: { $count } błędów.
}
review-decided = O partii rozstrzygnął ruch { $number }, { $move } ({ $player }).
review-no-mistake = Nikt nie popełnił błędu.
review-none-found = Nie znaleziono żadnego błędu.
review-not-known-moves = { $count ->
    [one] Nie można było ocenić { $count } ruchu.
    [few] Nie można było ocenić { $count } ruchów.
   *[many] Nie można było ocenić { $count } ruchów.
}

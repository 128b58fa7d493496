error-in-file = w pliku `{ $file }`: { $reason }
error-questions = nie można odczytać pytań: { $reason }
error-bug-line = wiersz { $line }: { $what }
error-bug-panic = wiersz { $line }: silnik gry zawiódł
error-output = nie można zapisać odpowiedzi: { $reason }
error-no-home = twój katalog nie jest znany (nie ustawiono HOME), więc wszystko trafia do `{ $database }`, skąd w każdej chwili może zniknąć
error-line-panic = przy tym wierszu silnik gry zawiódł
error-line-too-long = ten wiersz jest dłuższy niż { $most } B
error-line-not-text = ten wiersz nie jest poprawnym tekstem UTF-8
file-too-large = jest większy niż { $most } MiB
file-not-text = to nie jest poprawny tekst UTF-8
cli-see-help = { $sentence } (zobacz { $command } --help)
cli-unknown-command = nie ma polecenia `{ $name }`; powinno to być jedno z tych: { $commands }
cli-unknown-command-nearest = nie ma polecenia `{ $name }`; czy chodzi o `{ $nearest }`?
cli-no-place = `{ $argument }` tu nie pasuje; użycie: { $usage }
cli-no-place-nearest = `{ $argument }` tu nie pasuje; czy chodzi o `{ $nearest }`?
cli-missing-argument = brakuje argumentu { $argument }; użycie: { $usage }
cli-needs-value = argument { $argument } wymaga wartości
cli-needs-value-of = argument { $argument } wymaga jednej z tych wartości: { $values }
cli-wrong-value-of = argument { $argument } nie może mieć wartości `{ $value }`; powinna to być jedna z tych: { $values }
cli-wrong-value = argument { $argument } nie może mieć wartości `{ $value }`; powinno być: { $expected }
cli-conflict = argumentu { $argument } nie można użyć razem z { $other }
cli-takes-no-value = argument { $argument } nie przyjmuje wartości; użycie: { $usage }
cli-not-text = nie można odczytać argumentu: to nie jest poprawny tekst UTF-8
cli-wrong-arguments = nie można odczytać tych argumentów; użycie: { $usage }
cli-game-number = Partia { $number }
cli-missing-game = podaj grę i pozycję, na przykład `nim 3,5,7`, albo `--batch FILE`
cli-unknown-game = nie ma gry `{ $name }`; wszystkie wymienia `nimatron games`
cli-without-effect = { $argument } nic nie zmienia w grze { $game }: pomiń tę opcję
cli-raise-positions = w granicach przeszukiwania nie ma odpowiedzi: zwiększ limit opcją --positions N
cli-raise-timeout = w tym czasie nie ma odpowiedzi: zwiększ --timeout
cli-raise-to = nie wiadomo: oblicz więcej wartości opcją --to N
cli-search-too = sama teoria tego nie rozstrzyga: pomiń --method, a program będzie przeszukiwać
cli-missing-position = po nazwie gry { $game } podaj pozycję, na przykład `{ $example }`
cli-no-graph-game = w żadną z tych gier nie gra się na grafach
cli-random-start = Zwykły początek nie pasuje do tych parametrów, więc partia zaczyna się od losowej pozycji.
expected-file-name = nazwa pliku lub katalogu
sequence-named = { $code } ({ $name })
sequence-first-values = Wartości: { $values }, …
sequence-no-period-kept = Aż do stosu { $known } nie ma okresu, o ile zachowano wartości.
sequence-further = `--to N` liczy dalej, aż do stosu N.
sequence-exception = n0 to { $first }, więc ostatnim wyjątkiem jest stos { $heap }.
sequence-no-exception = n0 to { $first }: wyjątków nie ma.
sequence-rare-heaps = { $count ->
    [one] Jest { $count } rzadki stos: { $last }.
    [few] Są { $count } rzadkie stosy; ostatni to { $last }.
   *[many] Jest { $count } rzadkich stosów; ostatni to { $last }.
}
sequence-no-rare-heaps = Rzadkich stosów nie ma.
sequence-work = Metoda: { $method }. Czas procesora: { $seconds } s.
sequence-at = Stos { $heap }: { $value }
sequence-at-unknown = Stos { $heap }: nie wiadomo
sequence-mask = Maska: { $mask } dwójkowo; wartość jest rzadka, gdy ma z nią parzystą liczbę wspólnych jedynek.
sequence-mask-parity = Maska: { $mask } dwójkowo; to, czy wartość jest rzadka, zależy od jedynek wspólnych z maską i od parzystości stosu.
sequence-by-value = Jak często występuje każda wartość:
sequence-file-whole = { $count ->
    [one] Plik jest nieuszkodzony. Kod: { $code }, { $count } wartość.
    [few] Plik jest nieuszkodzony. Kod: { $code }, { $count } wartości.
   *[many] Plik jest nieuszkodzony. Kod: { $code }, { $count } wartości.
}
sequence-certificate-holds = Certyfikat jest poprawny: od stosu { $from } gra { $code } ma okres { $length }. { $needed ->
    [one] Sprawdzono go, obliczając na nowo { $needed } wartość.
    [few] Sprawdzono go, obliczając na nowo { $needed } wartości.
   *[many] Sprawdzono go, obliczając na nowo { $needed } wartości.
}
sequence-certificate-saltus = Certyfikat jest poprawny: od stosu { $from } gra { $code } ma okres { $length }, a z każdym okresem wartości rosną o { $saltus } (przyrost). { $needed ->
    [one] Sprawdzono go, obliczając na nowo { $needed } wartość.
    [few] Sprawdzono go, obliczając na nowo { $needed } wartości.
   *[many] Sprawdzono go, obliczając na nowo { $needed } wartości.
}
sequence-table-written = { $count ->
    [one] W tabeli jest { $count } kod.
    [few] W tabeli są { $count } kody.
   *[many] W tabeli jest { $count } kodów.
}
sequence-no-certificate = nie ma certyfikatu: gra { $code } nie ma okresu aż do stosu { $known }
sequence-error-ending = rozszerzenie pliku `{ $file }` nie mówi, jak zapisać wartości; powinno być: `.txt`, `.csv`, `.bfile`, `.bin` albo `--format`
sequence-error-stream = wartości binarne wymagają pliku, który można ponownie odczytać, a `{ $file }` nim nie jest: wybierz inny --format
sequence-error-foreign = plik `{ $file }` nie jest ani certyfikatem, ani plikiem wartości programu Nimatron
draw-graph-more = Narysowano pierwsze ruchy (liczba: { $depth }) i jedną linię najlepszej gry. `--nodes { $nodes }` rysuje do { $nodes } pozycji, `--depth` tyle ruchów, ile podasz.
draw-error-ending = z nazwy `{ $file }` nie wynika rodzaj pliku; podaj nazwę z końcówką { $endings }
draw-error-format = formatu `{ $format }` nie można tu zapisać; podaj jeden z formatów { $formats }
draw-error-plot = rysunek pokazuje najwyżej { $most } wartości; wybierz mniej opcją --to
draw-error-too-large-png = obrazek jest za duży na PNG; wybierz mniej pozycji albo plik z końcówką `.svg`
draw-error-no-table = { $game } nie ma tabeli według jednej lub dwóch liczb; podaj wzorzec z X albo z X i Y, na przykład `{ $example }`
draw-error-no-number = we wzorcu `{ $pattern }` nie ma X; podaj pozycję, w której X albo X i Y stoją zamiast liczb, na przykład `X,Y` albo `3,X,Y`
draw-error-table-large = tabela jest za duża; podaj mniejszą liczbę po --to
draw-error-search-output = przeszukiwanie rysuje się jako obrazek; podaj plik z końcówką `.svg` lub `.png`
expected-depth = liczba ruchów, całkowita i nie mniejsza niż 1
expected-nodes = liczba całkowita od 1 do 10000

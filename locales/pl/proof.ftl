# `nimatron prove`: certyfikaty wyników i co jest w nich błędne.
proof-done = { $count ->
    [one] { $outcome }. Certyfikat ma { $count } ruch.
    [few] { $outcome }. Certyfikat ma { $count } ruchy.
    [many] { $outcome }. Certyfikat ma { $count } ruchów.
   *[other] { $outcome }. Certyfikat ma { $count } ruchu.
}
proof-by-theorem = { $outcome }. Może powstać zbyt wiele pozycji, by dla każdej podać ruch, dlatego certyfikat podaje twierdzenie: { $theorem }.
proof-holds = { $count ->
    [one] Certyfikat jest poprawny: { $position } ({ $convention }). { $outcome }. Przeciw każdej odpowiedzi rozegrano { $count } ruch.
    [few] Certyfikat jest poprawny: { $position } ({ $convention }). { $outcome }. Przeciw każdej odpowiedzi rozegrano { $count } ruchy.
    [many] Certyfikat jest poprawny: { $position } ({ $convention }). { $outcome }. Przeciw każdej odpowiedzi rozegrano { $count } ruchów.
   *[other] Certyfikat jest poprawny: { $position } ({ $convention }). { $outcome }. Przeciw każdej odpowiedzi rozegrano { $count } ruchu.
}
proof-agrees = Certyfikat zgadza się z twierdzeniem, które podaje: { $position } ({ $convention }): { $theorem }. { $outcome }. Żadnego ruchu nie rozegrano.
proof-flaw-move = strategia podaje ruch, którego nie ma w pozycji `{ $position }`
proof-flaw-lost = strategia prowadzi do pozycji `{ $position }`, w której gra kończy się innym wynikiem
proof-flaw-circle = w pozycji `{ $position }` strategia nie zbliża się do końca
proof-flaw-short = strategia nie ma ruchu w pozycji `{ $position }`
proof-flaw-long = strategia ma więcej ruchów, niż jest pozycji
proof-flaw-strategies = ten wynik wymaga innej liczby strategii
proof-flaw-theorem = twierdzenie `{ $theorem }` tego nie mówi
proof-file-foreign = potrzebny jest certyfikat zapisany przez `nimatron prove`
proof-file-version = certyfikat ma inną wersję: zapisz go ponownie poleceniem `nimatron prove`
proof-file-damaged = certyfikat jest uszkodzony lub niepełny: suma kontrolna się nie zgadza
proof-players = przy trzech lub więcej graczach nie ma wyniku, który można udowodnić
proof-missing = podaj grę, pozycję i `-o FILE` albo `--check FILE`
proof-theorem = twierdzenie { $id }

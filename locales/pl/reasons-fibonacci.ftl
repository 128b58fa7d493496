reason-fibonacci-last = { $mover ->
    [opponent] Zostało już tylko 1. Przeciwnik musi zabrać { -last-piece } i w grze misère przegrywa.
   *[you] Zostało już tylko 1. Musisz zabrać { -last-piece } i w grze misère przegrywasz.
}
reason-fibonacci-misere = W grze misère ostatnia jedynka jest zatruta: komu zostaje tylko ona, ten musi ją zabrać. Dlatego nie licz jej i graj jak w grze normalnej z liczbą { $heap } − 1 = { $less }.
reason-fibonacci-all = Możesz zabrać do { $limit }, a to wystarczy, żeby zabrać wszystko. Ruch: { $move }.
reason-fibonacci-leave-one = Możesz zabrać do { $limit }, a to wystarczy, żeby przeciwnikowi zostało tylko 1. Ruch: { $move }.
reason-fibonacci-single = { $heap } to jedna z liczb Fibonacciego 1, 2, 3, 5, 8, 13, …; od 3 każda jest sumą dwóch poprzednich. Jako suma liczb Fibonacciego ma więc tylko jeden składnik, samą siebie.
reason-fibonacci-parts = Zapisz liczbę jako sumę liczb Fibonacciego 1, 2, 3, 5, 8, 13, …, wśród których żadne dwie nie sąsiadują. Można to zrobić dokładnie w jeden sposób (Zeckendorf): { $heap } = { $sum }.
reason-fibonacci-take = Najmniejszy składnik to { $part }, a możesz zabrać do { $limit }: jest w twoim zasięgu. Ruch: { $move }.
reason-fibonacci-check = Sprawdzenie: zostaje { $left }, a przeciwnik może zabrać najwyżej { $most }. To mniej niż najmniejszy pozostały składnik, czyli { $next }.
reason-fibonacci-then = Przeciwnik może więc tylko rozbić jakiś składnik na kawałki. Najmniejszy kawałek, który zostanie, jest najwyżej dwa razy większy od tego, co zabrał, więc możesz go zabrać ty.
reason-fibonacci-lost = Najmniejszy składnik to { $part }, a wolno zabrać najwyżej { $limit }: { $mover ->
    [opponent] jest poza zasięgiem przeciwnika.
   *[you] jest poza twoim zasięgiem.
}
reason-fibonacci-why = { $mover ->
    [opponent] Cokolwiek zabierze przeciwnik, ten składnik rozpada się na kawałki. Najmniejszy kawałek, który zostanie, jest najwyżej dwa razy większy od tego, co zabierze, więc możesz go zabrać i następny składnik znów jest poza jego zasięgiem.
   *[you] Cokolwiek zabierzesz, ten składnik rozpada się na kawałki. Najmniejszy kawałek, który zostanie, jest najwyżej dwa razy większy od tego, co zabierzesz, więc przeciwnik może go zabrać i następny składnik znów jest poza twoim zasięgiem.
}

move-take-some = zabierz { -counted }

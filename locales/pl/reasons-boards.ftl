# Chomp, Cram and Hex: arms and rows, copying, chains of bridges.

move-bite = ugryź kostkę { $square } w wierszu { $row }
reason-arm-row = wiersz
reason-arm-column = kolumna
reason-chomp-arms = Zostały tylko jeden wiersz i jedna kolumna. Bez zatrutego rogu są to dwa stosy Nima: każde ugryzienie skraca jeden z nich.
reason-chomp-two-lost = Dwa wiersze (albo dwie kolumny) to pozycja przegrywająca dokładnie wtedy, gdy pierwszy jest o jedną kostkę dłuższy. Tutaj mają długość { $long } i { $short }. { $mover ->
    [opponent] Cokolwiek odgryzie przeciwnik, ty znów sprowadzasz różnicę do jednej, aż zostanie mu sama trucizna.
   *[you] Cokolwiek odgryziesz, przeciwnik znów sprowadza różnicę do jednej, aż zostanie ci sama trucizna.
}
reason-chomp-two-won = Dwa wiersze (albo dwie kolumny) to pozycja przegrywająca dokładnie wtedy, gdy pierwszy jest o jedną kostkę dłuższy. Tutaj mają długość { $long } i { $short }. Sprowadź różnicę do jednej: { $move }. Odtąd przywracaj ją po każdym ugryzieniu.
reason-chomp-square = Wierszy jest tyle samo co kolumn. Tym ruchem zostawiasz jeden wiersz i jedną kolumnę, oba ramiona długości { $arm } bez trucizny: { $move }. Odtąd powtarzaj każde ugryzienie na drugim ramieniu.
reason-chomp-steal = Cała tabliczka to zawsze pozycja wygrywająca. Przypuśćmy, że odgryzasz tylko kostkę najdalszą od trucizny. Jeśli tak wygrywasz, dobrze. Jeśli nie, przeciwnik ma wygrywającą odpowiedź; ale i po niej tej kostki nie ma, więc możesz tak ugryźć od razu i zostawić to samo. To rozumowanie nie mówi, który to ruch.

move-cover = zakryj { $first } i { $second }
reason-line = { $first }–{ $last }
reason-cram-copy = Plansza obrócona o pół obrotu wokół środka wygląda tak samo, a żadna kostka nie zachodzi na własny obraz. { $mover ->
    [opponent] Dlatego odpowiadasz na każdą kostkę jej obrazem; zawsze jest na nią miejsce.
   *[you] Dlatego przeciwnik odpowiada na każdą kostkę jej obrazem; zawsze jest na nią miejsce.
}
reason-cram-middle = Plansza obrócona o pół obrotu wokół środka wygląda tak samo. Zakryj dwa środkowe pola: { $move }. Odtąd odpowiadaj na każdą kostkę jej obrazem, obróconym o pół obrotu; zawsze jest na nią miejsce.
reason-cram-lines = Zostały tylko proste linie pól. Kostka zabiera z linii dwa sąsiednie pola i może przeciąć ją na dwie: to Kayles Dawsona i każda linia ma nim-wartość.

move-stone = połóż kamień na { $cell }
reason-hex-empty = Na pustej planszy wygrywa pierwszy gracz. Gdyby strategię wygrywającą miał drugi, pierwszy położyłby kamień gdziekolwiek i grał dalej jak drugi: dodatkowy kamień nigdy nie szkodzi. Obaj wygrać nie mogą, więc strategię ma pierwszy. To rozumowanie nie mówi, jaka ona jest.
reason-hex-joined = Twoje kamienie są już właściwie połączone od boku do boku: przeciwnik nie może przerwać więzi między nimi.
reason-hex-cut-off = { $mover ->
    [opponent] Twoje kamienie są już właściwie połączone od boku do boku: przeciwnik nie może przerwać więzi między nimi.
   *[you] Kamienie przeciwnika są już właściwie połączone od boku do boku: nie możesz przerwać więzi między nimi.
}
reason-hex-pairs = Każda więź to para wolnych pól: gdy tylko jedno zostanie zajęte, kamień na drugim dopełnia więź.
reason-hex-threat = Jeden kamień dopełnia łańcuch od boku do boku, którego nie da się przerwać: { $move }.
reason-hex-used = Łańcuch opiera się na tych wolnych polach, po dwa na każdą więź: { $cells }.
reason-hex-many = { $mover ->
    [opponent] Możesz dopełnić łańcuch, którego nie da się przerwać,
   *[you] Przeciwnik może dopełnić łańcuch, którego nie da się przerwać,
} na kilka sposobów, kamieniem na { $cells }, i żaden ruch nie powstrzyma wszystkich.

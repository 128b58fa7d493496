# Strona o tym, co serwer przechowuje o ludziach.

privacy-title = Co ten serwer przechowuje o tobie
privacy-begin = Wszystko jest w jednej bazie danych u operatora tego serwera. Nic nie jest przekazywane dalej i nie ma reklam.
privacy-what = Co
privacy-how-long = Jak długo
privacy-account = Twoje konto: nazwa, kiedy powstało, czy jest zablokowane, czy gra nim program i czy prowadzi serwer, oraz skrót, z którego nie da się obliczyć hasła. Gość ma tylko nazwę.
privacy-account-time = Dopóki go nie usuniesz. Gość, który nie grał przez { $guests ->
    [one] { $guests } dzień
    [few] { $guests } dni
    [many] { $guests } dni
   *[other] { $guests } dnia
}, jest usuwany.
privacy-session = Zalogowane przeglądarki i boty: kiedy się zalogowały, nazwa przeglądarki i co wolno botowi; ponadto znak każdej przeglądarki, w której zalogowano się na twoje konto. Klucz jest w ciasteczku twojej przeglądarki; w bazie jest tylko jego skrót.
privacy-session-time = Dopóki się nie wylogujesz, przeglądarka najwyżej 90 dni, bot i znak przeglądarki najwyżej rok.
privacy-match = Twoje partie z ludźmi i rankingowe z komputerem: gra, ruchy i kiedy je wykonano, oraz wynik. Przy partii rankingowej także to, czy obaj gracze byli w tej samej sieci; dlatego skrót sieci jest przechowywany, dopóki nie usiądzie drugi gracz.
privacy-match-time = Na zawsze. Jeśli usuniesz konto, zostaną bez twojej nazwy.
privacy-rating = Twój ranking i twoje wyniki w każdej grze.
privacy-rating-time = Dopóki nie usuniesz konta.
privacy-event = Zdarzenia bezpieczeństwa: kiedy ktoś się zalogował albo mu się to nie udało, zmienił hasło, otworzył lub usunął konto, pod jaką nazwą i z jakiego adresu sieciowego.
privacy-event-time = { $events ->
    [one] { $events } dzień
    [few] { $events } dni
    [many] { $events } dni
   *[other] { $events } dnia
}.
privacy-operator = Co prowadzący serwer zrobili z kontami, oraz odnośniki do nowego konta lub nowego hasła, które rozdali.
privacy-operator-time = Odnośniki, dopóki nie zostaną użyte lub nie będą za stare. Zapisy na zawsze, z nazwą operatora; jeśli usuniesz konto, bez twojej nazwy.
privacy-nothing-else = Nic innego nie jest przechowywane: ani prawdziwe nazwisko, ani adres e-mail, ani wiek. Ciasteczka są dwa: jedno pozwala pozostać zalogowanym, drugie oznacza przeglądarkę, żeby nikt nie mógł zablokować ci dostępu zgadywaniem haseł.
privacy-rights = Na stronie swojego konta możesz wszystko o sobie pobrać i usunąć.

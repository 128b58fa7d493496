# Strona o tym, co serwer przechowuje o ludziach.

privacy-title = Co ten serwer przechowuje o tobie
privacy-begin = Wszystkie dane są w jednej bazie, którą ma ten, kto prowadzi ten serwer. Nikomu ich nie przekazuje. Reklam nie ma.
privacy-what = Co
privacy-how-long = Jak długo
privacy-account = Twoje konto: nazwa, kiedy powstało, czy jest zablokowane, czy gra na nim program i czy należy do operatora, oraz skrót, z którego nie da się obliczyć hasła. Gość ma tylko nazwę.
privacy-account-time = Dopóki nie usuniesz konta. Gość, który nie gra przez { $guests ->
    [one] { $guests } dzień
    [few] { $guests } dni
   *[many] { $guests } dni
}, jest usuwany.
privacy-session = Zalogowane przeglądarki i boty: kiedy się zalogowały, nazwa przeglądarki i co wolno botowi, a także znak każdej przeglądarki, w której się logujesz. Klucz jest w ciasteczku twojej przeglądarki; w bazie jest tylko jego skrót.
privacy-session-time = Dopóki się nie wylogujesz, przeglądarka najwyżej 90 dni; bot i znak przeglądarki najwyżej rok.
privacy-match = Twoje partie z ludźmi i partie rankingowe z komputerem: gra, ruchy, czas ruchów i wynik. Przy partii rankingowej także to, czy obaj gracze są w tej samej sieci; dlatego skrót sieci jest przechowywany, dopóki nie dołączy drugi gracz.
privacy-match-time = Na zawsze. Jeśli usuniesz konto, zostaną bez twojej nazwy.
privacy-rating = Twoje punkty rankingowe i wyniki w każdej grze.
privacy-rating-time = Dopóki nie usuniesz konta.
privacy-event = Zdarzenia bezpieczeństwa: kiedy ktoś się zalogował lub próbował, zmienił hasło, założył lub usunął konto, pod jaką nazwą i z jakiego adresu sieciowego.
privacy-event-time = { $events ->
    [one] { $events } dzień
    [few] { $events } dni
   *[many] { $events } dni
}.
privacy-operator = Co operatorzy zrobili z kontami oraz linki do nowego konta lub nowego hasła, które rozdali.
privacy-operator-time = Linki, dopóki nie zostaną użyte lub nie stracą ważności. Zapisy na zawsze, z nazwą operatora; jeśli usuniesz konto, bez twojej nazwy.
privacy-nothing-else = Niczego więcej serwer nie przechowuje: ani prawdziwego nazwiska, ani adresu e-mail, ani wieku. Ciasteczka są dwa: dzięki jednemu nie musisz logować się za każdym razem, drugie oznacza twoją przeglądarkę, żeby nikt nie mógł zablokować ci dostępu zgadywaniem haseł.
privacy-rights = Na stronie swojego konta możesz pobrać i usunąć wszystko, co cię dotyczy.

# Co robią operatorzy i strony za linkami, które rozdają. Odmowy bez kropki.
refused-uninvited = konta na tym serwerze zakłada się na zaproszenie: poproś operatora o link
refused-closed = na tym serwerze nikt nie może teraz założyć konta
refused-no-link = ten link jest nieważny: został już użyty albo jest za stary; poproś o nowy
refused-name-taken = ta nazwa jest zajęta albo przypomina zajętą

refused-operator = to jest konto operatora: zmienić je może tylko `nimatron admin`

token-empty = plik jest pusty, a powinien w nim być token

page-home = Przejdź do gier
page-name = Nazwa
page-password = Hasło
page-repeat = Powtórz hasło
page-send = Zapisz
page-join = Załóż konto
page-reset = Nowe hasło
page-reset-of = Nowe hasło dla konta { $name }
page-reset-done = Nowe hasło jest zapisane, a wszystkie przeglądarki i boty tego konta są wylogowane. Teraz zaloguj się nowym hasłem.

operator-title = Dla operatorów
operator-reset = Utwórz link do hasła
operator-block = Zablokuj
operator-unblock = Odblokuj
operator-invite = Utwórz zaproszenie

admin-block-done = Konto { $name } jest zablokowane: wszystkie sesje są zakończone i nikt nie może się zalogować.
admin-unblock-done = Na konto { $name } znów można się zalogować.
admin-rename-done = Konto { $name } ma teraz nazwę { $new }.
admin-grant-done = Konto { $name } jest teraz kontem operatora.
admin-revoke-done = Konto { $name } nie jest już kontem operatora.
admin-delete-done = Konto { $name } jest usunięte; jego partie zostają, ale bez nazwy.
admin-reset-done = Na tej stronie można jeden raz, w ciągu dwóch dni, ustawić nowe hasło konta { $name }:
admin-invite-done = { $count ->
    [one] { $count } zaproszenie
    [few] { $count } zaproszenia
   *[many] { $count } zaproszeń
}, każde na jedno konto, ważne przez { $days ->
    [one] { $days } dzień
    [few] { $days } dni
   *[many] { $days } dni
}:
admin-sizes-all = Razem: { $kilobytes } kB
admin-column-name = nazwa
admin-column-kind = rodzaj
admin-column-created = od (UTC)
admin-column-matches = partie
admin-column-id = identyfikator
admin-column-table = tabela
admin-column-rows = wiersze
admin-column-time = czas (UTC)
admin-column-operator = operator
admin-column-action = czynność
admin-column-detail = szczegóły
admin-column-event = zdarzenie
admin-column-address = adres
admin-column-count = razy
admin-column-opponent = przeciwnik
admin-column-wins = wygrane
admin-column-unplayed = bez ruchu
admin-kind-account = konto
admin-kind-guest = gość
admin-kind-operator = operator
admin-kind-blocked = zablokowane

admin-kind-bot = bot
admin-list-cut = Tu lista się kończy: { $count ->
    [one] pokazuje { $count } najnowsze konto.
    [few] pokazuje { $count } najnowsze konta.
   *[many] pokazuje { $count } najnowszych kont.
} Inne znajdziesz po części nazwy.
admin-streak-computer = komputer, poziom { $level }
admin-streak-deleted = usunięte konto
admin-streaks-none = { $days ->
    [one] W ostatnim { $days } dniu nie ma niezwykłych serii.
    [few] W ostatnich { $days } dniach nie ma niezwykłych serii.
    [many] W ostatnich { $days } dniach nie ma niezwykłych serii.
   *[other] W ostatnich { $days } dniach nie ma niezwykłych serii.
}

# Serwer: uruchamianie i powody odmowy. Zdania bez kropki.

serve-at = Nimatron działa pod adresem { $address }; zatrzymuje go Ctrl-C.
serve-no-page = strony nie ma w tym programie; buduje ją `cargo xtask run`
site-no-page = Strona nie została zbudowana z tym programem: buduje ją `cargo xtask run`.
start-taken = pod adresem { $address } nasłuchuje już inny program; inny adres wybiera się opcją --listen
start-listen = nie można nasłuchiwać pod adresem { $address }: { $reason }
start-page = nie można odczytać strony w katalogu `{ $folder }`: { $reason }
start-runtime = nie można uruchomić serwera: { $reason }

problem-not-found = nie znaleziono
problem-not-signed-in = bez logowania
problem-forbidden = niedozwolone
problem-conflict = teraz niemożliwe
problem-too-many = za dużo żądań
problem-request = nie można odpowiedzieć
problem-failed = serwer zawiódł

refused-no-address = pod tym adresem nic nie ma
refused-no-file = nie ma takiego pliku; jeśli strona jest otwarta, wczytaj ją ponownie
refused-no-method = tego adresu nie można użyć w ten sposób
refused-too-large = żądanie jest za duże
refused-no-json-type = żądanie musi być w zapisie JSON; oczekiwano: `Content-Type: application/json`
refused-unreadable = nie można odczytać żądania: brakuje pola, jest nieznane albo złego rodzaju
refused-no-socket = ten adres służy do połączeń WebSocket
refused-request = na żądanie nie można odpowiedzieć
refused-failed = serwer zawiódł; nic się nie zmieniło, spróbuj ponownie

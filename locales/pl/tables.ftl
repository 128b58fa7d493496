# `nimatron analyze --table`: co jest nie tak z plikiem.
table-file-foreign = potrzebna jest tabela zapisana przez `nimatron analyze --table`
table-file-version = tabela ma inną wersję: usuń plik, a przeszukiwanie zacznie się od nowa
table-file-damaged = tabela jest uszkodzona lub niepełna: usuń plik, a przeszukiwanie zacznie się od nowa
table-file-other = tabela należy do innej gry albo do plansz innego rozmiaru
table-file-large = w tabeli jest więcej pozycji, niż przeszukiwanie może zachować: zwiększ granicę opcją --positions N
table-not-kept = tablica małych plansz nie została zapisana, więc następne długie przeszukiwanie zbuduje ją od nowa: { $reason }

graph-intro = Każda ramka to pozycja, każda linia to ruch. Zaokrąglone ramki to pozycje P: gracz, który ma ruch, przegrywa. Prostokątne to pozycje N: gracz, który ma ruch, wygrywa.
graph-depth = Ile ruchów naprzód
graph-depth-all = wszystkie
graph-nodes = Najwyżej pozycji
graph-layers = Układ według
graph-layers-depth = ruchów od początku
graph-layers-remoteness = ruchów do końca
graph-go = Przejdź tam
graph-fold = Ukryj jej ruchy
graph-unfold = Pokaż jej ruchy
graph-analyse = Analizuj
graph-save-svg = Graf jako SVG
graph-save-png = Graf jako PNG
graph-list = Wszystkie pozycje jako lista
graph-larger = Powiększ
graph-smaller = Pomniejsz
graph-fit = Dopasuj do szerokości
graph-how = Przeciągnij, żeby przesunąć obraz; kliknij pozycję, żeby ją wybrać.
graph-own = Twój graf
graph-own-how = Gracze przesuwają pionek po strzałkach grafu. Wpisz lub wklej graf w języku DOT, na przykład `digraph {"{"} a -> b -> c; a -> c {"}"}`, albo jako JSON: przy każdym wierzchołku te, do których wolno przejść.
graph-own-label = Graf jako DOT albo JSON
graph-own-draw = Narysuj
graph-no-vertices = nie ma tu grafu; wpisz co najmniej jeden wierzchołek

map-intro = Każde pole to pozycja: numery kolumny i wiersza to dwie jej liczby. Kliknij pole, żeby przeanalizować pozycję.
map-pattern = Wzorzec z X i Y (albo puste)
map-size = Do
map-shows = Pokaż
map-too-large = mapa jest za duża albo wymaga za dużo obliczeń; wybierz mniejszą
map-none = gra `{ $game }` nie ma mapy według dwóch liczb; podaj wzorzec z X i Y, na przykład `X,Y`
map-no-number = we wzorcu `{ $pattern }` nie ma X; podaj pozycję z X i Y w miejscu liczb, na przykład `X,Y` lub `3,X,Y`

sequence-intro = Kod mówi, ile patyczków wolno zabrać ze stosu i co może zostać: `0.77` to Kayles. Oto nim-wartości stosów tej gry oraz okres, jeśli udowodniono, że trwa zawsze.
sequence-code = Kod
sequence-to = Liczba wartości
sequence-compute = Oblicz
sequence-examples = Spróbuj:
sequence-standard = Wartości są takie jak dla kodu `{ $code }` przy stosach mniejszych o { $smaller }.
sequence-largest = Największa wartość to { $value }; jako pierwszy ma ją stos { $heap }.
sequence-counts = { $known ->
    [one] Znana jest { $known } wartość,
    [few] Znane są { $known } wartości,
   *[many] Znanych jest { $known } wartości,
} z tego { $computed ->
    [one] { $computed } obliczona osobno.
    [few] { $computed } obliczone osobno.
   *[many] { $computed } obliczonych osobno.
}
sequence-no-period = Aż do stosu { $known } nie ma okresu.
sequence-period = Od stosu { $from } wartości powtarzają się już zawsze z okresem { $length }.
sequence-period-saltus = Od stosu { $from } wartości powtarzają się już zawsze z okresem { $length }, za każdym razem większe o { $saltus } (przyrost).
sequence-values = Pierwsze wartości
sequence-play = Zagraj w tę grę
sequence-proof-guy-smith = Dowód: wartości powtarzają się tak długo, że po każdym ruchu co najmniej jeden z pozostawionych stosów leży w części, która się powtarza. Potrzeba do tego { $needed } wartości (Guy i Smith 1956).
sequence-proof-digits = Dowód: wartości powtarzają się tak długo, że po każdym ruchu powtarza się co najmniej jeden z pozostawionych stosów albo cyfra kodu, która na ten ruch pozwala. Potrzeba do tego { $needed } wartości.
sequence-proof-window = { $width ->
    [one] Dowód: każda wartość zależy tylko od { $width } poprzedniej, a ta pojawiła się już dwa razy.
    [few] Dowód: każda wartość zależy tylko od { $width } poprzednich, a tyle pojawiło się już dwa razy w tej samej kolejności.
   *[many] Dowód: każda wartość zależy tylko od { $width } poprzednich, a tyle pojawiło się już dwa razy w tej samej kolejności.
} Potrzeba do tego { $needed } wartości.
sequence-proof-frontier = Dowód: zbiór liczb, które nie są jeszcze na zawsze wykluczone, pojawił się dwa razy w tej samej postaci. Potrzeba do tego { $needed } wartości.
sequence-proof-lift = Dowód: żaden ruch nie prowadzi do wartości, którą daje okres, a ruchy do mniejszych wartości pozostają albo pojawiają się znowu jeden okres później, z wartością większą o tyle, o ile rosną wartości. Potrzeba do tego { $needed } wartości.
sequence-error-code = `{ $text }` nie jest kodem; powinno być: { $expected }
sequence-atlas = Atlas: wszystkie kody trzycyfrowe
sequence-atlas-about = Co wiadomo o każdej grze; znak zapytania oznacza, że okresu nie znamy. Rzadkie stosy to te nieliczne, które nie mają wartości tego rodzaju co prawie wszystkie. Kliknij nagłówek, żeby posortować.
sequence-atlas-missing = Nie można teraz pobrać tabeli.
sequence-standard-form = Postać standardowa
sequence-period-length = Okres
sequence-from = Od stosu
sequence-largest-value = Największa wartość
sequence-known = Obliczone wartości
sequence-rare = Rzadkie stosy
sequence-more = Pokaż więcej
lab-lead = Zajrzyj tak głęboko, jak chcesz: dowolna pozycja, jej graf, jej mapa, jej ciąg.
lab-example = Pokaż przykład
graph-save-dot = Graf jako DOT
graph-save-tikz = Graf jako TikZ

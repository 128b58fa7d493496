title-nim = Nim
summary-nim = Zabierz z jednego stosu dowolną liczbę patyczków.

heading-game = Játék
heading-summary = Röviden
heading-rules = Szabályok
heading-theory = Elmélet
heading-parameters = Paraméterek, így adhatók meg: --set név=érték
heading-presets = Kész kezdőállások
heading-history = Történet

label-outcome = kimenetel
label-nim-value = nim-érték
label-remoteness = a végéig
label-winning-moves = nyerő lépések
label-drawing-moves = döntetlenre vivő lépések
label-collected = összegyűjtve
label-best-moves = legjobb lépések
label-theorem = tétel
label-search = keresés
label-move = lépés
label-leads-to = ide vezet
label-result = kimenetel

fact-remoteness = { $count ->
    [one] { $count } lépés, ha a nyertes siet, a vesztes pedig halogat
   *[other] { $count } lépés, ha a nyertes siet, a vesztes pedig halogat
}
fact-unknown = a megadott kereten belül nem ismert
fact-incomplete = { $moves } (a lista nem teljes)
fact-collected = a soron következő játékosé { $mine }, a másiké { $theirs }
fact-positions = { $count ->
    [one] { $count } állás
   *[other] { $count } állás
}

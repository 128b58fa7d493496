# One paragraph each; the titles stand above them.

history-bouton-title = Bouton names the game
history-bouton =
    Charles Leonard Bouton of Harvard had met the game at American colleges and fairs, where it was wrongly called
    Fan-Tan. In 1901 he gave it the name Nim, perhaps from the German “nimm” (take!), though he never said so, and
    published its complete theory in five pages: write the heaps in binary, look at the columns, leave every column
    even. He also showed what changes when whoever takes the last token loses. No game of this kind had been solved so
    completely before.

history-values-title = Sprague and Grundy: every such game is Nim
history-values =
    In 1935 Roland Sprague in Berlin and in 1939 Patrick Michael Grundy in Cambridge found the same theorem, each
    without knowing of the other. In any impartial game, one in which both players have the same moves, that must come
    to an end, every position is worth a single heap of Nim: its nim-value is the smallest number that none of its
    options has. When several games stand side by side, their values are combined by the nim-sum. All this holds when
    the last move wins; when it loses, things are far more difficult.

history-nimatron-title = Nimatron, the machine that beat the visitors
history-nimatron =
    In the winter before the second season of the New York World's Fair, the physicist Edward Condon of Westinghouse
    thought of a machine that plays Nim. Gerald Tawney and Willard Derr built it with him out of relays, it weighed
    about a ton, and in 1940 it stood in the Westinghouse pavilion with four rows of up to seven lamps. It is said to
    have won about 90,000 of some 100,000 games. Whoever beat it received a token with the words “Nim Champ”. This
    program bears its name.

history-nimrod-title = Nimrod, the electronic brain
history-nimrod =
    Ferranti had promised a computer for the Festival of Britain in 1951. The Australian John Makepeace Bennett, who had
    heard of Nimatron, proposed one that did nothing but play Nim and showed with lamps what it was calculating; Raymond
    Stuart-Williams built it. Nimrod was 3.7 metres long and 2.7 metres high, and it was meant to explain how computers
    work, but most people simply wanted to play. In October it was shown in Berlin, where it also beat the minister of
    economics, Ludwig Erhard. Then it was taken apart.

history-marienbad-title = Last Year at Marienbad
history-marienbad =
    In Alain Resnais's film of 1961, written by Alain Robbe-Grillet, a thin man plays again and again with cards or
    matches in rows of 7, 5, 3 and 1; whoever takes the last one loses. “I can lose,” he says, “but I always win.” It is
    a losing position for the player who begins, in misère as in normal play, yet the man wins even when he starts,
    because his opponents do not know the theory. After the film the game was played in bars all over the world, and 1,
    3, 5, 7 has been called Marienbad ever since.

# The computer's characters, from weak to strong, and what they say after a game.

opponent-hen = Hen (level 1)
opponent-hen-meaning = Pecks at any legal move, but never misses an immediate win.
opponent-mole = Mole
opponent-mole-meaning = Sees two moves ahead, its own and your answer. What comes after that is darkness.
opponent-dormouse = Dormouse (level 2)
opponent-dormouse-meaning = Plays its first, third, fifth, … moves like Nimatron and sleeps through the others: those are random.
opponent-squirrel = Squirrel
opponent-squirrel-meaning = Knows the columns of 1, 2 and 4 by heart and forgets all higher ones. In games without columns it sees two moves ahead, like the mole.
opponent-nimatron = Nimatron 1940 (level 3)
opponent-nimatron-meaning = Never misses a win that theory or its search can see; in games too large for both it may go wrong. When it is losing, it sets you the hardest problem it can.
opponent-chameleon = Chameleon
opponent-chameleon-meaning = Becomes as strong as you are: stronger after a defeat, weaker after a win. Right now { $percent } in 100 of its moves are its best.
opponent-only-strong = This game is too large for anyone to know completely: here Nimatron plays strongly, but not perfectly.

farewell-mole-won = You win! The mole sees only two moves ahead. The dormouse is next.
farewell-mole-lost = The mole wins. It sees only two moves ahead, so set it a trap three moves deep.
farewell-squirrel-won = You win! The squirrel has a short memory. Now only Nimatron 1940 is left.
farewell-squirrel-lost = The squirrel wins, short memory and all. The review shows whether you could have punished that.
farewell-chameleon-won = You win! Next time the chameleon will be a little stronger.
farewell-chameleon-lost = The chameleon wins. Next time it will be a little weaker.

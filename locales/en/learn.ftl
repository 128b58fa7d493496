# The page to learn on: its headings, questions and answers.

learn-intro = Start here: a course from scratch, plus every game's rules and theory.
learn-course = Course
learn-games = All games
learn-progress = { $done } of { $all }
learn-again = Again
learn-try = Try it
learn-play = Play
learn-examples = Examples
learn-explained = An example, explained:
learn-open-graph = Open this graph
learn-exercise = Exercise { $number }
learn-ask-outcome = Is this a P-position or an N-position?
learn-ask-digits = How is this number written in binary?
learn-ask-nim-sum = What is the nim-sum of the heaps?
learn-ask-value = What is the nim-value?
learn-ask-move = Make a winning move, on the board or typed.
learn-ask-columns = What are the sums of the columns?
learn-ask-remoteness = How many moves does the game last if the winner hurries and the loser delays?
learn-answer-p = P: the player to move loses
learn-answer-n = N: the player to move wins
learn-answer-move = Your move
learn-answer-number = Your answer
learn-no-number = Please type whole numbers.
learn-column = Sum of column { $number } from the left
learn-right = Right!
learn-wrong = Not yet. Look again.

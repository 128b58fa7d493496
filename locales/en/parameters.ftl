# One sentence about each parameter: `about-GAME-PARAMETER`.

about-circle-k = The largest number of neighbours you may take at once.
about-cn-k = How many neighbouring heaps you may take from in one move.
about-count-target = The number at which counting ends.
about-count-add = The numbers you may add.
about-count-opening = The first move: an addition to 0 (`free`), the number 1 (`one`), or any number up to two less than the target (`any`).
about-count-players = The number of players.
about-graph-graph = The graph: a map from each vertex to a list of vertices, or a text in DOT.
about-hex-size = The number of rows and columns of the board.
about-moore-k = How many heaps you may take from in one move.
about-moore-r = The largest number of tokens you may take from one heap; any number unless given.
about-multiheap-all = Whether “every heap” means those not yet empty (`nonempty`) or all heaps of the start (`original`).
about-northcott-size = The number of squares in a column.
about-northcott_classic-size = The number of squares in a column.
about-octal-code = The code, such as `0.77` or `4.[3]`, or its name, such as `kayles`.
about-poker-refill = Whether empty heaps may be filled again.
about-poker-shared = Whether both players share one bag.
about-subtraction-S = The numbers of tokens you may take.
about-sum-parts = The games, 1 to 16, such as `nim;octal:code=0.77`.
about-wythoff-a = Amounts taken from both heaps at once must differ by less than this.

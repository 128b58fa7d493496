# One sentence about each parameter: `about-GAME-PARAMETER`.

about-circle-k = How many neighbours may be taken at most.
about-cn-k = How many neighbouring heaps may be touched in one move.
about-count-target = The number at which counting ends.
about-count-add = The numbers that may be added.
about-count-opening = The first move: an addition to 0 (`free`), the number 1 (`one`), or any number up to two less than the target (`any`).
about-count-players = How many play.
about-graph-graph = The graph: a map from each vertex to a list of vertices, or a text in DOT.
about-hex-size = How many rows and columns the board has.
about-moore-k = How many heaps may be touched in one move.
about-moore-r = How many tokens may be taken from one heap at most; left out, any number.
about-multiheap-all = Whether every heap means those not yet empty (`nonempty`) or all heaps of the start (`original`).
about-northcott-size = How many squares a column has.
about-northcott_classic-size = How many squares a column has.
about-octal-code = The code, such as `0.77` or `4.[3]`, or its name, such as `kayles`.
about-poker-refill = Whether empty heaps may be filled again.
about-poker-shared = Whether both players use one bag.
about-subtraction-S = The numbers of tokens that may be taken.
about-sum-parts = The games, 1 to 16, such as `nim;octal:code=0.77`.
about-wythoff-a = Numbers taken from both heaps at once must differ by less than this.

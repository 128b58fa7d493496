# Notakto, Clobber, Kayles on graphs, Domineering, coins on a grid, words.

move-cross-on = put a cross on { $cell }
move-cross-on-board = put a cross on { $cell } of board { $board }
reason-board = board { $board }
reason-notakto-products = In misère play every open board is worth a product of the letters a, b, c and d, and the boards together are worth the product of all. It is shortened by the rules a² = 1, b³ = b, b²c = c, c³ = ac², b²d = d, cd = ad, d² = c². A position is losing exactly when its product is a, b², bc or c².
reason-notakto-here = The boards are worth { $factors } here, so the product is { $product }.
reason-notakto-lost = This product is losing, and no cross leads to another losing one. { $mover ->
    [opponent] Whatever the opponent does, you return to a losing product, unless the last board is closed.
   *[you] Whatever you do, the opponent returns to a losing product, unless the last board is closed.
}
reason-notakto-won = This move leaves boards worth { $factors }, and their product { $product } is losing: { $move }.
reason-notakto-values = Only open boards count. Each of them has a nim-value, and they add up like heaps of Nim.

move-capture = move the stone on { $from } to { $to }
reason-clobber-turn = The board looks the same after half a turn around its centre, and no stone can take its own image. { $mover ->
    [opponent] So you answer every move with its image.
   *[you] So the opponent answers every move with its image.
}
reason-clobber-turn-exchanged = The board looks the same after half a turn around its centre, with the colours exchanged, and no stone can take its own image. { $mover ->
    [opponent] So you answer every move with its image.
   *[you] So the opponent answers every move with its image.
}
reason-clobber-mirror = The board looks the same in a mirror, and no stone can take its own image. { $mover ->
    [opponent] So you answer every move with its image.
   *[you] So the opponent answers every move with its image.
}
reason-clobber-mirror-exchanged = The board looks the same in a mirror, with the colours exchanged, and no stone can take its own image. { $mover ->
    [opponent] So you answer every move with its image.
   *[you] So the opponent answers every move with its image.
}

move-vertex = take vertex { $chosen } and its neighbours
move-edge = take the edge { $chosen } and its ends
reason-graph-all = One move takes everything at once: { $move }.
reason-graph-forms = Only paths, cycles and stars are left. They are separate parts, and the nim-value of each of them is known.
reason-component = the part with vertex { $vertex }

reason-domineering-won = { $safe ->
    [one] There is { $safe } safe place for your dominoes, which the opponent can never reach,
   *[other] There are { $safe } safe places for your dominoes, which the opponent can never reach,
} and { $room ->
    [0] none at all for the opponent's.
    [one] room for at most { $room } of the opponent's.
   *[other] room for at most { $room } of the opponent's.
} The opponent runs out of places first.
reason-domineering-lost = { $mover ->
    [opponent] You have { $safe ->
        [0] no safe places, and none are needed,
        [one] { $safe } safe place, which the opponent can never reach,
       *[other] { $safe } safe places, which the opponent can never reach,
    } and the opponent has room for { $room ->
        [0] no domino.
        [one] at most { $room } domino.
       *[other] at most { $room } dominoes.
    }
   *[you] The opponent has { $safe ->
        [0] no safe places, and none are needed,
        [one] { $safe } safe place, which you can never reach,
       *[other] { $safe } safe places, which you can never reach,
    } and you have room for { $room ->
        [0] no domino.
        [one] at most { $room } domino.
       *[other] at most { $room } dominoes.
    }
}

move-take-coin = take the coin on { $place }
move-take-line = { $count ->
    [one] take { $count } coin from { $first } to { $last }
   *[other] take the { $count } coins from { $first } to { $last }
}
reason-run = { $first } to { $last }
reason-grid-rows = Coins are taken from rows only. Neighbouring coins in a row are a heap of Nim: any smaller number of them can be left, and splitting a row never leaves more.
reason-grid-copy = The coins look the same after half a turn around their centre, and no line that can be taken overlaps its own image. { $mover ->
    [opponent] So you answer every move with its image.
   *[you] So the opponent answers every move with its image.
}
reason-grid-middle = The coins look the same after half a turn around their centre. Take what lies in the middle: { $move }. From then on answer every move with its image after half a turn.

move-word = form the word { $word }
reason-words-fixed = These words can be formed now: { $words }. Whichever of them are chosen, exactly { $count ->
    [one] { $count } word is
   *[other] { $count } words are
} still to come.

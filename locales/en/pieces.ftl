# Nouns for what is seen on the board: gold bars in boxes, sticks and coins in heaps, balls in columns, pins in rows;
# tokens if there is no picture. Terms without pins are not used where pins are. A term has the arguments of the message
# that uses it.

-counted = { $pieces ->
    [bars] { $count ->
            [one] { $count } bar
           *[other] { $count } bars
        }
    [sticks] { $count ->
            [one] { $count } stick
           *[other] { $count } sticks
        }
    [balls] { $count ->
            [one] { $count } ball
           *[other] { $count } balls
        }
    [coins] { $count ->
            [one] { $count } coin
           *[other] { $count } coins
        }
    [pins] { $count ->
            [one] { $count } pin
           *[other] { $count } pins
        }
   *[tokens] { $count ->
            [one] { $count } token
           *[other] { $count } tokens
        }
}
-heap = { $pieces ->
    [bars] box
    [balls] column
    [pins] row
   *[tokens] heap
}
-heaps = { $pieces ->
    [bars] boxes
    [balls] columns
    [pins] rows
   *[tokens] heaps
}
-onto-heap = { $pieces ->
    [bars] in box
    [balls] on column
   *[tokens] on heap
}
-one-piece = { $pieces ->
    [bars] a bar
    [sticks] a stick
    [balls] a ball
    [coins] a coin
   *[tokens] a token
}
-piece = { $pieces ->
    [bars] bar
    [sticks] stick
    [balls] ball
    [coins] coin
   *[tokens] token
}
-pieces = { $pieces ->
    [bars] bars
    [sticks] sticks
    [balls] balls
    [coins] coins
   *[tokens] tokens
}

title-nim = Nim
summary-nim = S jedne hrpe uzmi bilo koji broj žetona.

title-nim = Nim
summary-nim = Z enega kupa vzameš poljubno število palic.

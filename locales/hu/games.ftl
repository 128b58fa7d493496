title-nim = Nim
summary-nim = Végy el egy halomból tetszőleges számú elemet.

# Stran za učenje: naslovi, vprašanja in odgovori.

learn-intro = Začni tukaj: tečaj od samega začetka z nalogami, ki jih preveri program, ter pravila in teorija vseh iger.
learn-course = Tečaj
learn-games = Vse igre
learn-progress = { $done } od { $all }
learn-again = Znova
learn-try = Poskusi
learn-play = Igraj
learn-examples = Zgledi
learn-explained = Zgled z razlago:
learn-open-graph = Odpri ta graf
learn-exercise = { $number }. naloga
learn-ask-outcome = Ali je to P-pozicija ali N-pozicija?
learn-ask-digits = Kako to število zapišeš dvojiško?
learn-ask-nim-sum = Kolikšna je nim-vsota kupov?
learn-ask-value = Kolikšna je nim-vrednost?
learn-ask-move = Odigraj zmagovalno potezo na deski ali jo vpiši.
learn-ask-columns = Kolikšne so vsote stolpcev?
learn-ask-remoteness = Koliko potez traja partija, če zmagovalec hiti, poraženec pa zavlačuje?
learn-answer-p = P: kdor je na potezi, izgubi
learn-answer-n = N: kdor je na potezi, zmaga
learn-answer-move = Tvoja poteza
learn-answer-number = Tvoj odgovor
learn-no-number = Vpiši cela števila.
learn-column = Vsota { $number }. stolpca z leve
learn-right = Pravilno!
learn-wrong = Še ne. Poglej še enkrat.

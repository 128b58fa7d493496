credits-sources = Źródła
credits-sources-text = Każde twierdzenie, którego używa program, jest w wyjaśnieniach podane ze źródłem i zostało porównane z pełnym przeszukiwaniem na wielu tysiącach pozycji. Najważniejsze prace:
credits-title = Podziękowania i licencja
credits-text = Program jest wolny: MIT albo Apache 2.0, do wyboru. Napisano go w języku Rust, a stronę z użyciem Leptos. Nazwa oddaje cześć maszynie, którą zbudowali Condon, Tawney i Derr.

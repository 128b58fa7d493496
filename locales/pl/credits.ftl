credits-sources = Źródła
credits-sources-text = Każde twierdzenie, z którego korzysta program, jest w wyjaśnieniach podane ze źródłem i porównane z pełnym przeszukiwaniem na wielu tysiącach pozycji. Najważniejsze prace:
credits-title = Podziękowania i licencja
credits-text = Program jest wolny: MIT albo Apache 2.0, do wyboru. Powstał w języku Rust, a strona z użyciem Leptos. Nazwa upamiętnia maszynę, którą zbudowali Condon, Tawney i Derr.

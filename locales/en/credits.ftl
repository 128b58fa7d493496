# What this program is, where its knowledge comes from.

credits-sources = Sources
credits-sources-text = The explanations name every theorem the engine uses, with its source, and each was compared with exhaustive search on many thousands of positions. The most important works:
credits-title = Credits and licence
credits-text = The program is free: MIT or Apache 2.0, as you choose. It is written in Rust, and the page with Leptos. Its name honours the machine of Condon, Tawney and Derr.

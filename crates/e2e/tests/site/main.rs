//! The site in a real browser: accounts, rankings, matches that count, and matches between people.
mod accounts;
mod faults;
mod history;
mod people;
mod rated;
mod visitor;

# `nimatron analyze --table`: what is wrong with a file.
table-file-foreign = expected a table from `nimatron analyze --table`
table-file-version = the table has a different version: remove the file, and the search starts anew
table-file-damaged = the table is damaged or incomplete: remove the file, and the search starts anew
table-file-other = the table belongs to another game or to boards of another size
table-file-large = the table holds more than the search may keep: allow more with --positions N
table-not-kept = the table of small boards was not kept, so the next long search builds it again: { $reason }

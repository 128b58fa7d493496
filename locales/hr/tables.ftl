# `nimatron analyze --table`: što s datotekom nije u redu.
table-file-foreign = očekuje se tablica koju je zapisao `nimatron analyze --table`
table-file-version = tablica ima drugu inačicu: ukloni datoteku, pa pretraživanje počinje iznova
table-file-damaged = tablica je oštećena ili nepotpuna: ukloni datoteku, pa pretraživanje počinje iznova
table-file-other = tablica pripada drugoj igri ili pločama druge veličine
table-file-large = u tablici je više pozicija nego što ih pretraživanje smije čuvati: povisi granicu opcijom --positions N
table-not-kept = tablica malih ploča nije spremljena, pa će je sljedeće dugo pretraživanje izračunati iznova: { $reason }

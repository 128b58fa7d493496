# `nimatron analyze --table`: kaj je z datoteko narobe.
table-file-foreign = pričakovano: tabela, ki jo je zapisal `nimatron analyze --table`
table-file-version = tabela ima drugo različico: odstrani datoteko in iskanje se začne znova
table-file-damaged = tabela je poškodovana ali nepopolna: odstrani datoteko in iskanje se začne znova
table-file-other = tabela je za drugo igro ali za deske druge velikosti
table-file-large = v tabeli je več pozicij, kot jih sme iskanje hraniti: zvišaj mejo z možnostjo --positions N
table-not-kept = tabela majhnih desk ni shranjena, zato jo bo naslednje dolgo iskanje sestavilo znova: { $reason }

history-bouton-title = Bouton nevet ad a játéknak
history-bouton =
    A harvardi Charles Leonard Bouton amerikai főiskolákon és vásárokon találkozott a játékkal, ahol tévesen Fan-Tannak
    hívták. 1901-ben a Nim nevet adta neki, talán a német „nimm” (vegyél!) szó nyomán, bár ezt ő maga sosem mondta, és öt
    oldalon közölte a teljes elméletét: írd fel a halmokat kettes számrendszerben, nézd meg az oszlopokat, és hagyj
    minden oszlopot párosan. Azt is megmutatta, mi változik, ha az veszít, aki az utolsó elemet elveszi. Korábban
    egyetlen ilyen játékot sem oldottak meg ennyire teljesen.

history-values-title = Sprague és Grundy: minden ilyen játék Nim
history-values =
    1935-ben Berlinben Roland Sprague, 1939-ben Cambridge-ben Patrick Michael Grundy ugyanazt a tételt találta meg,
    egymásról mit sem tudva. Ha egy játék biztosan véget ér, és pártatlan, vagyis mindkét játékos ugyanazokat a
    lépéseket teheti, akkor minden állása annyit ér, mint egyetlen Nim-halom: a nim-értéke a legkisebb szám, amely
    egyetlen olyan állásnak sem az értéke, ahová onnan lépni lehet. Ha több játék áll egymás mellett, együtt annyit
    érnek, amennyi az értékeik nim-összege. Mindez akkor igaz, ha az nyer, aki utoljára lép; ha ő veszít, minden sokkal
    nehezebb.

history-nimatron-title = A Nimatron, a gép, amely megverte a látogatókat
history-nimatron =
    A New York-i világkiállítás második idénye előtti télen Edward Condon fizikus, a Westinghouse munkatársa kitalált
    egy gépet, amely Nimet játszik. Gerald Tawneyval és Willard Derr-rel relékből építették meg. Körülbelül egy tonnát
    nyomott, és 1940-ben a Westinghouse pavilonjában állt, négy sorban legfeljebb hét-hét lámpával. Azt mondják, mintegy
    100 000 játszmából körülbelül 90 000-et megnyert. Aki legyőzte, „Nim Champ” feliratú érmét kapott. Ez a program róla
    kapta a nevét.

history-nimrod-title = Nimrod, az elektronikus agy
history-nimrod =
    A Ferranti cég számítógépet ígért az 1951-es Festival of Britain kiállításra. Az ausztrál John Makepeace Bennett,
    aki hallott a Nimatronról, olyan gépet javasolt, amely csak Nimet játszik, és lámpákkal mutatja, éppen mit számol;
    Raymond Stuart-Williams építette meg. A Nimrod 3,7 méter hosszú és 2,7 méter magas volt. Azt kellett volna
    megmutatnia, hogyan működik egy számítógép, de a legtöbben egyszerűen játszani akartak vele. Októberben Berlinben is
    kiállították, ahol Ludwig Erhard gazdasági minisztert is megverte. Aztán szétszedték.

history-marienbad-title = Tavaly Marienbadban
history-marienbad =
    Alain Resnais 1961-es filmjében, amelynek forgatókönyvét Alain Robbe-Grillet írta, egy sovány férfi újra meg újra
    játszik kártyákkal vagy gyufákkal, 7, 5, 3 és 1 darabos sorokkal; aki az utolsót elveszi, veszít. „Veszíthetek –
    mondja –, de mindig nyerek.” Ebből az állásból a kezdő veszít, misère és normál játékban egyaránt. A férfi mégis
    nyer akkor is, ha ő kezd, mert az ellenfelei nem ismerik az elméletet. A film után világszerte játszották a
    bárokban, és az 1, 3, 5, 7 állást azóta Marienbadnak hívják.

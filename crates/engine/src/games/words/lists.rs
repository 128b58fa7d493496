//! Alphabets and common words of five languages.
//!
//! Letters are those that a dictionary of the language counts: dž, lj and nj are letters in Croatian, cs, dz, dzs, gy,
//! ly, ny, sz, ty and zs in Hungarian; Polish ch, cz, dz, dź, dż, rz and sz are two letters each.

/// A language: its alphabet, and common words of it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Language {
    pub(super) code: &'static str,
    pub(super) alphabet: &'static str,
    pub(super) words: &'static str,
}

/// The codes of the languages, as the parameter has them.
pub(super) const CODES: &[&str] = &["en", "sl", "hr", "hu", "pl"];

/// The languages in the same order.
pub(super) const LANGUAGES: [Language; 5] = [
    Language {
        code: "en",
        alphabet: "a b c d e f g h i j k l m n o p q r s t u v w x y z",
        words: "able acid aid aim air alone and angle ant apple arm art ash aunt bad bag ball bank bar barn base bat \
                bath beach bean bear beat bed bee bell belt bend best bird bit blue boat body bone book boot born bow \
                box boy bread brick bus cake calm camp can cap car card care cart cat chain chair clay clean clear \
                clock cloud coal coat coin cold cook corn cow cup cut dance dark day dear deer desk dish dog door \
                dream dry duck ear earth east easy eat edge egg end face fair farm fast fat field fine fire fish flag \
                floor fog food foot fox free fruit full fun game gate girl glad glass goat gold good grass green hair \
                hall hand hard hat head heart help hen hill home horse hot house ice ink iron jam jar joy key king \
                kite knee lake lamb lamp land late leaf leg lemon let light line lion lip long love low map meal \
                meat milk mind mine moon mouse mouth name near neat nest net new nice night nine nose note nut oak \
                ocean oil old one open oven owl page paint pan paper park path pea peach pear pen pie pig pin plan \
                plant plate play pond pot rain rat read red rest rice ring river road rock roof room root rope rose \
                round run sad sail salt sand school sea seat seed sheep ship shoe shop silk sing sit sky sleep slow \
                snow soap sock son song soup star steam step stone storm sun table tail tall tea team ten tent tin \
                toe tone top town toy train tree tune two walk wall warm water wave west wet wind wine wing wolf \
                wood word work year yes zoo",
    },
    Language {
        code: "sl",
        alphabet: "a b c č d e f g h i j k l m n o p r s š t u v z ž",
        words: "ata babica bel beseda boben bog bolj brat breg breza cel cena cesta cilj cvet čaj čas čebela čelo \
                čez čisto človek čoln čutara dan delo deska dež dim dlan dober dolg dom dravo drevo drug dva dvor \
                ena grad gora gozd grah gumb hiša hiter hlače hlev hram hren hrib igla igra ime iskra jagoda jama \
                jasen jata jelen jesen jezero jutro kamen kapa kava klet ključ kmet knjiga kolo konj kos kost kosilo \
                kot kozarec krava krilo krog kruh kuhar kup kača kaša lan led lep les leto led lev levo lice list \
                lonec lovec luč luna luža mak malo mama mati med meja mera mesec mesto metla meso miš mir miza mlin \
                mleko moka molk morje most mož mraz nebo nit noč noga nos nov oblak oče oder ogenj oko okno oreh \
                osel otok otrok palica papir par pek pes pesek pet pesem peta pilot pisan pismo planet pot plot polje \
                pomlad ponev potok prag prst prt ptič puran raca rak reka rep ribič riba roka roža rosa rumen sam \
                sanje sedem sir sin slon sneg sol sonce soba srce sreda srna stol stena star steza stolp stran svet \
                svinja šal šest šola špin tele telo ten teta tema ton torba tovor trava tri trg tla ulica ura usta \
                uho val vas večer veja vera veter vino vlak voda vojak volk volna voz vrat vrata vreme vrt zajec \
                zemlja zid zima zlat zmaj zob zvezda zvon žaba žaga žena žep žito žoga žolna",
    },
    Language {
        code: "hr",
        alphabet: "a b c č ć d dž đ e f g h i j k l lj m n nj o p r s š t u v z ž",
        words: "auto baka bik bilje bol bor brat breg broj brod brza cesta cijena crn crta cvijet čaj čas čaša čelo \
                čist čovjek čvor ćud dan dar dim dio dlan dno dom drvo drug dud dva džep džem đak ekran glas glava \
                gora grad grana grah guska gumb hlad hlače hrana hrast ide igla igra ime iskra ja jabuka jaje jak \
                jama jasen jež jelen jesen jezero juha jug kamen kapa kava kiša klas klin ključ knjiga kola konj kos \
                kosa kost koza krov kruh krug kuća kuhar kut ladica lan led leđa lijep lik lim list livada lonac \
                lopta lov luk lutka ljeto ljestve ljut ljudi ljubav mače mak malen mama mast med mir miš more most \
                mrak mrav muha mlin mliječ nebo nit noć noga nos nov nož njiva njuška njega oblak oko okno oluja orah \
                orao osa otac otok ovca pas pamuk par pero pet pijesak pile pismo plan plod polje pod ponoć posao \
                potok prag prozor prst ptica put račun rad rak rame riba rijeka roda roj rosa ruka ruža san sat selo \
                sestra sir sin slon slovo sni snop snijeg sok sol soba sova srce srna star stol stup suza sunce svet \
                šal šest šator šuma tata tele teta tijelo tim top torba trava tri trn trg ulica um uho usta utorak \
                val vaza vatra večer vid vino vjetar vlak voda voće vrata vreća vrt vuk vuna zdjela zec zemlja zid \
                zima zlato zmaj zob zrak zvijezda zvono žaba žena žica žito žut",
    },
    Language {
        code: "hu",
        alphabet: "a á b c cs d dz dzs e é f g gy h i í j k l ly m n ny o ó ö ő p q r s sz t ty u ú ü ű v w x y z zs",
        words: "ablak ád ág ágy áll alma anya apa ár arany arc asztal bab baj bal bánya bár bárány barát béka béke \
                bél betű bő bolt bor bot bőr búza cél cica cipő csap csend csepp csók csiga csont csók dal dél dió \
                diák dob domb ég egér egy él elem elme én ének erdő erő év ész fa fal falu fej fél fény fiú fog fok \
                föld folyó fül fű füst futó gép gida gomb gond gyár gyerek gyík gyors gyöngy ha hab haj hal három ház \
                hát hegy hét híd hideg hó hold homok hús idő íj ing inga ír irat iskola ital jár játék jég jel jó jegy \
                juh kacsa kalap kanál kar karika kávé kefe kék kenyér kép kert kés kéz kép kicsi kígyó király kis \
                kocka kocsi kor kosár kő könyv kör kút láb lány láp lap lakás láz lég len lép levél ló liba lift lom \
                madár mag maci máj mák május már más medve méh méz mese mező mód most nád nap négy név nő nyár nyak \
                nyelv nyíl nyúl olaj óra orr ól ős ősz öt pad pálya pap pék pénz piros pók pont pohár por puha rab rák \
                rét rend réz ró rózsa róka sajt sál sár sárga sas seb só sok sor süt szó szag száj szalma szél szem \
                szén szép szék szék szív szoba szó tál tanár tányér tárgy tej tél tó tető tűz toll torta tyúk új út \
                ujj utca üveg vad vár város vas véka víz virág vonat zab zaj zár zene zöld zseb zsák zsír",
    },
    Language {
        code: "pl",
        alphabet: "a ą b c ć d e ę f g h i j k l ł m n ń o ó p q r s ś t u v w x y z ź ż",
        words: "ale auto babcia balon bar bez biały bilet bok bór brat brzeg buty być cebula cel cena chleb chmura \
                cień cisza ciotka cukier czas czapka czoło ćma dach dać dal dar data deska deszcz dym dom dobry dół \
                droga drzewo dwa dzień dziób echo era fala farba flet fotel gaj gęś głos głowa gniazdo góra grad gra \
                groch gruszka igła imię iskra jabłko jama jazda jajko jeden jeleń jesień jezioro jutro kasza kapa \
                kawa kij klasa klucz koc kogut kolor koło komin koń kos kosz kot kora koza kra krem krok król krowa \
                krzak kubek kura kwiat las lato lew lek len lina lis list lody lot luty ława ładny łąka łóżko łoś \
                łyk mak mama mapa mały maj masło mata mech meta miasto miód mir mleko morze most mowa mróz mur mysz \
                nos nic noc noga nowy nóż nuta obiad oko okno olej ona orzech osa osioł ość ogień palec pan para park \
                pas pies pero pięć piec pisak plac plan pole pokój pora potok praca ptak rak rano raz reka róg rok \
                rosa rower róża ryba ryż rzeka sad sala sam sanki sen ser sień siano sklep słoń słowo smok sok sos \
                sól sowa stół stary step stopa strona suma syn szal szkoła szary ślad śnieg śliwka świat tak tama \
                tata ten teza ton tor torba trawa trzy tron ucho ulica usta uwaga wał wata waga wiatr wieś wino wilk \
                woda wór worek wóz wrona zając zamek zero zima zegar zupa złoto ząb żaba żart żona żółw źródło",
    },
];

/**
 * Numbers in words: `zero to nine | ten to nineteen | tens | hundreds`, a line for each language, with other forms of a word beside it.
 * Words for and, double and triple are in `numeralJoints` and `numeralTimes`.
 */
export const numerals: Record<string, string> = {
  English:
    'zero oh o nought naught one two three four five six seven eight nine niner | ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen | twenty thirty forty fourty fifty sixty seventy eighty ninety | hundred',
  'English for the eye': 'won too fore fife sicks ate nein nyn zro wan fower | |',
  Spanish:
    'cero uno una dos tres cuatro cinco seis siete ocho nueve | diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve | veinte veinti treinta cuarenta cincuenta sesenta setenta ochenta noventa veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve | cien ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos',
  Portuguese:
    'zero um uma dois duas três quatro cinco seis meia sete oito nove | dez onze doze treze catorze quatorze quinze dezesseis dezasseis dezessete dezassete dezoito dezenove dezanove | vinte trinta quarenta cinquenta sessenta setenta oitenta noventa | cem cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos',
  French:
    'zéro un une deux trois quatre cinq six sept huit neuf | dix onze douze treize quatorze quinze seize | vingt vingts trente quarante cinquante soixante septante huitante octante nonante | cent cents',
  Italian:
    'zero uno una due tre quattro cinque sei sette otto nove | dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove | venti vent trenta trent quaranta quarant cinquanta cinquant sessanta sessant settanta settant ottanta ottant novanta novant | cento duecento trecento quattrocento cinquecento seicento settecento ottocento novecento',
  Catalan:
    'zero un dos tres quatre cinc sis set vuit nou | deu onze dotze tretze catorze quinze setze disset divuit dinou | vint trenta quaranta cinquanta seixanta setanta vuitanta noranta | cent',
  German:
    'null eins ein eine zwei zwo drei vier fünf fuenf sechs sieben acht neun | zehn elf zwölf zwoelf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn | zwanzig dreißig dreissig vierzig fünfzig sechzig siebzig achtzig neunzig | hundert',
  Dutch:
    'nul een één twee drie vier vijf zes zeven acht negen | tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien | twintig dertig veertig vijftig zestig zeventig tachtig negentig | honderd',
  Afrikaans: 'nul een twee drie vier vyf ses sewe agt nege | tien elf twaalf | twintig dertig veertig vyftig | honderd',
  Danish:
    'nul en et to tre fire fem seks syv otte ni | ti elleve tolv tretten fjorten femten seksten sytten atten nitten | tyve tredive fyrre halvtreds tres halvfjerds firs halvfems | hundrede',
  Norwegian:
    'null en ett to tre fire fem seks sju syv åtte ni | ti elleve tolv tretten fjorten femten seksten sytten atten nitten | tjue tretti førti femti seksti sytti åtti nitti | hundre',
  Swedish:
    'noll ett en två tre fyra fem sex sju åtta nio | tio elva tolv tretton fjorton femton sexton sjutton arton nitton | tjugo trettio fyrtio femtio sextio sjuttio åttio nittio | hundra',
  Icelandic: 'núll einn tveir þrír fjórir fimm sex sjö átta níu | tíu ellefu tólf | tuttugu þrjátíu fjörutíu fimmtíu |',
  Finnish:
    'nolla yksi kaksi kolme neljä viisi kuusi seitsemän kahdeksan yhdeksän yks kaks viis kuus | kymmenen yksitoista kaksitoista | kaksikymmentä kolmekymmentä neljäkymmentä viisikymmentä | sata',
  Estonian: 'null üks kaks kolm neli viis kuus seitse kaheksa üheksa | kümme | kakskümmend kolmkümmend | sada',
  Latvian: 'nulle viens divi trīs četri pieci seši septiņi astoņi deviņi | desmit | divdesmit trīsdesmit | simts',
  Lithuanian:
    'nulis vienas du trys keturi penki šeši septyni aštuoni devyni | dešimt | dvidešimt trisdešimt keturiasdešimt penkiasdešimt | šimtas',
  Polish:
    'zero jeden jedna dwa dwie trzy cztery pięć sześć siedem osiem dziewięć | dziesięć jedenaście dwanaście trzynaście czternaście piętnaście szesnaście siedemnaście osiemnaście dziewiętnaście | dwadzieścia trzydzieści czterdzieści pięćdziesiąt sześćdziesiąt siedemdziesiąt osiemdziesiąt dziewięćdziesiąt | sto dwieście trzysta czterysta pięćset sześćset siedemset osiemset dziewięćset',
  Czech:
    'nula jedna jeden dva dvě tři čtyři pět šest sedm osm devět | deset jedenáct dvanáct třináct čtrnáct patnáct šestnáct sedmnáct osmnáct devatenáct | dvacet třicet čtyřicet padesát šedesát sedmdesát osmdesát devadesát | sto dvě_stě tři_sta pět_set',
  Slovak:
    'nula jeden jedna dva dve tri štyri päť šesť sedem osem deväť | desať jedenásť dvanásť trinásť štrnásť pätnásť šestnásť sedemnásť osemnásť devätnásť | dvadsať tridsať štyridsať päťdesiat šesťdesiat sedemdesiat osemdesiat deväťdesiat | sto dvesto tristo päťsto',
  Slovene:
    'nič nula ena dva dve tri štiri pet šest sedem osem devet | deset enajst dvanajst | dvajset trideset štirideset petdeset | sto',
  Serbian:
    'nula jedan jedna dva dve dvije tri četiri pet šest sedam osam devet | deset jedanaest dvanaest trinaest četrnaest petnaest šesnaest sedamnaest osamnaest devetnaest | dvadeset trideset četrdeset pedeset šezdeset sedamdeset osamdeset devedeset | sto dvesta trista petsto',
  'Serbian in Cyrillic':
    'нула један једна два две три четири пет шест седам осам девет | десет једанаест дванаест | двадесет тридесет четрдесет педесет шездесет седамдесет осамдесет деведесет | сто двеста триста',
  Bulgarian:
    'нула един една едно два две три четири пет шест седем осем девет | десет единадесет дванадесет | двадесет тридесет четиридесет петдесет шестдесет | сто двеста триста',
  Hungarian:
    'nulla egy kettő két három négy öt hat hét nyolc kilenc | tíz tizenegy tizenkettő tizenhárom tizennégy tizenöt | húsz huszon harminc negyven ötven hatvan hetven nyolcvan kilencven | száz',
  Romanian:
    'zero unu una doi două trei patru cinci șase şase șapte şapte opt nouă | zece unsprezece doisprezece treisprezece paisprezece cincisprezece | douăzeci treizeci patruzeci cincizeci șaizeci șaptezeci optzeci nouăzeci | sută sute',
  Albanian:
    'zero një dy tre katër pesë gjashtë shtatë tetë nëntë | dhjetë | njëzet tridhjetë dyzet pesëdhjetë | njëqind',
  Greek:
    'μηδέν ένα δύο δυο τρία τέσσερα πέντε έξι επτά εφτά οκτώ οχτώ εννέα εννιά | δέκα έντεκα δώδεκα δεκατρία | είκοσι τριάντα σαράντα πενήντα εξήντα εβδομήντα ογδόντα ενενήντα | εκατό διακόσια',
  Maltese: 'żero wieħed tnejn tlieta erbgħa ħamsa sitta sebgħa tmienja disgħa | | |',
  Irish: 'náid aon dó trí ceathair cúig sé seacht ocht naoi | deich | |',
  Welsh: 'dim un dau tri pedwar pump chwech saith wyth naw | | |',
  Turkish:
    'sıfır bir iki üç dört beş altı yedi sekiz dokuz | on | yirmi otuz kırk elli altmış yetmiş seksen doksan | yüz',
  Azerbaijani:
    'sıfır bir iki üç dörd beş altı yeddi səkkiz doqquz | on | iyirmi otuz qırx əlli altmış yetmiş səksən doxsan | yüz',
  Uzbek: 'nol bir ikki uch tort to’rt besh olti yetti sakkiz toqqiz to’qqiz | on | yigirma ottiz qirq ellik | yuz',
  Russian:
    'ноль нуль один одна два две три четыре пять шесть семь восемь девять | десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать | двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто | сто двести триста четыреста пятьсот шестьсот семьсот восемьсот девятьсот',
  Ukrainian:
    'нуль один одна два дві три чотири пять п’ять шість сім вісім девять дев’ять | десять одинадцять дванадцять тринадцять чотирнадцять п’ятнадцять шістнадцять сімнадцять вісімнадцять дев’ятнадцять | двадцять тридцять сорок п’ятдесят шістдесят сімдесят вісімдесят дев’яносто | сто двісті триста чотириста п’ятсот шістсот сімсот вісімсот дев’ятсот',
  Belarusian: 'нуль адзін два тры чатыры пяць шэсць сем восем дзевяць | дзесяць | дваццаць трыццаць сорак | сто',
  Kazakh: 'нөл бір екі үш төрт бес алты жеті сегіз тоғыз | он | жиырма отыз қырық елу алпыс жетпіс сексен тоқсан | жүз',
  Georgian: 'ნული ერთი ორი სამი ოთხი ხუთი ექვსი შვიდი რვა ცხრა | ათი | ოცი | ასი',
  Armenian: 'զրո մեկ երկու երեք չորս հինգ վեց յոթ ութ ինը | տասը | քսան երեսուն | հարյուր',
  Hebrew:
    'אפס אחת אחד שתיים שניים שתים שלוש שלושה ארבע ארבעה חמש חמישה שש שישה שבע שבעה שמונה תשע תשעה | עשר | עשרים שלושים ארבעים חמישים שישים שבעים שמונים תשעים | מאה',
  Arabic:
    'صفر واحد واحدة اثنان اثنين اتنين ثلاثة تلاتة ثلاث أربعة اربعة أربع خمسة خمس ستة ست سبعة سبع ثمانية تمانية ثمان تسعة تسع | عشرة | عشرون عشرين ثلاثون ثلاثين أربعون أربعين خمسون خمسين ستون ستين سبعون سبعين ثمانون ثمانين تسعون تسعين | مئة مية ميه',
  'Arabic in Latin':
    'sifr wahid wahed ithnan itnan itnein thalatha talata tlata arbaa arba khamsa hamsa sitta setta sabaa saba thamania tamanya tmanya tisaa tesaa tisa | | |',
  Persian:
    'صفر یک دو سه چهار پنج شش شیش هفت هشت نه | ده یازده دوازده سیزده چهارده پانزده | بیست سی چهل پنجاه شصت هفتاد هشتاد نود | صد دویست سیصد',
  'Persian in Latin': 'sefr yek do se chahar panj shesh shish haft hasht noh | | |',
  Urdu: 'صفر ایک دو تین چار پانچ چھ چھے سات آٹھ نو | دس | بیس تیس | سو',
  Hindi:
    'शून्य ज़ीरो जीरो एक दो तीन चार पांच पाँच छह छः छे सात आठ नौ | दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस | बीस तीस चालीस पचास पचपन साठ सत्तर अस्सी नब्बे | सौ',
  'Hindi in Latin':
    'shunya jiro ek do teen tin char chaar paanch panch chhe chhah chah che saat sat aath ath nau no | das gyarah barah | bees tees chalis pachas saath sattar assi nabbe | sau',
  Marathi: 'शून्य एक दोन तीन चार पाच सहा सात आठ नऊ | दहा | वीस | शंभर',
  Nepali: 'शून्य एक दुई तीन चार पाँच छ सात आठ नौ | दश | बीस |',
  Bengali: 'শূন্য জিরো এক দুই তিন চার পাঁচ ছয় সাত আট নয় | দশ | বিশ ত্রিশ | শত',
  Punjabi: 'ਸਿਫ਼ਰ ਜ਼ੀਰੋ ਇੱਕ ਦੋ ਤਿੰਨ ਚਾਰ ਪੰਜ ਛੇ ਸੱਤ ਅੱਠ ਨੌਂ ਨੌ | ਦਸ | ਵੀਹ |',
  Gujarati: 'શૂન્ય એક બે ત્રણ ચાર પાંચ છ સાત આઠ નવ | દસ | વીસ |',
  Odia: 'ଶୂନ ଏକ ଦୁଇ ତିନି ଚାରି ପାଞ୍ଚ ଛଅ ସାତ ଆଠ ନଅ | | |',
  Tamil: 'பூஜ்ஜியம் பூஜ்யம் சைபர் ஒன்று ஒன்னு இரண்டு ரெண்டு மூன்று மூணு நான்கு நாலு ஐந்து அஞ்சு ஆறு ஏழு எட்டு ஒன்பது | பத்து | |',
  Telugu: 'సున్నా ఒకటి రెండు మూడు నాలుగు ఐదు అయిదు ఆరు ఏడు ఎనిమిది తొమ్మిది | పది | |',
  Kannada: 'ಸೊನ್ನೆ ಒಂದು ಎರಡು ಮೂರು ನಾಲ್ಕು ಐದು ಆರು ಏಳು ಎಂಟು ಒಂಬತ್ತು | ಹತ್ತು | |',
  Malayalam: 'പൂജ്യം ഒന്ന് രണ്ട് മൂന്ന് നാല് അഞ്ച് ആറ് ഏഴ് എട്ട് ഒൻപത് ഒമ്പത് | പത്ത് | |',
  Sinhala: 'බිංදුව බින්දුව එක දෙක තුන හතර පහ හය හත අට නවය | දහය | |',
  Indonesian:
    'nol kosong satu dua tiga empat lima enam tujuh delapan sembilan | sepuluh sebelas | belas puluh | ratus seratus',
  Malay: 'sifar kosong satu dua tiga empat lima enam tujuh lapan sembilan | sepuluh sebelas | |',
  Javanese: 'nol siji loro telu papat limo enem pitu wolu songo | sepuluh | |',
  Tagalog:
    'sero wala isa dalawa tatlo apat lima anim pito walo siyam | sampu labing | dalawampu tatlumpu apatnapu limampu | sandaan',
  'Spanish of Manila':
    'sero uno dos tres kwatro kuwatro singko sais siyete syete otso nuwebe nwebe nuebe nueve | diyes dyis onse dose trese katorse kinse disisais disisiyete disisyete disiotso disinuwebe disinwebe disinuebe | bente trenta treynta treinta kwarenta singkwenta sisenta sesenta sitenta setenta otsenta nobenta beynte |',
  Cebuano: 'wala usa isa duha tulo upat lima unom pito walo siyam | napulo | |',
  Vietnamese: 'không một hai ba bốn tư năm lăm sáu bảy bẩy tám chín | mười | mươi | trăm',
  Thai: 'ศูนย์ หนึ่ง เอ็ด สอง สาม สี่ ห้า หก เจ็ด แปด เก้า | สิบ | ยี่สิบ |',
  Khmer: 'សូន្យ មួយ ពីរ បី បួន ប្រាំ ប្រាំមួយ ប្រាំពីរ ប្រាំបី ប្រាំបួន | ដប់ | |',
  Burmese: 'သုည တစ် နှစ် သုံး လေး ငါး ခြောက် ခုနစ် ခုနှစ် ရှစ် ကိုး | | |',
  Lao: 'ສູນ ໜຶ່ງ ນຶ່ງ ສອງ ສາມ ສີ່ ຫ້າ ຫົກ ເຈັດ ແປດ ເກົ້າ | ສິບ | |',
  Korean: '영 공 일 이 삼 사 오 육 륙 칠 팔 구 하나 둘 셋 넷 다섯 여섯 일곱 여덟 아홉 | 십 | |',
  Japanese:
    'ゼロ れい まる いち に さん よん し ご ろく なな しち はち きゅう く マル イチ ニ サン ヨン シ ゴ ロク ナナ シチ ハチ キュウ ク | じゅう | |',
  'Japanese in Latin': 'zero rei maru ichi ni san yon shi go roku nana shichi hachi kyu kyuu ku | ju | |',
  'Chinese in Latin': 'ling yi yao er san si wu liu qi ba jiu | shi | |',
  Swahili: 'sifuri moja mbili tatu nne tano sita saba nane tisa | kumi | ishirini thelathini arobaini hamsini | mia',
  Somali: 'eber kow hal laba saddex afar shan lix toddoba sideed sagaal | toban | |',
  Hausa: 'sifili ɗaya daya biyu uku huɗu hudu biyar shida bakwai takwas tara | goma | |',
  Yoruba: 'òdo odo ọ̀kan kan ení èjì meji mẹta mẹ́ta mẹ́rin márùn mẹ́fà méje mẹ́jọ mẹ́sàn | mẹ́wàá | |',
  Igbo: 'efu otu abụọ atọ anọ ise isii asaa asatọ itoolu | iri | |',
  Zulu: 'iqanda kunye kubili kuthathu kune isihlanu isithupha isikhombisa isishiyagalombili isishiyagalolunye | | |',
  Amharic: 'ዜሮ አንድ ሁለት ሦስት ሶስት አራት አምስት ስድስት ሰባት ስምንት ዘጠኝ | አስር | ሃያ ሰላሳ አርባ ሃምሳ |',
  Malagasy: 'aotra iray roa telo efatra dimy enina fito valo sivy | folo | |',
  'Haitian Creole': 'zewo youn de twa kat senk sis sèt uit nèf | dis | ven |',
}

/** Between the words of one number: `cincuenta y cinco`, `vinte e um`, `femoghalvtreds`. */
export const numeralJoints = 'and y e et und en og och i și si ve και и na wa'

/** How often the next digit comes. */
export const numeralTimes: Record<string, number> = {
  double: 2,
  dbl: 2,
  twice: 2,
  doble: 2,
  duplo: 2,
  dobro: 2,
  doppel: 2,
  doppelt: 2,
  dabal: 2,
  डबल: 2,
  ডাবল: 2,
  triple: 3,
  treble: 3,
  tripple: 3,
  triplo: 3,
  dreifach: 3,
  ट्रिपल: 3,
  ট্রিপল: 3,
  quadruple: 4,
}

import { plainTextOf } from './plain-text.ts'

/** Endings of site names that are no words of any sentence about books. */
const own =
  'c[o0]m org edu biz app dev io ph pl br mx uk za ke ng ca au nz jp cn kr sg hk fr pt nl ch dk fi cz sk hu ro bg gr tr ru ua il ae sa eg pk bd lk np vn th ar cl pe co ly ee gl gle gg xyz tv cc eu ai cpa llc sn ge rs hr lt lv kz uz az gh tz ug rw tn dz ci zm zw bw tw kh ir iq jo lb kw qa bh ec bo py uy gt hn ie lu mt cy li fm'
/** Endings that are words or names as well; a dot right before them still makes an address. */
const words =
  'net info name pro online site shop store tech cloud page link club agency consulting finance tax accountant accountants asia slack ltd website services solutions partners company business group team works email blog digital studio media jobs careers'
/** The other endings that anyone can have, without those with which sentences begin: `paid.now`. */
const generic =
  'abogado academy actor adult aero africa amsterdam apartments archi associates attorney auction audio autos bank barcelona bargains bayern beer berlin bet bike bingo bio boats boston boutique broker brussels builders buzz bzh cab cafe cam camera camp capetown capital cards casa casino catering catholic ceo charity chat cheap christmas church cleaning click clinic clothing coach codes coffee college cologne community computer condos construction contractors cooking coop corsica country coupons courses creditcard cricket cruises cymru cyou dance dating deals degree democrat dental dentist desi design diamonds diet directory dog domains dubai durban earth eco education energy engineer engineering enterprises equipment esq estate eus events exchange expert exposed express faith family fan fans farm fashion feedback financial fish fishing fitness flights florist flowers football forex forsale forum foundation frl fun furniture futbol fyi gal gallery game games garden gay gdn gift gifts gives giving glass global gmbh gold golf graphics gratis green gripe guide guitars guru hair hamburg haus healthcare helsinki hiphop hiv hockey holdings holiday homes horse hospital hosting house icu immo immobilien inc industries ink institute insure international investments irish ist istanbul jetzt jewelry joburg juegos kaufen kim kitchen kiwi koeln krd kyoto lat latino lawyer legal lgbt life lifestyle lighting limited limo live llp loans lol london lotto love ltda luxe luxury madrid maison management market marketing mba melbourne memorial miami mobi moda moe mom money monster mortgage moscow motorcycles museum nagoya navy network news ngo ninja nrw nyc observer okinawa ong onl ooo organic osaka ovh paris parts party pharmacy photo photography photos physio pics pictures pink pizza plumbing poker press productions promo properties protection pub quebec quest racing realestate realtor realty recipes rehab reise reisen ren rentals repair republican restaurant reviews rio rip rocks rodeo rsvp rugby ruhr ryukyu saarland salon sarl scholarships school schule science scot sexy shiksha shoes shopping singles ski skin soccer social software solar soy spa space srl stockholm stream style sucks supplies surf surgery swiss sydney systems taipei tatar tattoo taxi technology tel tennis theater theatre tienda tips tires tirol tokyo tools top tours town toys trade trading training travel tube university uno vacations vegas ventures versicherung vet viajes video villas vin vip vision vlaanderen vodka vote voting voto voyage wales wang watch watches webcam wedding wien wiki win wine world wtf yachts yoga yokohama yun zone zuerich'
/** Endings that are articles and such elsewhere, and may follow the word for a dot: `el punto de equilibrio`. */
const articles = 'de es se id'
/** Endings that are words of every sentence: they need more than a dot. */
const weak = 'in me us it is so to at no be am do as my by si et ma la st al'
/** Endings in other scripts, as the registry lists them. */
const international =
  'рф рус онлайн сайт дети москва орг ком бел укр срб мкд бг қаз ею католик мон 中国 中國 公司 网络 网址 商城 在线 中文网 香港 台湾 台灣 新加坡 澳門 集团 企业 网店 我爱你 商店 移动 信息 购物 みんな コム ストア セール ファッション 닷컴 닷넷 한국 삼성 مصر السعودية السعودیة امارات الاردن المغرب الجزائر تونس قطر عمان فلسطين سورية سوريا سودان عراق اليمن موريتانيا البحرين بازار شبكة موقع كوم عرب همراه ایران پاکستان بھارت भारत भारतम् भारोत संगठन नेट कॉम ভারত বাংলা ভাৰত ਭਾਰਤ ભારત ଭାରତ இந்தியா சிங்கப்பூர் இலங்கை భారత్ ಭಾರತ ഭാരതം ලංකා ไทย คอม გე հայ ελ ευ ישראל קום ລາວ'

const anyOf = (...lists: string[]) => `(?:${lists.join(' ').split(' ').join('|')})`

export const ownEnding = anyOf(own)
/** After the word for a dot. */
export const spokenEnding = anyOf(own, words)
/** After a dot. */
export const strongEnding = anyOf(own, words, articles)
export const genericEnding = anyOf(generic)
export const anyEnding = anyOf(own, words, articles, weak)
export const internationalEnding = anyOf(plainTextOf(international).text)

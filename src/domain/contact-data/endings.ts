import { plainTextOf } from './plain-text.ts'

/** Endings of site names that are no words of any sentence about books. */
const own =
  'c[o0]m org edu biz app dev io ph pl br mx uk za ke ng ca au nz jp cn kr sg hk fr pt nl ch dk fi cz sk hu ro bg gr tr ru ua il ae sa eg pk bd lk np vn th ar cl pe co ly ee gl gle gg xyz tv cc eu ai cpa llc sn ge rs hr lt lv kz uz az gh tz ug rw tn dz ci zm zw bw tw kh ir iq jo lb kw qa bh ec bo py uy gt hn ie lu mt cy li fm'
/** Endings that are words or names as well; a dot right before them still makes an address. */
const words =
  'net info name pro online site shop store tech cloud page link club agency consulting finance tax accountant accountants asia slack ltd website services solutions partners company business group team works email blog digital studio media jobs careers'
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
export const anyEnding = anyOf(own, words, articles, weak)
export const internationalEnding = anyOf(plainTextOf(international).text)

/** Endings of site names that are no words of their own; with these a dot in a sentence makes an address. */
const strong =
  'c[o0]m net org edu biz info name pro app dev online site shop store tech cloud page link club agency consulting finance tax cpa accountant accountants io ph pl br mx uk za ke ng ca au nz jp cn kr sg hk de fr es pt nl ch se dk fi cz sk hu ro bg gr tr ru ua il ae sa eg pk bd lk np vn th id ar cl pe co ly ee gl gle gg xyz tv cc eu asia ai slack llc ltd website services solutions partners company business group team works email blog digital studio media jobs careers'
/** Endings that are also words: they need more than a dot. */
const weak = 'in me us it is so to at no be am do as my'

export const strongEnding = `(?:${strong.split(' ').join('|')})`
export const anyEnding = `(?:${[strong, weak].join(' ').split(' ').join('|')})`

/** Ways in which people write a phone number. `digits` begin with the country code. */
type Way = (digits: string, national: string) => string

const groups = (digits: string, by: string, ...sizes: number[]) => {
  let at = 0
  const parts: string[] = []
  for (const size of [...sizes, ...Array(9).fill(4)]) {
    if (at >= digits.length) break
    parts.push(digits.slice(at, at + size))
    at += size
  }
  return parts.join(by)
}
const spell =
  (words: string, by = ' ') =>
  (digits: string) =>
    [...digits].map((digit) => words.split(' ')[Number(digit)]).join(by)
const english = 'zero one two three four five six seven eight nine'
const script = (zero: string) => (digits: string) =>
  [...digits].map((digit) => String.fromCodePoint((zero.codePointAt(0) as number) + Number(digit))).join('')
const doubled = (digits: string) =>
  digits
    .replace(/(\d)\1/g, (pair) => `double ${english.split(' ')[Number(pair[0])]} `)
    .replace(/\d/g, (digit) => `${english.split(' ')[Number(digit)]} `)
    .trim()

export const phoneWays: Record<string, Way> = {
  international: (digits) => `+${digits}`,
  'international in groups': (digits) => `+${groups(digits, ' ', 2, 3, 3)}`,
  'with dashes': (digits) => `+${groups(digits, '-', 2, 3, 3)}`,
  'with dots': (digits) => `+${groups(digits, '.', 2, 3, 3)}`,
  'with 00': (digits) => `00${groups(digits, ' ', 2, 3, 3)}`,
  'with 011': (digits) => `011 ${groups(digits, ' ', 2, 3, 3)}`,
  'code in parentheses': (digits) => `(+${digits.slice(0, 2)}) ${groups(digits.slice(2), ' ', 3, 3)}`,
  'area code in parentheses': (_, national) => `(${national.slice(0, 3)}) ${groups(national.slice(3), '-', 3)}`,
  national: (_, national) => groups(national, ' ', 3, 3),
  'national with dashes': (_, national) => groups(national, '-', 3, 3),
  'national with dots': (_, national) => groups(national, '.', 3, 3),
  'national in one piece': (_, national) => national,
  'trunk zero': (_, national) => `0${groups(national, ' ', 3, 3)}`,
  'trunk zero in one piece': (_, national) => `0${national}`,
  'pairs of digits': (_, national) => groups(national, ' ', 2, 2, 2, 2, 2),
  'slash after the area code': (_, national) => `${national.slice(0, 3)}/${groups(national.slice(3), '-', 3)}`,
  'digit by digit': (_, national) => [...national].join(' '),
  'digit, dash, digit': (_, national) => [...national].join('-'),
  'digit, dot, digit': (_, national) => [...national].join('.'),
  'digit, comma, digit': (_, national) => [...national].join(', '),
  underscores: (_, national) => groups(national, '_', 3, 3),
  asterisks: (_, national) => groups(national, '*', 3, 3),
  'two spaces': (_, national) => groups(national, '  ', 3, 3),
  'a tilde': (_, national) => groups(national, '~', 3, 3),
  'en dashes': (_, national) => groups(national, '–', 3, 3),
  'no-break spaces': (_, national) => groups(national, '\u00a0', 3, 3),
  'zero-width spaces': (_, national) => [...national].join('\u200b'),
  'over lines': (_, national) => groups(national, '\n', 3, 3),
  'middle dots': (_, national) => groups(national, '·', 3, 3),
  'a tel link': (digits) => `tel:+${digits}`,
  'a WhatsApp link': (digits) => `wa.me/${digits}`,
  'an extension': (_, national) => `${groups(national, '-', 3, 3)} ext. 12`,
  'English words': (_, national) => spell(english)(national),
  'English words, dashed': (_, national) => spell(english, '-')(national),
  'English words, commas': (_, national) => spell(english, ', ')(national),
  'English words in one piece': (_, national) => spell(english, '')(national),
  'ENGLISH WORDS': (_, national) => spell(english)(national).toUpperCase(),
  'English words with oh': (_, national) => spell(english.replace('zero', 'oh'))(national),
  'double and triple': (_, national) => doubled(national),
  'plus in words': (digits) => `plus ${spell(english)(digits)}`,
  'words and digits in turn': (_, national) =>
    [...national].map((digit, index) => (index % 2 ? digit : english.split(' ')[Number(digit)])).join(' '),
  'a word in the middle': (_, national) =>
    `${national.slice(0, 3)} ${spell(english)(national.slice(3, 6))} ${national.slice(6)}`,
  'dash in words': (_, national) => groups(national, ' dash ', 3, 3),
  'then between': (_, national) => groups(national, ' then ', 3, 3),
  'area code named': (_, national) => `area code ${national.slice(0, 3)}, ${groups(national.slice(3), ' ', 3)}`,
  'Spanish words': (_, national) => spell('cero uno dos tres cuatro cinco seis siete ocho nueve')(national),
  'Portuguese words': (_, national) => spell('zero um dois três quatro cinco seis sete oito nove')(national),
  'Tagalog words': (_, national) => spell('sero isa dalawa tatlo apat lima anim pito walo siyam')(national),
  'Hindi words': (_, national) => spell('shunya ek do teen char paanch chhe saat aath nau')(national),
  'Polish words': (_, national) => spell('zero jeden dwa trzy cztery pięć sześć siedem osiem dziewięć')(national),
  'letter O for zero': (_, national) => groups(national.replaceAll('0', 'O'), '-', 3, 3),
  'letter l for one': (_, national) => groups(national.replaceAll('1', 'l'), ' ', 3, 3),
  'letters O and I': (_, national) => groups(national.replaceAll('0', 'o').replaceAll('1', 'I'), '.', 3, 3),
  'wide digits': (_, national) => script('０')(national),
  'Arabic digits': (_, national) => script('٠')(national),
  'Persian digits': (_, national) => groups(script('۰')(national), ' ', 3, 3),
  'Devanagari digits': (_, national) => script('०')(national),
  'Bengali digits': (_, national) => script('০')(national),
  'Thai digits': (_, national) => groups(script('๐')(national), '-', 3, 3),
  'bold digits': (_, national) => [...national].map((digit) => script('𝟎')(digit)).join(''),
  keycaps: (_, national) => [...national].map((digit) => `${digit}\ufe0f\u20e3`).join(''),
  'circled digits': (_, national) => [...national].map((digit) => '⓪①②③④⑤⑥⑦⑧⑨'[Number(digit)]).join(''),
  'raised digits': (_, national) => [...national].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]).join(''),
  'Chinese digits': (_, national) => [...national].map((digit) => '零一二三四五六七八九'[Number(digit)]).join(''),
}

import { credentials } from './credentials.ts'
import { formPhrases } from './form-phrases.ts'
import { forms } from './forms.ts'
import { industryPhrases } from './industry-phrases.ts'
import languages from './languages.json' with { type: 'json' }
import { compile } from './phrases.ts'
import { serviceDuties } from './service-duties.ts'
import { servicePhrases } from './service-phrases.ts'
import { software } from './software.ts'
import { correctionIn } from './spelling.ts'
import { standardPhrases } from './standard-phrases.ts'
import { standards } from './standards.ts'
import { stateMentions } from './states.ts'
import { isOrdinary, plain, type Term } from './term.ts'

export type Kind = 'service' | 'software' | 'form' | 'standard' | 'credential' | 'state' | 'industry' | 'language'

/** A term where a text mentions it. */
export type Mention = { kind: Kind; value: string; from: number; to: number }

type Entry = { kind: Kind; value: string; isCapitals: boolean; isWord: boolean; isNumber: boolean }

/** Capitals that are also words: they count only when written in capitals. */
const wordlike = new Set([
  'ea',
  'ca',
  'sap',
  'idea',
  'bill',
  'cia',
  'isa',
  'mos',
  'aat',
  'qb',
  'avid',
  'viewpoint',
  'ito',
])
const compact = (text: string): string => plain(text).replaceAll(' ', '')

const index = new Map<string, Entry>()
const small = new Set('in on a an at to of and or the with for by is as from via my our'.split(' '))
/** Names that begin with such a word themselves. */
const startsSmall = new Set<string>()
const longest = 7
function add(kind: Kind, value: string, term: Term): void {
  for (const spelling of [term.name, ...term.aliases, ...(term.wordAliases ?? [])]) {
    const key = compact(spelling)
    if (small.has(plain(spelling).split(' ')[0] ?? '')) startsSmall.add(key)
    if (index.has(key)) continue
    const isAcronym = /^[A-Z]{2,5}$/.test(spelling)
    index.set(key, {
      kind,
      value,
      isCapitals: isAcronym && (kind === 'credential' || wordlike.has(key)),
      isWord: isOrdinary(term, spelling) && !isAcronym,
      isNumber: /^\d{3,4}s?$/.test(key),
    })
  }
}
for (const one of forms.all) add('form', one.name, one)
for (const one of standards.all) add('standard', one.name, one)
for (const one of credentials.all) add('credential', one.short, one)
for (const one of software.all) add('software', one.name, one)

/** Every beginning of every name, so that most words are passed over at once. */
const beginnings = new Set([...index.keys()].flatMap((key) => Array.from(key, (_, at) => key.slice(0, at + 1))))

const brandTerms = [
  ...new Set(
    software.all
      .filter(({ kind }) => kind !== 'office')
      .flatMap(({ name, aliases }) => [name, ...aliases])
      .flatMap((spelling) => plain(spelling).split(' '))
      .filter((word) => /^[a-z]{6,}$/.test(word)),
  ),
]
const known = new Set(brandTerms)
const correction = correctionIn(
  brandTerms.filter((word) => index.has(word) || /cess|system|ultra|sage|lacer|dynam|plan/.test(word)),
)

const credentialPhrases = {
  EA: [/\benrolled agents?\b|\benrolled to practice\b|\badmitted to practice before the IRS\b/],
  CPP: [/\bpayroll (?:certificates?|certification|credential)\b/],
  'QBO ProAdvisor': [/\bpro-?advisors?\b|\bQBO certified\b/],
}

const phrases = (
  [
    ['service', servicePhrases],
    ['service', serviceDuties],
    ['industry', industryPhrases],
    ['form', formPhrases],
    ['standard', standardPhrases],
    ['credential', credentialPhrases],
  ] as const
).flatMap(([kind, list]) => compile(list).map((one) => ({ kind, ...one })))

const languageNames = new Map([
  ...languages.map((name) => [name.toLowerCase(), name] as const),
  ['castilian', 'Spanish'],
  ['español', 'Spanish'],
  ['filipino', 'Tagalog'],
  ['chinese', 'Mandarin'],
  ['farsi', 'Persian'],
] as const)
const language = `\\b(?:${[...languageNames.keys()].join('|')})\\b`
// `matchAll` begins where another search left a pattern, so the two searches don't share one.
const firstLanguage = new RegExp(language, 'i')
const everyLanguage = new RegExp(language, 'gi')

/** The language that a word names. */
export const languageNamed = (word: string): string | undefined => {
  const found = firstLanguage.exec(word)?.[0]
  return found && languageNames.get(found.toLowerCase())
}

/** A word, its key, and the key of the name that it seems to misspell. */
type Token = { text: string; key: string; meant: string; from: number; to: number }

function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  for (const { 0: word, index: from } of text.matchAll(/[\p{L}\p{N}+#]+|&/gu)) {
    const key = word === '&' ? 'and' : plain(word).replaceAll(' ', '')
    if (key === '') continue
    const meant = known.has(key) || !/^\p{Lu}/u.test(word) ? key : (correction(key) ?? key)
    tokens.push({ text: word, key, meant, from, to: from + word.length })
  }
  return tokens
}

/** What may stand between two words of one name. */
const joins = /^(?:[ \-–/.’'()&+]|\. ?(?=$))*$/

/** Nouns that are counted: `1040 invoices` is a number. */
const counted =
  /^[ -](?:\w+ )?(?:invoices?|bills|transactions?|employees|records|tickets?|vendors?|customers?|items?|entries|lines|units|hours|rooms|locations|stores|calls|emails|receipts|checks|accounts|orders|people|miles|dollars|USD|pages|contacts|SKUs|tenants|units|apartments|square|sq|lots|students|members|patients|reconciliations|documents|batches|shipments|users|documents|payments|deposits|journals?|workers|staff|contractors|suppliers|files|vouchers|claims|cases|loads|doors|seats|names|queries|days|work ?orders|sites|points|requests|claims|purchase|line|data|customer|vendor|supplier|employee|supplier|policies|drivers|trucks|beds|guests|donors|subscribers)\b/i
const countedBefore =
  /(?:[$€£₹#,.]|\b(?:about|over|roughly|approximately|some|nearly|around|suite|room|unit|apt|box|ticket|no\.?|ext\.?|extension|street|st\.?|of the|highway|route|version|invoice|PO|batch|building|block|flat|plot|SKU|model|bus|flight|top) )$/i

/** How somebody is employed, not what they file. */
const employed = /^ (?:contractor|employee|basis|worker|employment|position|role|consultant|status)\b/i

const named =
  /\b(?:Mr|Mrs|Ms|Dr|Sra?|Miss|Mx)\.? ?$|\b(?:[Rr]eport(?:ed|s|ing)?|[Aa]ssistant|[Ss]ecretary|[Ss]upport) to (?:\w+ )?$|\b(?:called|named|[Jj]oined|employed (?:by|at)|hired by|interned at|by the name of|nicknamed)\s+(?:the )?$|\bcalled [“"']$|\b(?:[Cc]olleague|[Pp]artner|[Ss]upervisor|[Bb]oss|[Mm]anager|[Oo]wner|[Ff]riend|[Cc]lient|[Ii]ntern|[Cc]ontroller|CFO|[Dd]irector),? $/
const nameAfter =
  /^(?:(?:[’']s)? (?:&|and) (?:Sons?|Daughters?|Co\b|Partners|Associates|Brothers)|,? (?:Inc|LLC|LLP|Ltd|Corp|Corporation|PLC|GmbH|Co)\b|(?: \p{Lu}\p{Ll}+)* (?:Freight|Traders?|Trading|Foods?|Logistics|Industries|Holdings|Bakery|Restaurants?|Textiles?|Motors|Forwarders|Partners|Brothers|Hospital|Hotels?|Schools?|Street|Avenue|Road|Boulevard|Hills?|Valley|Mall|Tower|Plaza|Apartments|Church)\b|, (?:the|our|my|a|an|head|who|whose)\b)/u
const general =
  /^ (?:Accounting|Online|Software|Tax|Payroll|Suite|ERP|Cloud|Pro|Plus|Enterprise|Systems?|Books|CS|Reports?|Reporting|Dashboards?|Cards?|Financials?|Desktop|Premier|Advanced|Platform|App|API|Workflows?|Integration|Experience|Admin|Portal|Planning|Analytics|Certified|Advisor|POS|AP|AR|HR|Bill|Returns|Central|Basics|Level|User|Expert|Specialist|Professional|Consultant|Accountant|Bookkeeper|Clients?|Files?|And|Or|In|With|For|On|I|Excel|QuickBooks|Xero|BILL|US|U\.S|GAAP|IFRS|QBO)\b/

/** `Ramp` in "coded cards in Ramp", not in "Ramp up": inside a sentence the capital says that a name is meant. */
function isMeantWord(text: string, from: number, to: number): boolean {
  const before = text.slice(0, from)
  const after = text.slice(to)
  if (!/^\p{Lu}/u.test(text.slice(from, to)))
    return (
      !/\p{Lu}/u.test(text) &&
      /\b(?:in|on|via|using|through|with|into)\s+$/.test(before) &&
      /^\s*(?:$|[,;/.&]|and\b|every\b|for\b|to\b|since\b)/.test(after)
    )
  const isListed = /^\s*(?:$|[,;/).&|+•·]|and\b|or\b|plus\b)/.test(after)
  if (/(?:^|[.;•]\s*)$/.test(before)) return isListed
  return isListed || !/^ \p{Lu}/u.test(after) || general.test(after)
}

function isNamesake(text: string, from: number, to: number): boolean {
  const before = text.slice(Math.max(0, from - 40), from)
  const after = text.slice(to, to + 60)
  if (named.test(before) || nameAfter.test(after)) return true
  // A capital word right after it makes `Sage Whitman` a person; a program's name is not followed by one.
  const next = /^ (\p{Lu}\p{Ll}+)/u.exec(after)?.[1]
  return (
    next !== undefined &&
    !general.test(after) &&
    !index.has(compact(next)) &&
    !known.has(next.toLowerCase()) &&
    /^(?:Sage|Drake|Vista|Bill|Wave|Ramp|Canopy|Foundation|Stripe|Square|Tally|Melio|Vena|Gusto|Clio|Brex|Mercury|Anchor|Keeper|Dext|Deel|Infor|Vertex|Ariba|Concur|Carta|Avid|Geneva|Katana|Relay|Bench|Adaptive|Aplos|Maxio)$/.test(
      text.slice(from, to),
    )
  )
}

type Candidate = { entry: Entry; to: number; length: number }

/** The names that begin at a word, the longest first. */
function candidatesAt(tokens: readonly Token[], at: number, text: string): Candidate[] {
  const candidates: Candidate[] = []
  let key = ''
  let meant = ''
  for (const [nth, token] of tokens.slice(at, at + longest).entries()) {
    const before = nth > 0 ? tokens[at + nth - 1] : undefined
    if (before && !joins.test(text.slice(before.to, token.from))) break
    key += token.key
    meant += token.meant
    const isSmall = nth > 0 && small.has(tokens[at]?.key ?? '') && !startsSmall.has(key)
    const entry = isSmall ? undefined : lookUp(key, meant)
    if (entry) candidates.unshift({ entry, to: token.to, length: nth + 1 })
    if (!beginnings.has(key) && !beginnings.has(meant)) break
  }
  return candidates
}

function namesIn(text: string): Mention[] {
  const tokens = tokensOf(text)
  const isList = /^[^.]{1,60}$/.test(text)
  const mentions: Mention[] = []
  for (let at = 0; at < tokens.length; at++) {
    const from = tokens[at]?.from ?? 0
    const found = candidatesAt(tokens, at, text).find(({ entry, to }) =>
      isMeant(entry, text, from, to, text.slice(from, to), isList),
    )
    if (!found) continue
    const { entry, to, length } = found
    mentions.push({ kind: entry.kind, value: entry.value, from, to })
    // `1120s` is the plural of one form and the usual spelling of another.
    if (text.slice(from, to) === '1120s') mentions.push({ kind: 'form', value: 'Form 1120', from, to })
    at += length - 1
  }
  return mentions
}

/** The entry of a name as written, in the plural, or misspelled. */
function lookUp(key: string, meant: string): Entry | undefined {
  const found = index.get(key)
  if (found) return found
  if (/^\d{3,4}s$/.test(key)) return index.get(key.slice(0, -1))
  if (key.length < 6) return undefined
  const singular = /^[a-z].*[a-z]s$/.test(key) ? index.get(key.slice(0, -1)) : undefined
  if (singular?.kind === 'software' && !singular.isWord) return singular
  const corrected = index.get(meant)
  return corrected?.kind === 'software' ? corrected : undefined
}

function isMeant(entry: Entry, text: string, from: number, to: number, written: string, isList: boolean): boolean {
  if (entry.isCapitals && written.replace(/[^A-Za-z]/g, '') !== written.replace(/[^A-Za-z]/g, '').toUpperCase())
    return false
  if (entry.isNumber && (counted.test(text.slice(to)) || countedBefore.test(text.slice(Math.max(0, from - 16), from))))
    return false
  if (entry.kind === 'form' && employed.test(text.slice(to))) return false
  if (entry.kind !== 'software') return true
  const isAlone = isList && from === 0 && to >= text.length - 1
  if (entry.isWord && !isAlone && !isMeantWord(text, from, to)) return false
  return isAlone || !isNamesake(text, from, to)
}

function phrasesIn(text: string): Mention[] {
  const mentions: Mention[] = []
  for (const { kind, value, pattern } of phrases) {
    for (let found = pattern.exec(text); found; found = pattern.exec(text)) {
      mentions.push({ kind, value, from: found.index, to: found.index + found[0].length })
      if (found[0] === '') pattern.lastIndex++
    }
  }
  return mentions
}

const languagesIn = (text: string): Mention[] =>
  [...text.matchAll(everyLanguage)].map(({ 0: word, index: from }) => ({
    kind: 'language',
    value: languageNames.get(word.toLowerCase()) ?? word,
    from,
    to: from + word.length,
  }))

/** People and firms repeat themselves: a sentence is read once. Longer texts are rare, and would fill the memory. */
const remembered = new Map<string, readonly Mention[]>()
const memory = 20_000
const longestRemembered = 400

/** Every term of the trade that a sentence mentions, by name, by another spelling or by what it is about. */
export function mentionsIn(text: string): readonly Mention[] {
  if (text.length > longestRemembered) return readMentions(text)
  let mentions = remembered.get(text)
  if (!mentions) {
    if (remembered.size >= memory) remembered.clear()
    mentions = readMentions(text)
    remembered.set(text, mentions)
  }
  return mentions
}

function readMentions(text: string): Mention[] {
  const names = namesIn(text)
  const programs = names.filter(({ kind }) => kind === 'software')
  // The name of a program says nothing by its parts: QuickBooks Payroll is no payroll done, Restaurant365 no restaurant.
  const isInside = ({ from, to }: Mention) => programs.some((one) => one.from <= from && to <= one.to)
  return [
    ...names,
    ...[...phrasesIn(text), ...stateMentions(text), ...languagesIn(text)].filter((one) => !isInside(one)),
  ].sort((a, b) => a.from - b.from)
}

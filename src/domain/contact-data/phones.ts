import { once } from '../once.ts'
import { digitWord } from './address-parts.ts'
import { type NumberToken, numberTokens, unspaced } from './number-tokens.ts'
import { joints, moreTimes } from './number-words.ts'
import { hasNumberedThing, isOfBooks, isPlaceholder, isToBeCalled } from './numbered-things.ts'
import { plainTextOf } from './plain-text.ts'
import type { Span } from './span.ts'

type Token = NumberToken & { isToldOn?: boolean }

/** What stands between the digits of one number. */
const gap = /^(?! \/ )(?:[ \t]*[-._*~·•|()[\]{}+'/\n]{0,4}[ \t]{0,2}|, ?|[)\]}>] ?[([{<])$/
/** Words that are said between the digits of one number. */
const fillers = once(() => new Set([...joints(), 'dash', 'then', 'hyphen', 'space', 'minus', 'dot', 'slash', 'next']))
/** Words that tell a number in parts, as in `area code 415, and the rest is …`, where something says that it is one. */
const connectives = new Set(
  'number the rest is are ends with in it that this begins starts first second third next last followed by comes after digits finally area code part half prefix middle line add to'.split(
    ' ',
  ),
)
const isTold =
  /\b(?:area|country) code\b|\blada\b|\b(?:starts?|begins?) with \d|\b(?:number|num|phone|cell|mobile)\s+(?:is|starts|begins|ends)\b|\b(?:call|dial|ring|text|reach)\s+(?:me|us|at|on|\d)|\bmy (?:number|num|phone|cell|mobile)\b|\b(?:first|second|last) (?:part|half|bit)\b|\bthe last (?:three|four|digits)\b/i
/** What tells the reader to make one number of several. */
const joining =
  /\bdigits (?:together|in (?:this |that )?order)\b|\b(?:join|string|glue|stick) (?:them|those|these|both|the (?:digits|parts|pieces))\b/i

const phoneLabel =
  /\b(?:my ?#|(?:meeting|room|zoom) id|zoom|personal (?:meeting )?(?:room|id)|pmi|lada|celular|cel|numero|pin|phones?|tel(?:ephone)?|mobile|mob|cell(?:phone)?|land ?line|hot ?line|hand ?phone|whats ?app|viber|signal|telegram|call|text|sms|ring|dial|reach me|(?:my|the) (?:number|digits|contact)|contact|fax)\W{0,3}(?:(?:is|me|at|on|number|no|us|it|there|here)\W{0,3}){0,3}\+?\(?$/i
const otherLabel =
  /(?:\b(?:p\.?o\.?|invoices?|inv|checks?|cheques?|accounts?|acct|orders?|ref|reference|batch|tickets?|serial|customers?|vendors?|assets?|tag|confirmation|routing|aba|case|claim|policy|license|permit|gl|string|journals?|je|zip|naics|sic|receipt|transaction|wire|trace|lot|sku|upc|ean|gtin|isbn|cusip|isin|loan|matter|docket|member|employee|tracking|contract|lease|item|part|parcel|id|(?<!(?:area|country|city|dialing) )code|entry|entries|asc|irc|regs?|proc|rul|topic|sections?|sec|build|version|release|letter|center|department|dept|class|fund|dcn|aln|cfda|rfc|forms?)(?:\s+(?:numbers?|no\.?|ids?|code|string))?(?:\s+(?:is|was|of))?[^\p{L}\p{N}?!,;]{0,3}|#\s?|[$€£¥§]\s?|\p{L}[-/]?)$/iu

/** Phone numbers in figures and words: runs of digits that are neither an amount, a date nor the number of something. */
export function findPhones(text: string): Span[] {
  // A date is no part of a number.
  const plain = text.replaceAll(date, (found) => found.replaceAll(/\d/g, ';'))
  const isToBeJoined = joining.test(plain)
  const dressed = [
    ...plain.matchAll(dressedNumber),
    ...(toCall.test(plain) || /\bmy number\b/i.test(plain) ? plain.matchAll(slashedNumber) : []),
  ].map(({ index, 0: found }) => ({ from: index, to: index + found.length }))
  return [...dressed, ...runsOf(plain, isToBeJoined).flatMap((run) => spansOf(run, plain, isToBeJoined))]
}

const date =
  /(?<![\d./-])(?:(?:0?[1-9]|[12]\d|3[01])(?<sign>[./-])(?:0?[1-9]|[12]\d|3[01])\k<sign>(?:19|20)\d{2}|(?:19|20)\d{2}(?<other>[./-])(?:0?[1-9]|1[0-2])\k<other>(?:0?[1-9]|[12]\d|3[01]))(?!\d|[./-]\d)/g

/** Groups with slashes between them, where something says that it is a phone number. */
const slashedNumber = /(?<![\p{L}\p{N}$.,/])\(?[02-9]\d{2,3}\)? ?\/ ?\d{3,4} ?\/ ?\d{3,4}(?!\d|[.,]\d| ?\/)/gu

/** With letters for its last digits, as on a sign, with remarks between its parts, or with any sign or letter between them. */
const dressedNumber =
  /(?<![\p{L}\p{N}$.,])\d(?:[^\d\s$%,./-]\d){6,14}(?![\p{L}\p{N}])|(?<![\p{L}\p{N}$#.,-])(?:1?[2-9]\d{2}|0\d{2,3})(?<sign>[^\d\s,;/$%+.-]{1,6}| ?[^\p{L}\p{N}\s,;/$%+=.-]{1,4} ?)\d{3}\k<sign>\d{4}(?!\d)|(?<![\p{L}\p{N}])(?:1[-. ])?8(?:00|33|44|55|66|77|88)[-. ](?=[\dA-Z.-]*[A-Z]{3})[\dA-Z](?:[-. ]?[\dA-Z]){6}(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])(?:1[-. ])?\(?[2-9]\d{2}\)?[-. ]{1,2}[2-9]\d{2}[-.][A-Z]{4}(?![\p{L}\p{N}])|(?<!\d)[2-9]\d{2}(?:\s*\([^()\d]{1,40}\))\s*[2-9]\d{2}(?:\s*\([^()\d]{1,40}\))?\s*\d{4}(?!\d)/gu

/** A number that is told in parts has the parts of a phone number; else each part stands for itself. */
function spansOf(run: Token[], plain: string, isToBeJoined: boolean): Span[] {
  if (isSumOrYears(run, plain.slice(run[0]?.from, run.at(-1)?.to))) return []
  const cut = run.findIndex(({ isToldOn }, index) => index > 0 && isToldOn)
  if (cut < 0) return spanOf(run, plain, isToBeJoined)
  const digits = run.reduce((sum, token) => sum + token.digits, 0)
  const isWhole = digits >= 10 && digits <= 12 && run.every((token) => [1, 2, 3, 4, 7].includes(token.digits))
  const [first, last] = [run[0] as Token, run[run.length - 1] as Token]
  const before = plain
    .slice(Math.max(0, first.from - 40), first.from)
    .replace(/(?:area code(?: is)?|(?:first|second|last) part(?: is)?)\W*$/i, '')
  const canBegin =
    first.isWord || /^(?:0\d*|\d|[2-9]\d{2})$/.test(first.text) || /\b(?:lada|country code)\W+$/i.test(before)
  const opening = /area code $/i.exec(plain.slice(Math.max(0, first.from - 10), first.from))?.[0].length ?? 0
  if (isWhole && canBegin && !otherLabel.test(before)) return [{ from: first.from - opening, to: last.to }]
  return [...spanOf(run.slice(0, cut), plain, isToBeJoined), ...spansOf(run.slice(cut), plain, isToBeJoined)]
}

function runsOf(plain: string, isToBeJoined: boolean): Token[][] {
  const runs: Token[][] = []
  let run: Token[] = []
  let multiplier = 0
  let told = 0
  const canBeTold = isTold.test(plain) || isToBeJoined
  const end = () => {
    if (run.length > 0) runs.push(run)
    run = []
    told = 0
  }
  let last = 0
  for (const token of numberTokens(plain)) {
    const between = plain.slice(last, token.from)
    const word = token.text.toLowerCase()
    const times = moreTimes().get(word)
    const before = run.at(-1)
    // Sums are written with a slash between figures, phone numbers with one beside words.
    const isSlashed = between === ' / ' && (before?.isWord || (token.isWord && (token.digits > 0 || times)))
    if (before && !isSlashed && !gap.test(between)) end()
    last = token.to
    // Two figures with `and` between them are two figures, unless the first could begin a phone number.
    const isThen = plain.startsWith(' then', token.to)
    if (
      word === 'and' &&
      !isThen &&
      before &&
      !before.isWord &&
      before.digits !== 3 &&
      !(canBeTold && before.text[0] === '0')
    )
      end()
    if (token.digits === 0 && (fillers().has(word) || times)) {
      if (canBeTold && run.length > 0 && word === 'then') told++
      if (times) {
        multiplier = times
        // A number may begin with `double`.
        if (run.length === 0) run.push(token)
      }
      continue
    }
    const isLoneLetter = /^[OoIl]+$/.test(token.text) && (run.length === 0 || between.includes('. '))
    const isSaidBetween = connectives.has(word) ? told < 8 : told < 3 && !otherLabel.test(`${token.text} `)
    if (token.digits === 0 && canBeTold && run.length > 0 && isSaidBetween) {
      told++
      continue
    }
    if (token.digits === 0 || isLoneLetter) {
      end()
      multiplier = 0
      continue
    }
    run.push({
      ...token,
      digits: token.digits + multiplier,
      isWord: token.isWord || multiplier > 0,
      isToldOn: told > 0,
    })
    multiplier = 0
    told = 0
  }
  end()
  return runs
}

function spanOf(run: Token[], plain: string, isToBeJoined: boolean): Span[] {
  const [first, last] = [run[0] as Token, run[run.length - 1] as Token]
  const before = plain.slice(Math.max(0, first.from - 40), first.from)
  const text = plain.slice(first.from, last.to)
  const digits = run.reduce((sum, token) => sum + token.digits, 0)
  const opening =
    /(?:\+|[([{]\+?|tel:\+?|plus |(?:area|country|city|dialing) code (?:is )?|(?:ext\.?|extension) ?\d{1,5},? (?:of|at|on) )$/i.exec(
      before,
    )?.[0] ?? ''
  const found = [{ from: first.from - opening.length, to: last.to + closing(plain, last.to) }]
  const wordCount = run.filter(({ isWord, digits }) => isWord && digits > 0).length
  if (/\+\(?$|plus $|code (?:is )?$/i.test(opening) && digits >= 8 && digits <= 20) return found
  const label = before.slice(0, before.length - opening.length)
  const isCalled = digits >= 10 && isToBeCalled(plain)
  if (isOfBooks(label) && !isCalled) return []
  if (phoneLabel.test(label) && digits >= 7 && !isDate(text) && !isTheNumberOfBooks(first, plain)) return found
  if (wordCount >= 3 && digits >= 7) return found
  if (wordCount >= 2 && digits >= 9 && unspaced.test(text)) return found
  if (isToBeJoined && digits >= 9 && digits <= 13 && !otherLabel.test(before)) return found
  // Digit by digit: nobody writes figures that way.
  if (
    run.length >= 7 &&
    run.every((token) => token.digits === 1) &&
    !/\d\.\d,/.test(text) &&
    !isAmount(text, plain, last.to)
  )
    return found
  if (/(?<!\p{L}\s?)#\s?$|(?<!invoice|check|order|account|ticket)\s#\s?$/iu.test(before) && isNorthAmerican(text))
    return found
  if (/^[2-9]\d{2}[-. ]\d{4}$/.test(text) && callWord.test(before) && !otherLabel.test(before)) return found
  if (
    (!isCalled && (otherLabel.test(before) || isNumberOfDocument(run, plain))) ||
    isAmount(text, plain, last.to) ||
    isDate(text) ||
    isPlaceholder(text) ||
    isRange(text)
  )
    return []
  return hasShapeOfPhone(run, text, digits) ? found : []
}

const callWord = /\b(?:call|text|dial|ring|sms)\b[^.!?\d]{0,20}\b(?:at|on|to)\s$/i

/** What the number of an extension is called. */
const extension = once(() =>
  'ext extension extn x int interno ramal rml anexo poste durchwahl dw klappe wew wewnętrzny interno lokal local linka toestel доб добавочный внутр вн дод'
    .split(' ')
    .map((word) => plainTextOf(word).text)
    .join('|'),
)
const closingPattern = once(
  () =>
    new RegExp(
      `^[)\\]]?(?:[ ,(-]{1,3}(?:${extension()})\\.? ?(?:is |no\\.? |: ?|# ?)?(?:\\d{1,5}|${digitWord}(?: ${digitWord}){0,3})\\)?|,?(?: with| and)?(?: the)? area code(?: is| of)? \\d{3})?`,
      'i',
    ),
)

/** `ext. 12` belongs to the number. */
const closing = (plain: string, at: number) => closingPattern().exec(plain.slice(at, at + 32))?.[0].length ?? 0

/** Years in a row, and amounts with their cents. */
const isSumOrYears = (run: Token[], text: string) =>
  /\d,\d{3}\.\d{2}(?!\d)/.test(text) || (run.length > 1 && run.every((token) => /^(?:19|20)\d{2}$/.test(token.text)))

/** A long figure in a clause about a document or a payment, unless the clause says to call. */
function isNumberOfDocument(run: Token[], plain: string): boolean {
  const [first, last] = [run[0] as Token, run[run.length - 1] as Token]
  const text = plain.slice(first.from, last.to)
  const canBeOne = run.length === 1 || (/^[1-9]\d*(?:-\d+)+$/.test(text) && !isNorthAmerican(text.replace(/^1-/, '')))
  return canBeOne && isAboutBooks(clauseBefore(first, plain))
}
const clauseBefore = ({ from }: Token, plain: string) =>
  /[^.!?\n]*$/.exec(plain.slice(Math.max(0, from - 80), from))?.[0] ?? ''
const isAboutBooks = (clause: string) => (ofDocument.test(clause) || hasNumberedThing(clause)) && !toCall.test(clause)
/** `The case … has the number …`: the number of a thing, not of a person. */
const isTheNumberOfBooks = (first: Token, plain: string) => {
  const clause = clauseBefore(first, plain)
  return /\bthe number\W*(?:is\W*)?$/i.test(clause) && isAboutBooks(clause)
}
const ofDocument =
  /\b(?:confirmation|acknowledge?ments?|eftps|tracking|reference|invoices?|checks?|receipt|transaction|payment|deposit|wire|transfer|routing|account|submission|filing|return|notice|policy|case|permit|license|registration|docket|serial|order|batch|ticket|ein|tin|ssn|itin|duns|uei|cage|bill of lading|shipment)\b/i
const toCall = /\b(?:call|text|phone|cell|mobile|dial|ring|whats ?app|viber|sms|reach|contact|tel)\b/i

const isNorthAmerican = (text: string) => /^[2-9]\d{2}[-. ][2-9]\d{2}[-. ]\d{4}$/.test(text)

/** Thousands end in three digits, and nobody counts digit by digit. */
const isCommaPhone = (text: string) =>
  /^\d{3,4},\d{3},\d{4}$|^[2-9]\d{2}, ?[2-9]\d{2}, ?\d{4}$|^\d(?:, ?\d){8,}$/.test(text)

const isAmount = (text: string, plain: string, end: number) =>
  (/\d,\d/.test(text) && !isCommaPhone(text)) ||
  /^\s?(?:%|percent|dollars|USD|hours|units|pesos|rupees)/i.test(plain.slice(end, end + 10))

/** From one account, page or check to another. */
const isRange = (text: string) => {
  const [, from, to] = /^(\d{4,})-(\d{4,})$/.exec(text) ?? []
  return from !== undefined && to?.length === from.length && from[0] === to[0] && from < to
}

const isDate = (text: string) =>
  /^(?:19|20)\d{2}[-./](?:0?[1-9]|1[0-2])[-./]\d{1,5}(?:\D|$)|^(?:19|20)\d{6}(?:\D|$)|^\d{1,2}[-./]\d{1,2}[-./](?:19|20)\d{2}(?:\D|$)|^\d{1,2}\/\d{1,2}\/\d{2}(?:\D|$)/.test(
    text,
  )

function hasShapeOfPhone(run: Token[], text: string, digits: number): boolean {
  const sizes = run.map((token) => token.digits)
  if (run.length === 1) return digits >= 9 && digits <= 15
  if (isCommaPhone(text) || /^0\d{2,4}[ -]\d{6,8}$|^[2-9]\d{2}[ .-]\d{7}$/.test(text)) return true
  if (/,/.test(text) || / \/ /.test(text) || digits < 8 || digits > 16) return false
  // Nine digits of a ZIP code; a segment of an account has more parts than a phone number, with zeros at its end.
  if (/^\d{5}-\d{4}$/.test(text)) return false
  if (/^00[ .-]?[1-9]/.test(text) && digits >= 10 && sizes.every((size) => size <= 11)) return true
  if (/^[6-9]\d(?:-\d{2}){4}$/.test(text)) return true
  if (/-0{2,}$|^[1-9][\d-]*-\d{1,2}$/.test(text)) return false
  const isGrouped = sizes.every((size) => size >= 1 && size <= 5) && sizes.length <= 8
  return isGrouped && (digits >= 9 || /^\(|^0/.test(text))
}

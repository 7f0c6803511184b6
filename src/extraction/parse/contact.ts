import type { ProfileData } from '#domain/profiles/profile.ts'
import { software } from '#domain/trade/software.ts'
import type { Row } from '../layout/row.ts'
import { placeOfAddress } from './address.ts'
import { labeledName, nameOf, namesakeOf } from './name.ts'
import { phone, phoneOf } from './phone.ts'
import { findCity, findPlace, isCity, isVague } from './places.ts'
import { isProse, plain, squash } from './words.ts'

type PersonalInfo = ProfileData['personal_info']

const email = /[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.[\p{L}\d-]{2,}/iu
const linkedin = /linkedin\.com\/in\/([\p{L}\d_%.-]+)/iu
const github = /github\.com\/([\p{L}\d_-]+)/iu
/** A page's footer often names the work that it was set with. */
const isRepository = /github\.com\/[^/]+\/[^/]+/i
const website = /(?:https?:\/\/)?(?:www\.)?[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}(?:\/[^\s|,]*)?/gi

/** Contact data from what stands above and beside the career, from its link targets, and from lines cut in two. */
export function contactOf(given: Row[], nearby: Row[], links: string[], everything: Row[]): PersonalInfo {
  const rows = given.some(isContact) ? given : [...given, ...around(everything)]
  const texts = cellTexts(rows)
  const joined = joinCut(cutsTogether(rows))
  const all = [...joined, ...links]
  const mail =
    firstOf(links.map((link) => (/^mailto:/i.test(link) ? decode(link.slice(7)).split('?')[0] : ''))) ??
    find(email, joined)
  const name = labeledName(given) ?? nameOf(nearby, mail) ?? namesakeOf(everything, mail)
  const places = texts.map((text) =>
    name && (text.includes(name) || (text.length > 2 && name.includes(text))) ? ' ' : text,
  )
  return {
    full_name: name,
    email: (isScanned(given) ? mendAccount(mail, name) : mail)?.toLowerCase() ?? null,
    phone: phoneOf(joined) ?? phoneOf(overLines(texts)),
    location: withoutPostcode(exactPlace(placeOf(places.some(isCutPlace) ? overLines(places) : places), places)),
    linkedin: profileLink(
      'https://www.linkedin.com/in/',
      linkedinName(all, texts, everything) ?? handleOf(cellTexts(given), name),
    ),
    github: profileLink(
      'https://github.com/',
      find(github, [...joined, ...links.filter((link) => !isRepository.test(link))], 1) ?? socialName(texts, 'github'),
    ),
    portfolio: null,
    website: websiteOf(all),
  }
}

const isScanned = (rows: Row[]): boolean => rows.some(({ cells }) => cells.some(({ font }) => font.startsWith('Scan')))

/** Letters that a picture shows alike. */
const lookAlikes = ['ijl1', 'gq', 'uv', 'o0', 'ec', 'nh', 'yv']

/** `jerato.mokwena` of Lerato Mokwena: a part that is not of the name, and is with one letter that looks alike. */
function mendAccount(mail: string | null, name: string | null): string | null {
  const [account = '', domain] = mail?.toLowerCase().split('@') ?? []
  const words = plain(name ?? '').split(' ')
  const [first = '', last = ''] = [words[0], words.at(-1)]
  if (!mail || !domain || words.length < 2) return mail
  const initials = words.map((word) => word[0])
  const own = new Set([
    ...words.filter((word) => word.length > 3),
    ...[`${first}${last[0]}`, `${first[0]}${last}`, `${last}${first[0]}`, `${first}${last}`],
    ...initials.slice(1).map((initial) => `${initials[0]}${initial}`),
  ])
  const mended = account.replace(/[a-z\d]+/g, (part) => {
    if (own.has(part)) return part
    const others = [...part].flatMap((letter, at) =>
      lookAlikes
        .filter((alike) => alike.includes(letter))
        .flatMap((alike) => [...alike].map((other) => part.slice(0, at) + other + part.slice(at + 1))),
    )
    return others.find((other) => own.has(other)) ?? part
  })
  return `${mended}@${domain}`
}

/** Some print it among links at the end. */
const linkedinName = (all: string[], texts: string[], everything: Row[]): string | null =>
  longest(linkedin, all) ?? socialName(texts, 'linkedin') ?? longest(linkedin, joinCut(cellTexts(everything)))

const isContact = (row: Row): boolean => row.cells.some(({ text }) => email.test(text) || phoneOf([text]) !== null)

/** Some print their address at the end of the page: the lines around an email address or a phone number. */
function around(rows: Row[]): Row[] {
  const indexes = rows.flatMap((row, index) => (row.cells.some(({ text }) => email.test(text)) ? [index] : []))
  return indexes.length > 0 ? rows.slice(Math.max(0, (indexes[0] ?? 0) - 3), (indexes.at(-1) ?? 0) + 4) : []
}

const cellTexts = (rows: Row[]): string[] => rows.flatMap(({ cells }) => cells.map(({ text }) => text))

const firstOf = (texts: (string | undefined)[]): string | null => texts.find(Boolean) ?? null

const find = (pattern: RegExp, texts: string[], group = 0): string | null =>
  firstOf(texts.map((text) => pattern.exec(text)?.[group]))

/** What a narrow column cut short is often whole in the target of its link. */
const longest = (pattern: RegExp, texts: string[]): string | null =>
  firstOf(texts.map((text) => pattern.exec(text)?.[1] ?? '').toSorted((a, b) => b.length - a.length))

const profileLink = (base: string, name: string | null): string | null =>
  name ? base + name.toLowerCase().replace(/[/.]+$/, '') : null

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** What goes on below is put behind what was cut, although the name stands beside it. */
function cutsTogether(rows: Row[]): string[] {
  const cells = rows.flatMap((row) => row.cells.map((cell) => ({ ...cell, row })))
  for (const [index, { text, left, size, row }] of cells.entries()) {
    const next = cells[index + 1]
    const isBeside =
      next !== undefined && (next.row === row || Math.abs(next.size - size) > 1 || Math.abs(next.left - left) > 3)
    const isCut = /@\S*[-.]$|@$|\/$/.test(text) && isBeside
    const at = isCut
      ? cells.findIndex((other, at) => at > index && at < index + 5 && Math.abs(other.left - left) < 3)
      : -1
    if (at > index + 1) cells.splice(index + 1, 0, ...cells.splice(at, 1))
  }
  return cells.flatMap(({ text }) => text.split(/\s+[|•·◆⋄]\s+/))
}

/** An address that had no room is cut after a hyphen, a dot, a slash or an at sign. */
function joinCut(texts: string[]): string[] {
  const joined: string[] = []
  for (const given of texts) {
    const before = joined.at(-1)
    const text = /linkedin\.com/i.test(before ?? '') ? given.replace(/\s*\(linkedin\)$/i, '') : given
    const isCut =
      before && /(?:@[\w.]*|\/[\w-]*|www\.[\w.-]*)[-./]$|@$|^\S*@\S*$|\.com\/in\/?$/i.test(before) && !/\s/.test(text)
    const isTail =
      before !== undefined && (isCutInWord(before, text) || isCutPhone(before, text) || isCutAccount(before, text))
    const isOpen = isTail || (isCut && !(email.test(before) && /\.[a-z]{2,}$/i.test(before)))
    if (isOpen) joined[joined.length - 1] = before + text
    else joined.push(text)
  }
  return joined
}

/** Narrow columns cut anywhere: `…@example.co` + `m.mx`, `…@example` + `.ca`, `linkedin.com/in/ana-rey` + `es-34e6`. */
const isCutInWord = (before: string, text: string): boolean =>
  isCutDomain(before, text) ||
  (/@[\w.-]+$/.test(before) && /^\.[a-z]{2,6}(?:\.[a-z]{2})?$/i.test(text)) ||
  (/@[\w-]+\.[a-z]{1,3}$/i.test(before) && /^[a-z]{1,3}(?:\.[a-z]{2,3})?$/.test(text)) ||
  (/linkedin\.com\/in\/[\w-]+$/i.test(before) && /^(?:[\w-]*[\d-][\w-]*|[a-z]{1,16})\/?$/.test(text))

/** `ana-maria.reyes-` + `lim@example.com`, behind a sign or a label */
const isCutAccount = (before: string, text: string): boolean =>
  /^(?:[^\p{L}\d]+|[\p{L}-]{1,10}:\s*)?[a-z\d][\w.+-]*[-._]$/iu.test(before) && /^[\w.+-]+@/.test(text)

const domains = /\.(?:com|net|org|example|info|biz|co|io|me|dev|email|edu|gov|[a-z]{2})$/i

/** `…@tibo.exam` + `ple`: what no address ends with becomes what some do. */
const isCutDomain = (before: string, text: string): boolean =>
  /@[\w.-]+\.[a-z]*$/i.test(before) && /^[a-z]{1,6}$/.test(text) && !domains.test(before) && domains.test(before + text)

/** `+63 (917) 555-` + `0148` */
const isCutPhone = (before: string, text: string): boolean =>
  /[\d)][\d\s().-]{4,}-$/.test(before) && /^\d{3,4}\b/.test(text)

/** Every line with the next one: what stands at the end of one may go on in the other. */
const overLines = (texts: string[]): string[] => texts.map((text, index) => `${text} ${texts[index + 1] ?? ''}`)

/** A line of contact data whose last part is a place that is not over. */
const isCutPlace = (text: string): boolean => /[|•·].*,$/.test(text) || (/,$/.test(text) && email.test(text))

const contactLabel = /\b(?:tel|telephone|phone|mobile|cell|e-?mail|linkedin|contact)(?: no\.?| number)?\s*[:.]/gi

function placeOf(texts: string[]): string | null {
  const address = placeOfAddress(texts, (text) => email.test(text) || phone.test(text))
  if (address) return address
  for (const [index, given] of texts.entries()) {
    const text = withTown(texts[index - 1] ?? '', given)
    const isNumber = (found: string) => found.replace(/\D/g, '').length > 8
    const isHouse = /\d\s+(?:avenue|ave|street|st|road|rd|drive|lane)\b/i.test(text)
    const others = text.replace(email, ' | ').replace(phone, (found) => (isNumber(found) && !isHouse ? ' | ' : found))
    const place = findPlace(others.replace(contactLabel, ' | ').trim())
    if (place) return place
  }
  return null
}

/** `San Pedro Garza` over `García, Nuevo León`: a town that had no room on its line. */
function withTown(above: string, text: string): string {
  const [tail = ''] = text.split(',')
  const words = above.split(' ')
  const start = words.findIndex(
    (_, index) => index >= words.length - 4 && isCity(`${words.slice(index).join(' ')} ${tail}`),
  )
  return start < 0 || above === '' || isCity(tail) ? text : `${words.slice(start).join(' ')} ${text}`
}

/** `Montréal, QC H2J 2L6`, `Cape Town, 7550, South Africa`: where someone lives, without what the mail needs. */
const withoutPostcode = (place: string | null): string | null =>
  place
    ?.replace(
      /[,\s]+(?:[A-Z]\d[A-Z]\s?\d[A-Z]\d|[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}|\d{2}-\d{3}|\d{3}\s?\d{3}|\d{4,6}(?:-\d{3,4})?)(?=$|,|\s)/g,
      '',
    )
    .replace(/^\d{4,6}\s+/, '') || null

/** An address that was cut into lines anywhere still names its city. */
function exactPlace(place: string | null, texts: string[]): string | null {
  if (!place || !isVague(place)) return place
  const address = texts.filter((text) => !isProse(text) && !email.test(text)).join(' ')
  return findCity(address) ?? place
}

/** `ananya-reddy (LinkedIn)`, `linkedin / ananya-reddy`, `in/ananya-reddy`. */
function socialName(texts: string[], network: string): string | null {
  const named = new RegExp(
    `([\\w-]{4,})\\s*\\(${network}\\)|${network}\\s*[/:]{1,3}\\s*@?(?!https?)([\\w-]{4,})\\s*$`,
    'iu',
  )
  for (const [index, text] of texts.entries()) {
    const match = named.exec(text)
    if (match) return match[1] ?? match[2] ?? null
    const short = network === 'linkedin' ? /^\/?in\/([\w-]+)$/i.exec(text)?.[1] : undefined
    if (short) return short.endsWith('-') && /^[\w-]+$/.test(texts[index + 1] ?? '') ? short + texts[index + 1] : short
  }
  return null
}

/** What is left of the sign of LinkedIn where a picture was read. */
const isSign = /^\W*[iIl1fkm]?[nm]\W*$/

/** `ana-maria-reyes-cpa` beside an icon: the name of its owner, as only one network has it. */
function handleOf(texts: string[], name: string | null): string | null {
  const [first = '', ...others] = plain(name ?? '').split(' ')
  const last = others.at(-1) ?? ''
  const isOwn = (text: string, before: string | undefined): boolean => {
    if (!/^[a-z\d][a-z\d-]{4,60}$/.test(text) || last.length < 3) return false
    const own = squash(text)
    const words = [first, ...others].filter((word) => word.length > 2 && own.includes(word)).length
    return words > 1 || (own.includes(last) && (own.startsWith(first.slice(0, 3)) || isSign.test(before ?? '')))
  }
  for (const text of texts) {
    if (/github|skype|twitter|facebook|instagram/i.test(text)) continue
    const words = text.split(/[\s|•·]+/)
    const found = words.find((word, index) => isOwn(word, words[index - 1]))
    if (found) return found
  }
  return null
}

function websiteOf(texts: string[]): string | null {
  for (const text of texts) {
    if (/^(?:mailto|tel):/i.test(text)) continue
    for (const [found] of text.replace(email, ' ').matchAll(website))
      if (
        /^(?:https?:|www\.)|\.(?:com|net|org|io|me|co|dev|example)\b/i.test(found) &&
        !software.named(found) &&
        !/linkedin|github|facebook|twitter|instagram|jsonresume\.org|google\.|maps\./i.test(found)
      )
        return found.replace(/[/.]+$/, '')
  }
  return null
}

import places from '../lexicon/places.json' with { type: 'json' }
import { lexicon, plain } from './words.ts'

const cities = lexicon(places.cities)
const wide = lexicon(places.countries, places.regions)
const stateCodes = new Set(places.stateCodes)

/** A country, a state or another area that contains cities. Two letters count only as capitals. */
export function isArea(text: string): boolean {
  const word = text.replace(/[().\s]/g, '')
  if (/^\p{L}{2}$/u.test(word))
    return stateCodes.has(word) || (word === word.toUpperCase() && wide.has(word.toLowerCase()))
  if (/^(?!univ|and |or )\p{L}+(?: \p{L}+)? (?:county|province|state|region)$/iu.test(text)) return true
  return wide.has(plain(text)) || /^[A-Z]{2}\s+\d{5}(?:-\d{4})?$/.test(text)
}

export const isCity = (text: string): boolean => cities.has(plain(text))

export const isPlace = (text: string): boolean => isArea(text) || cities.has(plain(text.replace(/\([^)]*\)/g, '')))

/**
 * Takes the place off the end of a text that is divided by commas. Before a known area any name may be a city, as long as
 * something else is left over.
 */
export function takePlace(text: string): { rest: string; place: string | null } {
  const [, name, inside] =
    /^(.{3,}?)\s*\(([^()]+)\)$/u.exec(text) ?? /^(.{3,})\s+[–—-]\s+([^–—]+,[^–—]+)$/u.exec(text) ?? []
  // `Boise, Idaho (remote)`
  const [, site, manner] = /^(.+?)\s*\((remote|hybrid|on-?site|work from home|wfh)\)$/i.exec(text) ?? []
  if (site && manner) {
    const { rest, place } = takePlace(site)
    return place ? { rest, place: `${place} (${manner})` } : { rest: site, place: manner }
  }
  const [, before, away] = /^(.*?)[,\s]*((?:remote|hybrid)\s*\([^()]+\))$/i.exec(text) ?? []
  if (away) return { rest: before ?? '', place: away }
  const parts = text.split(/\s*,\s*/).filter(Boolean)
  if (name && inside && isAllPlace(inside) && !/\b(?:remote|hybrid)$/i.test(name)) return { rest: name, place: inside }
  const [named, town] = splitTight(text) ?? []
  if (named && town) return { rest: named, place: town }
  let from = parts.length
  while (from > 0 && isPlace(parts[from - 1] as string)) from--
  // `Howard University, Washington, DC`: an area before another may be the city.
  const hasCity = parts.length - from > 1 && isCity(parts[from] as string)
  const onlyArea = from < parts.length && !hasCity && parts.slice(from).every((part) => isArea(part))
  if (onlyArea && from >= 2 && isCityLike(parts[from - 1] as string)) from--
  // `Harbor Foods Cebu City, Philippines`: the city goes with its area, also without a comma before it.
  if (onlyArea && from === 1) {
    const [name, city] = splitCity(parts[0] as string)
    if (city) return { rest: name, place: [city, ...parts.slice(from)].join(', ') }
  }
  if (from === parts.length) {
    const loose = /^(.{3,}?)[\s.–—-]+(remote|hybrid)$/i.exec(text)
    if (loose?.[1] && loose[2]) return { rest: loose[1], place: loose[2] }
  }
  // A word of two letters alone at the end is no place.
  if (from === parts.length) return { rest: text, place: null }
  return { rest: from === 0 ? '' : parts.slice(0, from).join(', '), place: parts.slice(from).join(', ') }
}

/** `Kraków, Poland`, whether the city is known or not. */
export function isAllPlace(text: string): boolean {
  const [first = '', ...areas] = text.split(/\s*,\s*/)
  if (!areas.every(isPlace) || areas.length > 2) return false
  return isPlace(first) || (areas.length > 0 && areas.every(isArea) && isCityLike(first))
}

/** `Harbor Foods-Orlando`, `Harbor Foods-Perrysburg, OH`, but neither `Cluj-Napoca` nor `University of Wisconsin-Madison`. */
function splitTight(text: string): [string, string] | undefined {
  if (text.length > 120 || !text.includes('-')) return undefined
  const [, name = '', place = ''] = /^(\S{3,}.*?[^\s-])-(\p{Lu}[^-]+)$/u.exec(text) ?? []
  const [first = '', ...areas] = place.split(/\s*,\s*/)
  const isKnown = isPlace(first) || (name.includes(' ') && areas.length === 1 && isCityLike(first))
  // `Groupe Boréal, Saint-Laurent, QC`
  const isOneName =
    /,\s\S+$/.test(name) ||
    /\buniversi\p{L}+ \p{L}{2,3} [\p{L}\s]+$/iu.test(name) ||
    (!name.includes(' ') && isPlace(text))
  return name && place && isKnown && areas.every(isPlace) && !isOneName && !isCompound.test(name)
    ? [name, place]
    : undefined
}

/** `Farmers Multi-Purpose Cooperative, Tarlac City` */
const isCompound = /\b(?:multi|non|inter|co|anti|pre|post|self|semi|mid)$/i

/** A known city at the end of a name, or whatever follows a full stop there. */
function splitCity(text: string): [string, string | null] {
  const words = text.split(' ')
  for (let length = Math.min(3, words.length - 1); length > 0; length--) {
    const city = words.slice(-length).join(' ')
    // `Universidad Nacional de Córdoba` is one name.
    if (/^(?:de|del|of|da|do|di|at|in)$/i.test(words.at(-length - 1) ?? '')) continue
    if (cities.has(plain(city))) return [words.slice(0, -length).join(' ').replace(/\.$/, ''), city]
  }
  const [, name, city] = /^(.{4,})(?<!\b(?:\p{Lu}|St|Mt|Ft|Dr|Sta|Sto))\.\s+(\p{Lu}[\p{L}\s'-]+)$/u.exec(text) ?? []
  return name && city ? [name, city] : [text, null]
}

export const isCityLike = (text: string): boolean =>
  /^\p{Lu}[\p{L}.'’-]*(?:\s\p{L}[\p{L}.'’-]*){0,3}$/u.test(text) && text.length <= 28

const street =
  /^(?:(?:no\.?|unit|flat|apt\.?|suite|house)\s*)?#?\d[\w/-]*[\s,].*?\b(?:street|st|avenue|ave|road|rd|lane|ln|drive|dr|boulevard|blvd|way|court|ct|close|square|terrace|crescent|highway|nagar|marg)\b\.?(?:\s(?:[NS][EW]?|[EW])\b\.?)?,?\s+(?:(?:apt|unit|suite|ste|flat|floor|fl|rm|room)\b\.?\s*#?[\w-]+,\s+)?/iu

/** `14 Loop Street Bloemfontein, Free State 9301 ZA` without its street and its postcode. */
const withoutStreet = (text: string): string => {
  // `Montréal (Québec) H2J 2L6`
  const rest = text
    .replace(street, '')
    .replace(/\s+\((\p{Lu}[^()]+)\)(?:\s+[A-Z]\d[A-Z]\s?\d[A-Z]\d)?$/u, (whole, area) =>
      isArea(area) ? `, ${area}` : whole,
    )
  return rest
    .replace(/^\d{4,6}\s+(?=\p{Lu})/u, '')
    .replace(/\s+\d{4,6}\s+([A-Z]{2})$/, ', $1')
    .replace(/(?<=\p{L}{2})\s+(?:\d{3}\s)?\d{3,6}$/u, '')
}

/** What divides contact data: signs, wide gaps, and full stops, but not that of `Sta. Rosa`. */
const segments = /\s{2,}|\s*[|•·;⋄◇◆♦∙●]\s*|\s+[-–—/]\s+|(?<=\p{L}{3})(?<!\bSt[aeo])\.(?:\s+(?=\p{Lu})|$)/u

/** The first thing in a text that reads as a place: `Cebu City, Cebu, PH`. */
export function findPlace(text: string): string | null {
  for (const segment of text.split(segments)) {
    const labeled = segment
      .replace(/^[\s.,/|–—-]+/, '')
      .replace(/^[A-Z]:?\s+(?!Coru)(?=\p{Lu}\p{Ll})/u, '')
      .replace(
        /^(?:(?:home|current|present|permanent)\s)?(?:home|address|location|region|city|based in|residence|residing in|lives in|place)\s*:?\s*/i,
        '',
      )
      .trim()
    const cleaned = withoutStreet(labeled)
    const parts = cleaned.split(/\s*,\s*/).map((part) => part.replace(/^\d{4,6}\s+(?=\p{Lu})/u, ''))
    const known = parts.filter(isPlace)
    if (known.length === 0) continue
    if (parts.length === 1) return cleaned
    // `4 Vine Road, Durbanville, Cape Town, South Africa`: behind a street, a part of a town belongs to the address.
    const [part = '', town = '', area = '', ...others] = parts
    const isPart = !isPlace(part) && isCity(town) && !isArea(town) && isArea(area) && others.length === 0
    if (isPart && cleaned !== segment.trim()) return `${town}, ${area}`
    // Before a known area, whatever looks like a city is one.
    if (parts.length <= 3 && isArea(parts.at(-1) ?? '') && parts.every((part) => isPlace(part) || isCityLike(part)))
      return cleaned
    const first = parts.findIndex(
      (part, index) => isPlace(part) || (isArea(parts[index + 1] ?? '') && isCityLike(part)),
    )
    return parts
      .slice(first)
      .filter((part) => isPlace(part) || isCityLike(part) || /\d/.test(part))
      .join(', ')
  }
  // Without commas: `Chennai Tamil Nadu`.
  const bare = withoutStreet(text.replace(/[()]/g, ' ').trim())
  const words = bare.split(/\s+/)
  for (let cut = 1; cut < words.length && words.length <= 6; cut++)
    if (isPlace(words.slice(0, cut).join(' ')) && isPlace(words.slice(cut).join(' '))) return bare
  return null
}

/** Only an area or two: a country code at the end of an address. */
export const isVague = (place: string): boolean =>
  place.split(/\s*,\s*/).every((part) => isArea(part) && !cities.has(plain(part)))

const anywhere = new Set([
  'remote',
  'hybrid',
  'work from home',
  'home based',
  'home office',
  'telecommute',
  'offsite',
  'onsite',
])

/** A known city among other words, with the area behind it: `Avenida Chapultepec 480 Guadalajara Jalisco 35849`. */
export function findCity(text: string): string | null {
  const words = text.split(/[\s,]+/).filter(Boolean)
  const phraseAt = (from: number, is: (phrase: string) => boolean) =>
    [3, 2, 1].map((length) => words.slice(from, from + length)).find((all) => all.length > 0 && is(all.join(' ')))
  for (let from = 0; from < words.length; from++) {
    const city = phraseAt(
      from,
      (phrase) => /^\p{Lu}/u.test(phrase) && cities.has(plain(phrase)) && !anywhere.has(plain(phrase)),
    )
    if (!city) {
      // The words of an area name no city: `Metro Manila`.
      from += Math.max(0, (phraseAt(from, isArea)?.length ?? 1) - 1)
      continue
    }
    const area = phraseAt(from + city.length, (phrase) => isArea(phrase))
    return [city, area].flatMap((all) => all?.join(' ') ?? []).join(', ')
  }
  return null
}

/** Whether any part of it is known as a place. */
export const hasKnownPart = (text: string): boolean =>
  text.split(/\s*,\s*/).some(isPlace) || /remote|hybrid/i.test(text)

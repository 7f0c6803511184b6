/* When a value that was read counts as the one that stands on the page. */

export type Compare = (truth: string, read: string) => boolean

const clean = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\u00ad\u200b-\u200f\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

const wordsOf = (text: string) =>
  clean(text)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[’‘`]/g, "'")
    .replace(/'s\b/g, 's')
    .replaceAll('&', ' and ')
    .split(/[^a-z0-9+%#]+/)
    .filter(Boolean)

/** The same letters, whatever divides them. */
const isSame: Compare = (truth, read) => wordsOf(truth).join('') === wordsOf(read).join('') && wordsOf(truth).length > 0

/** The share of words that two texts have in common. */
function overlapOf(truth: string, read: string): number {
  const left = wordsOf(read)
  const sizes = wordsOf(truth).length + left.length
  const common = wordsOf(truth).filter((word) => {
    const at = left.indexOf(word)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
  return sizes > 0 ? (2 * common.length) / sizes : 0
}
export const likeness = (truth: string, read: string): number => (isSame(truth, read) ? 1 : overlapOf(truth, read))

export const line: Compare = (truth, read) => likeness(truth, read) >= 0.9
export const prose: Compare = (truth, read) => likeness(truth, read) >= 0.85
export const date: Compare = (truth, read) => truth === read

const letters = /[,\s]+(?:cpa|ca|ea|acca|fcca|aca|mba|cma|cia|cfa|ms|msc|cfe|jr|sr)\b\.?/gi
export const fullName: Compare = (truth, read) => {
  const bare = (text: string) => text.replace(/\(.*?\)/g, ' ').replace(letters, ' ')
  return isSame(bare(truth), bare(read))
}

export const email: Compare = (truth, read) => truth.toLowerCase() === clean(read).toLowerCase()

export const phone: Compare = (truth, read) => {
  const digits = (text: string) => text.replaceAll('(0)', '').replace(/\D/g, '').replace(/^0+/, '')
  const [long = '', short = ''] = [digits(truth), digits(read)].sort((a, b) => b.length - a.length)
  return long === short || (short.length >= 7 && long.length - short.length <= 4 && long.endsWith(short))
}

export const link: Compare = (truth, read) => {
  const bare = (text: string) =>
    clean(text)
      .toLowerCase()
      .replace(/^https?:\/\//, '')
      .replace(/^www\./, '')
      .replace(/[?#].*$/, '')
      .replace(/\/+$/, '')
  const profile = (text: string) => bare(text).replace(/^.*linkedin\.com/, 'linkedin.com')
  return profile(truth) === profile(read)
}

/** The town must be there, and nothing that isn't on the page. */
export const location: Compare = (truth, read) => {
  const town = wordsOf(truth.split(',')[0] ?? '')
  const words = wordsOf(read)
  return (
    words.length > 0 &&
    town.every((word) => words.includes(word)) &&
    words.every((word) => wordsOf(truth).includes(word))
  )
}

const legalForms = new Set('inc llc llp ltd limited co company corp corporation pty plc lp and the'.split(' '))
export const organization: Compare = (truth, read) => {
  const bare = (text: string) =>
    wordsOf(text)
      .filter((word) => !legalForms.has(word))
      .join('')
  return line(truth, read) || (bare(truth) !== '' && bare(truth) === bare(read))
}

const replaced = (text: string, shorts: [RegExp, string][]) =>
  shorts.reduce((long, [short, full]) => long.replace(short, ` ${full} `), clean(text).toLowerCase())

const degrees: [RegExp, string][] = [
  [/\bb\.?\s?sc?\.?(?!\w)/g, 'bachelor of science'],
  [/\bm\.?\s?sc?\.?(?!\w)/g, 'master of science'],
  [/\bb\.?\s?com\.?(?!\w)/g, 'bachelor of commerce'],
  [/\bm\.?\s?com\.?(?!\w)/g, 'master of commerce'],
  [/\bb\.?b\.?a\.?(?!\w)/g, 'bachelor of business administration'],
  [/\bm\.?b\.?a\.?(?!\w)/g, 'master of business administration'],
  [/\(?\bhon(?:our|or)?s?\b\.?\)?/g, ''],
]
export const degree: Compare = (truth, read) => {
  const whole = (text: string) => wordsOf(replaced(text, degrees)).filter((word) => word !== 'in')
  return whole(truth).toSorted().join(' ') === whole(read).toSorted().join(' ')
}

export const grade: Compare = (truth, read) => {
  const numbers = (text: string) => text.match(/\d+(?:\.\d+)?/g)?.map(Number) ?? []
  const [value, scale] = numbers(truth)
  const [readValue, readScale] = numbers(read)
  return value === readValue && (scale === undefined || readScale === undefined || scale === readScale)
}

const certificates: [RegExp, string][] = [
  [/certified public accountant/g, 'cpa'],
  [/chartered accountant/g, 'ca'],
  [/enrolled agent/g, 'ea'],
  [/certified management accountant/g, 'cma'],
  [/certified internal auditor/g, 'cia'],
]
/** A certificate may have its letters beside its name. */
export const certificate: Compare = (truth, read) => {
  const bare = (text: string) => [...new Set(wordsOf(replaced(text, certificates)))].join(' ')
  return line(truth, read) || line(bare(truth), bare(read))
}

/** The number alone, without what is written before it. */
export const credential: Compare = (truth, read) => {
  const bare = (text: string) =>
    (text.toUpperCase().match(/[A-Z0-9./-]*\d[A-Z0-9./-]*/g) ?? []).join('').replace(/[^A-Z0-9]/g, '')
  return isSame(truth, read) || (bare(truth) !== '' && bare(truth) === bare(read))
}

export const skill: Compare = (truth, read) => {
  const bare = (text: string) => text.replace(/\(.*?\)/g, '')
  return isSame(truth, read) || isSame(bare(truth), bare(read))
}

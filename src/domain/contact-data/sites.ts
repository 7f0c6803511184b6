import { anyEnding, strongEnding } from './endings.ts'
import { saidDot } from './said-signs.ts'
import type { Span } from './span.ts'

const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,61}[\\p{L}\\p{N}])?'
const slash = '(?:\\s+slash\\s+|\\s?[(\\[{<]\\s?(?:slash|/)\\s?[)\\]}>]\\s?)'
const rest = `(?:[/?#]\\S{0,500}|(?:${slash}(?:\\p{Ll}{3} \\p{Ll}{4} \\p{Ll}{3}|\\S{1,60})){0,6})?`
const dressed = `(?:\\s?[(\\[{<*|_~-]\\s?(?:${saidDot}|\\.)\\s?[)\\]}>*|_~-]\\s?|\\s+(?:${saidDot})\\s+)`
const start = '(?<![\\p{L}\\p{N}._@-])'
const noWord = '(?![\\p{L}\\p{N}]|-\\p{L})'
const of = (pattern: string) => new RegExp(pattern, 'gu')

const patterns = [
  /(?:https?|hxxps?|ftp):\/\/[^\s<>"]{3,500}/giu,
  /(?<![\p{L}\p{N}])www\.[^\s<>"]{3,500}/giu,
  // Letters apart: `w w w . carmenbooks . com`.
  /(?<![\p{L}\p{N}])(?:h ?t ?t ?p ?s? ?: ?\/ ?\/ ?|w w w ?[. ] ?)[\p{L}\p{N}-]{2,60}(?: [\p{L}\p{N}-]{2,60})?(?: ?\. ?[\p{L}\p{N}-]{2,60}){1,4}/giu,
  new RegExp(
    `${start}(?:www${dressed})?${label}(?:(?:\\.|${dressed})${label}){0,3}${dressed}${strongEnding}(?:(?:\\.|${dressed})${anyEnding})?${noWord}${rest}`,
    'giu',
  ),
  // An ending that is a word ends the sentence, too: nobody dots their i's.
  new RegExp(
    `${start}(?:www${dressed})?${label}(?:(?:\\.|${dressed})${label}){0,3}${dressed}${anyEnding}(?=\\s*(?:$|[.,;:!?)/\\n]|slash |[([{<]\\s?(?:slash|/)))${rest}`,
    'giu',
  ),
  // In one case: `done.In the meantime` is the end of a sentence.
  of(`${start}(?:${label}\\.){1,4}${strongEnding}(?:\\.\\p{Ll}{2})?${noWord}${rest}`),
  of(
    `${start}(?:[\\p{Lu}\\p{N}][\\p{Lu}\\p{N}-]{0,61}\\.){1,4}${strongEnding.toUpperCase()}(?:\\.\\p{Lu}{2})?${noWord}${rest}`,
  ),
  of(`${start}(?:${label}\\.){1,4}${anyEnding}/\\S{1,500}`),
  // Whatever the ending, with a path behind it.
  of(`${start}\\p{Ll}[\\p{Ll}\\p{N}-]{1,61}\\.\\p{Ll}{2,3}/[\\p{L}\\p{N}_-]{3,500}`),
  of(`${start}(?:\\d{1,3}\\.){3}\\d{1,3}:\\d{2,5}${noWord}`),
  of(`${start}\\p{Ll}{3,61} period (?:com|net|org)${noWord}`),
  // A dot with space before it belongs to no sentence.
  of(`${start}${label} \\. ?${strongEnding}(?:\\.\\p{Ll}{2})?${noWord}`),
  of(`${start}${label} \\.${anyEnding}${noWord}`),
  // Of several words, after one that leads to a site.
  new RegExp(
    `(?<=(?<!\\p{L})(?:go to|visit|https? colon slash slash|(?:web ?)?(?:site|page)(?: is|:))\\s)(?:${label}\\s){1,3}${label}(?:${dressed}${anyEnding}){1,2}${noWord}${rest}`,
    'giu',
  ),
  /(?<!\p{L})https?(?: colon|:)(?: slash|\/){2} \S{2,60}(?: dot \S{2,20}){1,3}/giu,
  // No sentence begins with one of these in small letters; a name may be one half of it.
  of(`${start}${label}\\. {1,2}(?:com|net|org|io)${noWord}${rest}`),
  of(
    `${start}${label}\\s*(?:\\+|plus|and then|then|with)\\s*(?:a |the )?["'“]?(?:\\.\\s?|dot )(?:com|net|org|io|ph|mx)${noWord}`,
  ),
  // Without its dots, or with a comma in place of one: `www carmenbooks com`, `linkedin com/in/carmen`, `carmenbooks,com`.
  new RegExp(`(?<![\\p{L}\\p{N}])www[ .,]{1,2}${label}[ .,]{1,2}${anyEnding}${noWord}${rest}`, 'giu'),
  of(`${start}\\p{Ll}[\\p{Ll}\\p{N}-]{2,61}[ ,](?:com|net|org|io) ?/ ?\\S{2,500}(?: / \\S{2,60})?`),
  of(`${start}${label}(?: \\. ?|\\.)${anyEnding} ?/ ?[\\p{L}\\p{N}_-]{3,500}`),
  // The code of a room at Google Meet.
  of(`${start}\\p{Ll}{3}-\\p{Ll}{4}-\\p{Ll}{3}${noWord}`),
  of(`${start}\\p{Ll}[\\p{Ll}\\p{N}-]{3,61},com${noWord}`),
  // An ending that is a word needs words that lead to a site.
  new RegExp(
    `(?<=\\b(?:site|website|page|portfolio|visit|see|is|at|on|is:|here:)\\s)\\p{L}[\\p{L}\\p{N}-]{2,61}\\.${anyEnding}(?=[\\s.,;:!?)]*$|[.,;:!?)]?\\s)`,
    'gu',
  ),
]

/** Products that are called by their site's name, and pages of authorities: nobody is reached there. */
const publicHost =
  /^(?:https?:\/\/)?(?:[\p{L}\p{N}-]+\.)*(?:\p{L}[\p{L}\p{N}-]*\.gov|fasb\.org|aicpa\.org|ifrs\.org)(?:[/?#]|$)/iu
const productName =
  /^(?:bill|quickbooks|xero|netsuite|intuit|gusto|ramp|monday|amazon|salesforce|booking|hotels|paychex|box|tax|wave|expensify|divvy|priceline|overstock|godaddy|etsy|ebay|paypal|stripe|square|shopify|avalara|brex|mercury|deel|rippling)\.com$|^(?:authorize|vb|asp|ado)\.net$|^(?:the|a|an|this|that|old|any) dot com$/i

/** Names of sites and links. */
export const findSites = (plain: string): Span[] =>
  patterns.flatMap((pattern) =>
    [...plain.matchAll(pattern)].flatMap(({ index, 0: match }) => {
      const text = match.replace(/[.,;:!?)\]}'"”’]+$/u, '')
      const whole = text + (/^(?:\.\p{Ll}+)+/u.exec(plain.slice(index + text.length))?.[0] ?? '')
      return publicHost.test(whole) || productName.test(text) ? [] : [{ from: index, to: index + text.length }]
    }),
  )

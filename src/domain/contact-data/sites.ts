import { once } from '../once.ts'
import { anyEnding, genericEnding, internationalEnding, ownEnding, spokenEnding, strongEnding } from './endings.ts'
import { matchesOf, type Rule } from './rules.ts'
import { saidDot } from './said-signs.ts'
import type { Span } from './span.ts'

const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,61}[\\p{L}\\p{N}])?'
const slash = '(?:\\s+slash\\s+|\\s?[(\\[{<]\\s?(?:slash|/)\\s?[)\\]}>]\\s?)'
const rest = `(?:[/?#]\\S{0,500}|(?:${slash}(?:\\p{Ll}{3} \\p{Ll}{4} \\p{Ll}{3}|\\S{1,60})){0,6})?`
const dressed = `(?:\\s?[(\\[{<*|_~'"“‘-]\\s?(?:${saidDot}|\\.)\\s?[)\\]}>*|_~'"”’-]\\s?|\\s+(?:${saidDot})\\s+)`
const start = '(?<![\\p{L}\\p{N}._@-])'
const noWord = '(?![\\p{L}\\p{N}]|-\\p{L})'
/** A sign that no sentence has between two words. */
const otherSign = '(?:[*~|^°¤]|\\p{So}){1,2}'
const of = (pattern: string) => new RegExp(pattern, 'gu')

/** In any case of its letters. */
const inAnyCase = once((): Rule[] => [
  {
    needs: /\w:?\/|www|w w w|h ?t ?t ?p/,
    patterns: [
      of('(?:h[t7x*]{2}ps?:?/{1,2}|ftp://)[^\\s<>"]{3,500}'),
      of('(?<![\\p{L}\\p{N}])www\\.[^\\s<>"]{3,500}'),
      // Letters apart: `w w w . carmenbooks . com`.
      /(?<![\p{L}\p{N}])(?:h ?t ?t ?p ?s? ?: ?\/ ?\/ ?|w w w ?[. ] ?)[\p{L}\p{N}-]{2,60}(?: [\p{L}\p{N}-]{2,60})?(?: ?\. ?[\p{L}\p{N}-]{2,60}){1,4}/gu,
      /(?<!\p{L})https?(?: colon|:)(?: slash|\/){2} \S{2,60}(?: dot \S{2,20}){1,3}/gu,
      // After `www` the name may have several words, and its dots may be missing.
      of(
        `(?<![\\p{L}\\p{N}])www(?:${dressed}|\\s?\\.\\s?|\\s)(?:${label}\\s){1,3}${label}(?:(?:${dressed}|\\s?\\.\\s?)${anyEnding}|\\s(?:com|net|org))${noWord}${rest}`,
      ),
      of(`(?<![\\p{L}\\p{N}])www[ .,]{1,2}${label}[ .,]{1,2}${anyEnding}${noWord}${rest}`),
      /(?<![\p{L}\p{N}])www\s?\.\s?[\p{L}\p{N}-]{2,60}(?:\s?\.\s?[\p{L}\p{N}-]{2,20}){1,3}(?:\s?\/\s?[\p{L}\p{N}_-]{1,60}){0,6}/gu,
    ],
  },
  {
    needs: new RegExp(dressed, 'u'),
    patterns: [
      of(
        `${start}(?:www${dressed})?${label}(?:(?:\\.|${dressed})${label}){0,3}${dressed}${spokenEnding}(?:(?:\\.|${dressed})${anyEnding})?${noWord}${rest}`,
      ),
      // An ending that is a word ends the sentence, too: nobody dots their i's.
      of(
        `${start}(?:www${dressed})?${label}(?:(?:\\.|${dressed})${label}){0,3}${dressed}${anyEnding}(?=\\s*(?:$|[.,;:!?)/\\n]|slash |[([{<]\\s?(?:slash|/)))${rest}`,
      ),
      of(`${start}\\p{L}[\\p{L}\\p{N}-]{4,61}\\s(?:${saidDot})\\s${genericEnding}(?=\\s*(?:$|[.,;:!?)/\\n]))`),
      // Of several words, after one that leads to a site.
      of(
        `(?<=(?<!\\p{L})(?:go to|visit|check|see|type|try|open|https? colon slash slash|(?:web ?)?(?:site|page)(?: is|:))\\s)(?:${label}\\s){1,3}${label}(?:${dressed}${anyEnding}){1,2}${noWord}${rest}`,
      ),
    ],
  },
  {
    // Brackets around the dot stand in no sentence, whatever the ending.
    needs: /[([{<]\s?\.\s?[)\]}>]/,
    patterns: [of(`${start}${label}\\s?[(\\[{<]\\s?\\.\\s?[)\\]}>]\\s?${anyEnding}${noWord}${rest}`)],
  },
  {
    needs: new RegExp(`[(\\[{<]\\s?(?:${saidDot}|\\.)`, 'u'),
    // Its dot and its ending in brackets: `carmenbooks (dot com)`.
    patterns: [of(`${start}${label}\\s?[(\\[{<]\\s?(?:${saidDot}|\\.)\\s?${strongEnding}\\s?[)\\]}>]`)],
  },
])

/** In the case of its letters: `done.In the meantime` is the end of a sentence. */
const asWritten = once((): Rule[] => [
  {
    needs: /[\p{L}\p{N}]\.[\p{L}\p{N}]/u,
    patterns: [
      of(`${start}(?:${label}\\.){1,4}${strongEnding}(?:\\.\\p{Ll}{2})?${noWord}${rest}`),
      of(
        `${start}(?:[\\p{Lu}\\p{N}][\\p{Lu}\\p{N}-]{0,61}\\.){1,4}${strongEnding.toUpperCase()}(?:\\.\\p{Lu}{2})?${noWord}${rest}`,
      ),
      of(`${start}(?:${label}\\.){1,4}${genericEnding}${noWord}${rest}`),
      of(`${start}(?:${label}\\.){1,4}${anyEnding}/\\S{1,500}`),
      // Whatever the ending, with a path behind it.
      of(`${start}\\p{Ll}[\\p{Ll}\\p{N}-]{1,61}\\.\\p{Ll}{2,3}/[\\p{L}\\p{N}_-]{3,500}`),
      of(`${start}(?:\\d{1,3}\\.){3}\\d{1,3}:\\d{2,5}${noWord}`),
      // An ending that is a word needs words that lead to a site.
      of(
        `(?<=\\b(?:site|website|page|portfolio|visit|see|is|at|on|is:|here:)\\s)\\p{L}[\\p{L}\\p{N}-]{2,61}\\.${anyEnding}(?=[\\s.,;:!?)]*$|[.,;:!?)]?\\s)`,
      ),
    ],
  },
  {
    // With an ending of another script.
    needs: /[^\p{ASCII}]/u,
    patterns: [of(`${start}(?:${label}(?:\\.|${dressed})){1,4}${internationalEnding}${noWord}${rest}`)],
  },
  {
    // Any other sign in place of the dot: `carmenbooks*com`.
    needs: new RegExp(`[\\p{L}\\p{N}]${otherSign}\\p{L}`, 'u'),
    patterns: [of(`${start}(?:${label}${otherSign})?${label}${otherSign}(?:${ownEnding}|net)${noWord}`)],
  },
  {
    // A dot with space before it belongs to no sentence.
    needs: /\s\.\s?\p{L}|\.\s?\p{L}+ ?\/|\. {1,2}\p{Ll}/u,
    patterns: [
      of(`${start}${label} \\. ?${strongEnding}(?:\\.\\p{Ll}{2})?${noWord}`),
      of(`${start}${label} \\.${anyEnding}${noWord}`),
      of(`${start}${label}(?: \\. ?|\\.)${anyEnding} ?/ ?[\\p{L}\\p{N}_-]{3,500}`),
      // No sentence begins with one of these in small letters; a name may be one half of it.
      of(`${start}${label}\\. {1,2}(?:com|net|org|io)${noWord}${rest}`),
    ],
  },
  {
    needs: /(?:\.\s?|dot )(?:com|net|org|io|ph|mx)/,
    patterns: [
      of(
        `${start}${label}\\s*(?:\\+|plus|and then|then|with)\\s*(?:a |the )?["'“]?(?:\\.\\s?|dot )(?:com|net|org|io|ph|mx)${noWord}`,
      ),
    ],
  },
  {
    // Without its dots, or with a comma in place of one: `linkedin com/in/carmen`, `carmenbooks,com`.
    needs: /[ ,](?:com|net|org|io)/,
    patterns: [
      of(`${start}\\p{Ll}[\\p{Ll}\\p{N}-]{2,61}[ ,](?:com|net|org|io) ?/ ?\\S{2,500}(?: / \\S{2,60})?`),
      of(`${start}\\p{Ll}[\\p{Ll}\\p{N}-]{3,61},com${noWord}`),
    ],
  },
  { needs: /-com/, patterns: [of(`${start}(?!dot-|tele-|pre-|post-|non-)\\p{Ll}[\\p{Ll}\\p{N}]{5,61}-com${noWord}`)] },
  // The code of a room at Google Meet.
  { needs: /\p{Ll}-\p{Ll}{4}-\p{Ll}/u, patterns: [of(`${start}\\p{Ll}{3}-\\p{Ll}{4}-\\p{Ll}{3}${noWord}`)] },
])

/** Products that are called by their site's name, and pages of authorities: nobody is reached there. */
const publicHost =
  /^(?:https?:\/\/)?(?:[\p{L}\p{N}-]+\.)*(?:\p{L}[\p{L}\p{N}-]*\.gov|fasb\.org|aicpa\.org|ifrs\.org)(?:[/?#]|$)/iu
const productName =
  /^(?:bill|quickbooks|xero|netsuite|intuit|gusto|ramp|monday|amazon|salesforce|booking|hotels|paychex|box|tax|wave|expensify|divvy|priceline|overstock|godaddy|etsy|ebay|paypal|stripe|square|shopify|avalara|brex|mercury|deel|rippling)\.com$|^(?:authorize|vb|asp|ado)\.net$|^(?:the|a|an|this|that|old|any) (?:dot |\.)(?:com|net|org)$/i

/** Without the signs that end a sentence; a bracket that is opened in it is closed in it. */
function trimmed(match: string): string {
  const text = match.replace(/[.,;:!?)\]}'"”’]+$/u, '')
  return /[([{<][^)\]}>]*$/.test(text) ? match.slice(0, text.length + 1) : text
}

/** Names of sites and links. */
export const findSites = (plain: string): Span[] =>
  [...matchesOf(inAnyCase(), plain.toLowerCase()), ...matchesOf(asWritten(), plain)].flatMap(({ index, 0: match }) => {
    const to = index + trimmed(match).length
    const text = plain.slice(index, to)
    const whole = text + (/^(?:\.\p{Ll}+)+/u.exec(plain.slice(to, to + 80))?.[0] ?? '')
    return publicHost.test(whole) || productName.test(text) ? [] : [{ from: index, to }]
  })

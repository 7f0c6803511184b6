import { once } from '../once.ts'
import { ownEnding } from './endings.ts'
import type { Span } from './span.ts'

/** An ending by itself, which belongs to a name elsewhere: `It's a .com`, `add dot net at the end`. */
const loneEnding = once(
  () =>
    new RegExp(
      `(?<![\\p{L}\\p{N}])["'“(]?(?:\\.|dot )(?:${ownEnding}|net|tax)(?:(?:\\.| dot )\\p{Ll}{2})?(?![\\p{L}\\p{N}])`,
      'giu',
    ),
)
const leading =
  '(?:[Dd]omain|[Ss]ite|[Ww]ebsite|[Pp]age|[Nn]ame|[Ss]earch|[Gg]oogle|[Tt]ype|[Ll]ook up|[Ll]ook for|[Tt]ake|[Ww]rite|[Vv]isit|[Gg]o to|[Oo]pen)'
const between = '(?:\\s+(?:name|for|is|the|word|called|under|of|site|our|my|page|website|firm|domain)|\\s?[:=]){0,4}'
/** A word that a sentence would not have: long, or with a hyphen or a figure. */
const name =
  '(?!\\p{Ll}+(?:ing|ed|able|ible|ly|ive|ful|ent|ant|ous|al|ary)(?!\\p{L}))(?=\\p{Ll}[\\p{Ll}\\p{N}]{7}|[\\p{Ll}\\p{N}]+-|\\p{Ll}+\\d)\\p{Ll}[\\p{Ll}\\p{N}-]{3,60}'
const clauseEnd = '(?=\\s*(?:$|[.,;!?)\\n"”]|(?:and|then|with|plus|followed)(?!\\p{L})))'
const named = once(() => new RegExp(`(?<!\\p{L})${leading}${between}\\s+["“]?(?<name>${name})${clauseEnd}`, 'dgu'))

const ended = once(
  () => new RegExp(`${loneEnding().source}\\s+(?:to|after|behind|onto)\\s+["“]?(?<name>${name})${clauseEnd}`, 'dgu'),
)

/** The name of a site whose ending is told apart from it. */
export function findToldSites(plain: string): Span[] {
  const endings = [...plain.matchAll(loneEnding())]
  if (endings.length === 0) return []
  const names = [named(), ended()]
    .flatMap((pattern) => [...plain.matchAll(pattern)])
    .map(({ indices }) => indices?.groups?.name as [number, number])
  return [
    ...names.map(([from, to]) => ({ from, to })),
    ...(names.length > 0 ? endings.map(({ index, 0: text }) => ({ from: index, to: index + text.length })) : []),
  ]
}

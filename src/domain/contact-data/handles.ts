import { messenger, service } from './services.ts'
import type { Span } from './span.ts'

const handle = '(?:live:\\.?)?@?[\\p{L}\\p{N}](?:[\\p{L}\\p{N}._-]|\\(dot\\)){1,40}[\\p{L}\\p{N}](?:#\\d{3,6})?'
/** Names of accounts look like no word. */
const account = '@?[\\p{L}\\p{N}]+(?:[._\\d]|\\(dot\\))[\\p{L}\\p{N}._]{0,40}[\\p{L}\\p{N}]'
const start = '(?<![\\p{L}\\p{N}@.])'
const of = (pattern: string) => new RegExp(pattern, 'dgu')

const patterns = [
  // Alone, after a space: `@carmen_books`, but not `20 @ cost`.
  /(?<![\p{L}\p{N}._%+@/-])@(?<handle>[\p{L}_][\p{L}\p{N}._]{2,40})/dgu,
  of(
    `${start}${service}\\s*(?:[Ii][Dd]|[Hh]andle|[Uu]ser ?name|[Uu]ser|[Nn]ame|[Aa]ccount|me)?\\s*(?:[:=(/→]|->|-\\s|slash\\s)\\s*["'“$]?(?<handle>(?:/in/)?${handle})`,
  ),
  of(
    `${start}${service},?\\s+(?:[Ii][Dd]|[Hh]andle|[Uu]ser ?name|[Uu]ser|[Nn]ame|[Aa]ccount)\\s+(?:is\\s+)?["'“]?(?<handle>${handle})`,
  ),
  of(`(?:[Mm]y|[Oo]n)\\s+${service}\\s+(?:is|as|under|by)\\s+(?:the name\\s+)?\\$?(?<handle>${handle})`),
  of(
    `(?:(?:[Aa]dd|[Mm]essage|[Ff]ind|[Rr]each|[Ww]rite|[Tt]ext|[Pp]ing|[Cc]ontact|DM|dm)\\s+me|I'm|I’m|I am|[Ss]earch)\\s+(?:on|via|over|through)\\s+${service}\\s*(?:,|:|-|at|as|with|by|under)?\\s*(?<handle>${handle})`,
  ),
  of(
    `(?:[Ll]ook (?:for|up)|[Ff]ind|[Ss]earch(?: for)?|[Aa]dd|I'm|I’m|I am|[Gg]o by)\\s+(?<handle>${handle})\\s+(?:on|in|at)\\s+${service}${'(?![\\p{L}\\p{N}])'}`,
  ),
  of(`(?:[Mm]y|[Tt]he)\\s+(?:handle|user ?name|nick(?:name)?|account)\\s+(?:is|:)\\s*(?<handle>${handle})`),
  // What looks like the name of an account, beside a service.
  of(`${start}${service}\\s+(?<handle>${account})`),
  of(`${start}${service},?\\s+(?:[Ii](?:'m|’m| am| go by)|it's|it’s)\\s+(?<handle>${account})`),
  of(`${start}${service}(?:\\s+\\p{Ll}{1,4}){1,2}\\s*[:=]\\s*(?<handle>${account})`),
  of(
    `${start}(?:[Ss]eller|[Uu]ser|[Ss]creen|[Pp]rofile|[Hh]andle|[Nn]ick)[ -]?[Nn]ame\\s*(?:is|:)\\s*(?<handle>${account})`,
  ),
  of(`(?:[Cc]ash ?[Aa]pp|[Cc]ash ?[Tt]ag|[Vv]enmo)[^.!?\\n]{0,24}?(?<handle>\\$\\p{L}[\\p{L}\\p{N}_-]{2,30})`),
  of(`(?<![\\p{L}\\p{N}/])(?<handle>u/[\\p{L}\\p{N}_-]{3,30})(?![\\p{L}\\p{N}/])`),
  of(`(?<![\\p{L}\\p{N}])(?<handle>[([{]at[)\\]}][\\p{L}\\p{N}._]{3,40})`),
  // Spelled out: `instagram is at carmen dot books`, `linkedin slash in slash carmen dash books`.
  of(
    `${start}${service}[:,]?\\s+(?:is\\s+|it's\\s+)?(?<handle>(?:at\\s+)?[\\p{L}\\p{N}_]+(?:\\s+(?:dot|under ?score|dash|guion(?: bajo)?)\\s+[\\p{L}\\p{N}_]+){1,4})`,
  ),
  of(
    `${start}${service}[^.!?\\n]{0,10}?(?<handle>slash\\s+[\\p{L}\\p{N}_.-]+(?:\\s+(?:slash|dash|hyphen|dot|under ?score)\\s+[\\p{L}\\p{N}_.-]+){0,8})`,
  ),
  of(`[Pp]ass ?(?:code|word)\\s*(?:is\\s+|[:=]\\s*)?(?<handle>(?=\\p{L}*\\d)[\\p{L}\\p{N}]{4,16})(?![\\p{L}\\p{N}])`),
  of(`${start}${service}\\s+(?<handle>[\\p{L}\\p{N}._]{2,40}#\\d{4})`),
  of(`${start}${service}\\s+me\\s*,\\s*(?<handle>@?[\\p{L}\\p{N}._-]*[\\d._][\\p{L}\\p{N}._-]*[\\p{L}\\p{N}])`),
  // A single small word after a messenger, with which a clause without a verb ends.
  of(
    `(?:^|[\\n.,;:!?(]\\s*|(?<!\\p{L})(?:[Oo]r|[Aa]lso|[Mm]y|[Aa]dd|[Pp]ing|me on|then|so)\\s+)${messenger}\\s+(?:[Ii][Dd]\\s+)?(?<handle>\\p{Ll}[\\p{Ll}\\p{N}-]{4,40})(?=\\s*(?:$|[.,;!?)\\n]|(?:please|pls|and|or|thanks|thank)(?!\\p{L})))`,
  ),
  of(
    `${start}(?<handle>@?[\\p{L}\\p{N}]+[._][\\p{L}\\p{N}._]{1,40}[\\p{L}\\p{N}])\\s+(?:on|in|at)\\s+${service}${'(?![\\p{L}\\p{N}])'}`,
  ),
]
/** Words that follow the name of a service in ordinary sentences. */
const ordinary = new Set(
  'the and for with our your you not only that this from when all any are was were has have please also but there they them their then than what which who how why where will would can could should may might must too very one two three just more most some such day days ads ad spend costs fees campaign channel channels messages message group please call calls client clients team work better cheaper fine great good best easier faster down away here it its we me my no yes per due paid sent is of or in on at to again anyway instead later now soon today tomorrow account accounts expense expenses subscription support sales orders integration invoices payment payments marketing posts tonight thanks before after first'.split(
    ' ',
  ),
)

/** Names of accounts at services where someone can be written to. */
export const findHandles = (plain: string): Span[] =>
  patterns.flatMap((pattern) =>
    [...plain.matchAll(pattern)].flatMap(({ groups, indices }) => {
      const found = groups?.handle ?? ''
      const [from, to] = indices?.groups?.handle ?? [0, 0]
      return ordinary.has(found.toLowerCase()) ? [] : [{ from: plain[from - 1] === '@' ? from - 1 : from, to }]
    }),
  )

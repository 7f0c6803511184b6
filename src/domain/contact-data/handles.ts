import { once } from '../once.ts'
import { digitWord } from './address-parts.ts'
import { messenger, service } from './services.ts'
import type { Span } from './span.ts'

const handle =
  '(?:/in/)?(?:live:\\.?)?@?[\\p{L}\\p{N}](?:[\\p{L}\\p{N}._-]|\\(dot\\)){1,40}[\\p{L}\\p{N}](?:#\\d{3,6})?'
/** What stands behind the name of a service in a link. */
const path = '[\\p{L}\\p{N}][\\p{L}\\p{N}._-]{2,60}(?:/[\\p{L}\\p{N}_-]{1,40})?'
/** Names of accounts look like no word. */
const account =
  '@?[\\p{L}\\p{N}]+(?:[._\\d]|\\(dot\\))[\\p{L}\\p{N}._]{0,40}[\\p{L}\\p{N}]|[\\p{L}\\p{N}._]{2,40} ?# ?\\d{4}'
/** The rest of a name of several words. */
const moreNames =
  "(?:\\s(?:dot|under ?score|dash|hyphen)\\s[\\p{L}\\p{N}_]+){0,4}(?:(?:\\s&)?\\s\\p{Lu}[\\p{L}.'’-]+){0,3}"
const noWord = '(?![\\p{L}\\p{N}])'
/** Where a clause ends. */
const clauseEnd = '(?=\\s*(?:$|[.,;!?)\\n]|(?:please|pls|and|or|thanks|thank|there)(?!\\p{L})))'
/** What a name of an account is called. */
const nameOf =
  "(?:[Ii][Dd]|[Hh]andle|[Uu]ser ?name|[Uu]ser|[Nn]ame|[Nn]ick(?:name)?|[Aa]ccount|[Aa]dd|[Tt]ag)(?:['’]s)?"
/** How someone begins to say where they are. */
const sayingMe =
  "(?:(?:[Ii](?:['’]m| am| go by)|it['’]?s|you(?: can|['’]ll) find me (?:as|under|at)|find me (?:as|under|at)|look for|search(?: for)?|my (?:name|handle|user ?name|nick(?:name)?|id|ID) (?:is|there is))\\s+)"
const radioAlphabet =
  'alpha|alfa|bravo|charlie|delta|echo|foxtrot|golf|hotel|india|juliett?|kilo|lima|mike|november|oscar|papa|quebec|romeo|sierra|tango|uniform|victor|whiskey|x-?ray|yankee|zulu'
const start = '(?<![\\p{L}\\p{N}@.])'
const of = (pattern: string) => new RegExp(pattern, 'dgu')

const patterns = once(() => [
  // Alone, after a space: `@carmen_books`, but not `20 @ cost`.
  /(?<![\p{L}\p{N}._%+@/-])@(?<handle>[\p{L}_][\p{L}\p{N}._]{2,40}(?:-[\p{L}\p{N}]+){0,4})/dgu,
  of(
    `${start}${service}\\s*(?:${nameOf}|me)?\\s*(?:[:=(/→]|->|-\\s|slash\\s)\\s*["'“$]?(?<handle>${handle}${moreNames})`,
  ),
  of(`${start}${service},?\\s+${nameOf}\\s+(?:is\\s+)?["'“]?(?<handle>${handle}${moreNames})`),
  of(
    `(?<!\\p{L})(?:[Mm]y|[Oo]ur|[Ff]ind|[Ll]ook)(?!\\p{L})[^.!?\\n]{0,24}?${service}[^.!?\\n]{0,24}?(?<!\\p{L})(?:called|named|under the name(?: of)?)\\s+["“]?(?<handle>${handle}${moreNames})`,
  ),
  of(
    `${start}${service}\\s+(?:[Pp]rofile|[Pp]age|[Ll]ink)\\s*(?:is|:)?\\s*(?<handle>~?(?:${account})|[\\p{Ll}\\p{N}]+(?:-[\\p{Ll}\\p{N}]+){1,5})${noWord}`,
  ),
  of(
    `(?:[Mm]y|[Oo]n)\\s+${service}\\s+(?:is|as|under|by)\\s+(?:(?:under|as|at|by|called|the name|the nick)\\s+){0,2}\\$?(?<handle>${handle}${moreNames})`,
  ),
  of(`(?:[Mm]y|[Oo]ur)\\s+${service}(?:['’]s|\\s+${nameOf}\\s+is)\\s+(?<handle>${handle})`),
  of(
    `(?:(?:[Aa]dd|[Mm]essage|[Mm]sg|[Ff]ind|[Rr]each|[Ww]rite|[Tt]ext|[Pp]ing|[Cc]ontact|[Ff]ollow|[Cc]atch|[Bb]uzz|[Cc]hat with|DM|dm|PM|pm)\\s+(?:me|us|(?:my|our) \\p{Ll}+)|[Hh]it me up|hmu|I'm|I’m|I am|[Ss]earch)\\s+(?:on|via|over|through|thru)\\s+${service}\\s*(?:,|:|-|at|as|with|by|under)?\\s*(?<handle>${handle}${moreNames})`,
  ),
  of(
    `(?:[Ll]ook (?:for|up)|[Ff]ind|[Ss]earch(?: for)?|[Aa]dd|I'm|I’m|I am|[Gg]o by)\\s+["“]?(?<handle>${handle}${moreNames})["”]?\\s+(?:on|in|at)\\s+${service}${noWord}`,
  ),
  of(`[Mm]y\\s+(?:handle|user ?name|nick(?:name)?)(?:\\s+\\p{Ll}+){0,3}?\\s*(?:is|:)\\s*(?<handle>${handle})`),
  of(`[Mm]y\\s+account(?:\\s+\\p{Ll}+){0,3}?\\s*(?:is|:)\\s*(?<handle>(?=@?\\p{L}{2})(?:${account}))${noWord}`),
  of(
    `${start}${service}[^.!?\\n]{0,40}?(?<!\\p{L})(?:user ?name|handle|nick(?:name)?)\\s*(?:is|:)?\\s+(?<handle>${handle})`,
  ),
  of(`(?:^|[Oo]n\\s+)${service}(?:\\s+app)?,?\\s+${sayingMe}["“]?(?<handle>${handle})${clauseEnd}`),
  // What looks like the name of an account, where a clause that names a service ends in a colon.
  of(
    `${start}${service}[^.!?\\n:]{0,40}[:=]\\s*(?<handle>(?=@?\\p{L}{3})(?!(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\\p{Ll}*\\.?\\d)(?:${account}))`,
  ),
  of(`(?<![\\p{L}\\p{N}])(?<handle>/in/[\\p{L}\\p{N}-]{3,60}|in/[\\p{L}\\p{N}]{2,30}-[\\p{L}\\p{N}-]{2,60})`),
  of(`(?<![\\p{L}\\p{N}/])(?<handle>in/[\\p{L}\\p{N}-]{5,60})(?=[\\s,(]+(?:on|at)\\s+${service})`),
  // On a line of its own, under the name of the service.
  of(
    `(?<=^|\\n)[ \\t]*${service}[ \\t:]*\\n\\s*(?<handle>(?:@\\s*)?(?=[^\\s]*[\\p{Ll}])[\\p{Ll}\\p{N}_][\\p{L}\\p{N}._-]{4,40})(?=[ \\t]*(?:$|\\n|[.,;!?](?:\\s|$)))`,
  ),
  of(
    `(?:^|[\\n.,;:!?(]\\s*)${service}\\s+(?<handle>(?!\\S*-(?:of|to|in|by|over|and|on|up|the|for|out)-)[\\p{Ll}\\p{N}]+(?:-[\\p{Ll}\\p{N}]+){2,5})${clauseEnd}`,
  ),
  // A path at a service, its link, and the number of an account.
  of(
    `${start}${service}\\s*(?:is|[:=-])?\\s*(?<handle>/?(?:in|company|pub|groups?|pages?|channel|user|add|profile)\\s?/\\s?${path})`,
  ),
  of(`${start}${service}\\s*[:=-]\\s*(?<handle>/\\s?${path})`),
  of(
    `(?<![\\p{L}\\p{N}])(?<handle>(?:skype|viber|tg|whatsapp):(?:/{2})?[\\p{L}\\p{N}][\\p{L}\\p{N}._-]{2,40}\\?\\p{L}+(?:=[^\\s<>"]{1,80})?)`,
  ),
  of(
    `${start}${service}(?:\\.\\p{Ll}{2,3})?\\s+(?:[Ii][Dd]|[Pp]rofile|[Uu]ser)\\s*(?:is|[:#]|no\\.?|number)?\\s*(?<handle>\\d{5,})`,
  ),
  // At several services at once.
  of(`${start}${service}(?:[\\s,/&+]+(?:and |or )?${service})+\\)?\\s*(?:[:=]|is|are|as)\\s*(?<handle>${handle})`),
  of(
    `(?<![\\p{L}_])(?:[Nn]ick(?:name)?|[Hh]andle|[Uu]ser ?name|ID)(?!\\p{L})[^.!?\\n:]{0,40}[:=]\\s*(?<handle>(?!\\p{Ll}+(?:ing|ed|able|ible|ly|ive|ful|ent|ant|ous|al|ary)(?!\\p{L}))${handle})${noWord}${clauseEnd}`,
  ),
  // The number of a name that is told: `jun hash five five one eight`.
  of(
    `${start}(?<handle>[\\p{L}\\p{N}._]{2,40}\\s(?:hash(?:tag)?|pound|number sign)\\s(?:\\d{4}|${digitWord}(?:[ -]${digitWord}){3}))`,
  ),
  of(
    `${start}${service}[^\\n]{0,80}?(?<!\\p{L})(?:[Ss]earch(?: for)?|[Ff]ind|[Ll]ook (?:up|for)|[Tt]ype)\\s+(?<handle>(?!\\S*-(?:of|to|in|by|over|and|on|up|the|for|out)-)[\\p{Ll}\\p{N}]+(?:-[\\p{Ll}\\p{N}]+){2,5})(?![\\p{L}\\p{N}])`,
  ),
  of(`(?<![\\p{L}\\p{N}])(?<handle>live:\\.?[\\p{L}\\p{N}][\\p{L}\\p{N}._-]{3,40})`),
  of(`(?<!\\p{L})[Ll]ine\\s+[Ii][Dd]\\s*(?:is|:)?\\s*(?<handle>\\p{L}[\\p{L}\\p{N}._-]{3,40})`),
  // All of what somebody says is theirs.
  of(`(?<!\\p{L})[Mm]y\\s+${service}\\s*[:=]\\s*(?<handle>${handle}(?:\\s[\\p{L}\\p{N}._-]+){0,3})${clauseEnd}`),
  of(
    `(?<!\\p{L})(?:on|via)\\s+${messenger}\\s+(?<handle>(?!\\p{Ll}+(?:ly|ing|ed)(?!\\p{L})|sometimes|whenever)\\p{Ll}{7,40})(?=\\s*(?:$|[.,;!?)\\n]))`,
  ),
  // A name to search the web for.
  of(`(?<![\\p{L}\\p{N}])google\\s+(?<handle>["“][^"”\\n]{3,60}["”])`),
  // Letter by letter: `c as in Cebu, a as in apple`, `charlie alpha romeo mike`.
  of(
    `(?<![\\p{L}\\p{N}])(?<handle>\\p{L}(?:,? (?:as in|for|like|como) \\p{L}+[,;]?(?: and| then)? \\p{L}(?!\\p{L})){3,}(?: (?:as in|for|like|como) \\p{L}+)?)`,
  ),
  new RegExp(`(?<!\\p{L})(?<handle>(?:${radioAlphabet})(?:[ ,-]{1,2}(?:${radioAlphabet})){3,})(?!\\p{L})`, 'dgiu'),
  // What looks like the name of an account, beside a service.
  of(`${start}${service}\\s+(?<handle>(?:${account}))`),
  of(`${start}${service},?\\s+(?:[Ii](?:'m|’m| am| go by)|it's|it’s)\\s+(?<handle>(?:${account}))`),
  of(`${start}${service}(?:\\s+\\p{Ll}{1,4}){1,2}\\s*[:=]\\s*(?<handle>(?:${account}))`),
  of(
    `${start}(?:[Ss]eller|[Uu]ser|[Ss]creen|[Pp]rofile|[Hh]andle|[Nn]ick)[ -]?[Nn]ame\\s*(?:is|:)\\s*(?<handle>(?:${account}))`,
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
  of(`${start}${service}\\s+(?:tag\\s+)?(?<handle>[\\p{L}\\p{N}._]{2,40} ?# ?\\d{4})`),
  of(`${start}${service}\\s+me\\s*,\\s*(?<handle>@?[\\p{L}\\p{N}._-]*[\\d._][\\p{L}\\p{N}._-]*[\\p{L}\\p{N}])`),
  // A single small word after a messenger, with which a clause without a verb ends.
  of(
    `(?:^|[\\n.,;:!?(]\\s*|(?<!\\p{L})(?:[Oo]r|[Aa]lso|[Mm]y|[Aa]dd|[Pp]ing|me on|then|so)\\s+)${messenger}\\s+(?:[Ii][Dd]\\s+)?(?<handle>\\p{Ll}[\\p{Ll}\\p{N}-]{4,40})(?=\\s*(?:$|[.,;!?)\\n]|(?:please|pls|and|or|thanks|thank)(?!\\p{L})))`,
  ),
  of(
    `${start}(?<handle>@?[\\p{L}\\p{N}]+[._][\\p{L}\\p{N}._]{1,40}[\\p{L}\\p{N}])\\s+(?:on|in|at)\\s+${service}${noWord}`,
  ),
])
/** Words that follow the name of a service in ordinary sentences. */
const ordinary = new Set(
  'the and for with our your you not only that this from when all any are was were has have please also but there they them their then than what which who how why where will would can could should may might must too very one two three just more most some such day days ads ad spend costs fees campaign channel channels messages message group please call calls client clients team work better cheaper fine great good best easier faster down away here it its we me my no yes per due paid sent is of or in on at to again anyway instead later now soon today tomorrow account accounts expense expenses subscription support sales orders integration invoices payment payments marketing posts tonight thanks before after first available online offline active careful closed listed registered hiring looking sponsored booked coded posted paid billed used blocked advertising promoted company companies page pages monthly quarterly annually yearly weekly daily none vendor vendors'.split(
    ' ',
  ),
)

/** `Line 13d` is one of a form. */
const lineOfForm = /^\d{1,3}\p{L}{1,2}$/u

const anyService = once(() => new RegExp(service, 'u'))
const isOfService = ({ source }: RegExp) => source.includes(service) || source.includes(messenger)
const ofAnything = once(() => patterns().filter((pattern) => !isOfService(pattern)))

/** Names of accounts at services where someone can be written to. */
export const findHandles = (plain: string): Span[] =>
  (anyService().test(plain) ? patterns() : ofAnything()).flatMap((pattern) =>
    [...plain.matchAll(pattern)].flatMap(({ groups, indices }) => {
      const found = groups?.handle ?? ''
      const [from, to] = indices?.groups?.handle ?? [0, 0]
      return ordinary.has(found.toLowerCase()) || lineOfForm.test(found)
        ? []
        : [{ from: plain[from - 1] === '@' ? from - 1 : from, to }]
    }),
  )

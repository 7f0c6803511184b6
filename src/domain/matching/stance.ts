import { clausesOf } from './sentences.ts'
import { ownAct, wishIn } from './wishes.ts'

/**
 * How somebody stands to what a sentence mentions. `works`: does it alone. `guided`: with help, at times, at the edges.
 * `seen`: watched, studied or sat beside it. `denied`: says that they have not, or that others do.
 */
export type Stance = 'works' | 'guided' | 'seen' | 'denied'
const order: readonly Stance[] = ['works', 'guided', 'seen', 'denied']

type Cue = {
  pattern: RegExp
  /** The same, to find it more than once: slower, and rarely needed. */
  every: RegExp
  stance: Stance
  /** Which mentions it speaks of: those from where it begins, those from where it ends, those before it, or all of its clause. */
  reach: 'after' | 'beyond' | 'before' | 'all'
  /** What ends its reach, where a sentence can go on about something else. */
  until?: RegExp
}

const cue = (stance: Stance, reach: Cue['reach'], ...patterns: RegExp[]): Cue[] =>
  patterns.map(({ source, unicode }) => {
    const flags = unicode ? 'u' : 'i'
    return { stance, reach, pattern: new RegExp(source, flags), every: new RegExp(source, `g${flags}`) }
  })
const cueUntil = (until: RegExp, ...patterns: RegExp[]): Cue[] =>
  cue('denied', 'beyond', ...patterns).map((one) => ({ ...one, until }))

/** "Sent reports to the tax team and filed in Ohio", "through Avalara": no longer about the team. */
const ownTurn = new RegExp(`${ownAct.source}|,? (?:through|via) `, 'i')
/** "Coordinated with the tax team to close the books": what people do together is also theirs. */
const jointTurn = new RegExp(
  `${ownTurn.source}| (?:during|as part of) | to (?:complete|close|prepare|file|reconcile|resolve|ensure|finish|process|post|run|finalize|produce|build|meet|clear|keep) `,
  'i',
)

/** "With the exception of Gusto, I run payroll in ADP": the exception ends where the rest begins. */
const restTurn = /[:;]| I\b|, (?:in|with|using|on|through|via|from|including|mainly|mostly) /i

const doers = `(?:an?other|other|our|the|an?|my|some|different|separate|sister|local|in-house|dedicated|specialist|client’s|client's|US|onshore|offshore) ?(?:other |tax |audit |payroll |AP |finance |accounting |onshore |US |specialist |senior |separate |outside |external |client |client’s |in-house )*(?:teams?|groups?|departments?|colleagues?|desks?|squads?|pods?|units?|firms?|persons?|vendors?|providers?|people|staff|seniors?|partners?|CPAs?|accountants?|preparers?|bookkeepers?|side|office|colleague|specialists?|contractors?|bureau|consultants?|auditors?)`

const cues: Cue[] = [
  ...cue(
    'denied',
    'after',
    /\b(?<!never )(?:no|zero|without(?: any)?|lack(?:s|ing)?|little to no) (?!(?:\w+ )?(?:adjustments?|findings?|penalt\w+|errors?|issues?|misstatements?|misses|exceptions?)|help|supervision|errors?|findings?|guidance|backlog|issues?|late\b|missed|exceptions?|adjust|penalt|surprises?|restatements?|deficienc|material|delays?|open|problem|doubt|unreconciled|variances?|longer|overdue|rework|notices? from|fail|my\b|extensions? (?:needed|filed|required))/,
    /\b(?:not|never|nor|neither|cannot|can’t|can't)\b(?![ -](?:had (?:an? |any )?(?:late|missed|penalt|error|finding)|been late|failed|paid a penalt|lost|only|just|merely|limited|late|a single|once|missed|to mention|for[- ]profit|overdue|less|fail|on my own|independently|alone|without))/,
    /\b(?:haven|hasn|hadn|didn|don|doesn|wasn|weren|isn|aren)[’']?t\b/,
    /\b(?:yet to|have yet|nothing (?:in|on|with|of)|none (?:in|of|with|on)|outside (?:of )?(?:my|the) scope|out of scope|not my)\b/,
    /\b(?:left|leave|leaving|hand(?:ed)? off) (?=(?:[\w’'.-]+ ){1,5}(?:to|with) (?:the|our|their|a|another|my) (?:auditors?|CPAs?|accountants?|tax|client|partners?|payroll|outside|specialists?|team|senior|colleagues?))/,
    /\b(?:an?other|other) (?:team|teams|group|groups|department|office|colleagues?|people|person|firm|vendor|desk|pod) (?:\w+ )?(?:looked|handled|did|does|do|prepared|filed|ran|kept|took|managed|owned|covered|used|was|were|is|are|dealt)\b/,
    // Others are the ones who do it: "my manager filed", "a colleague runs it".
    new RegExp(
      String.raw`^(?:(?:and|so|where|there|instead,?|usually|mostly|normally) )?(?:${doers}|(?:my |our |a |the |two )?(?:sister team|colleagues?|coworkers?|co-workers?|teammates?|seniors?|manager|supervisor|boss|reviewers?|partners?|lead|onshore team|US team|tax team|payroll team|AP team|audit team|CFO|controller|auditors?|consultants?)|others|someone(?: else)?|somebody(?: else)?|they|people around me)(?! and I\b)(?: [\w’'-]+){0,5}? (?:us(?:es?|ed)|prepar(?:es?|ed)|fil(?:es?|ed)|handl(?:es?|ed)|does|do|did|ran|runs?|keeps?|kept|clos(?:es?|ed)|post(?:s|ed)?|process(?:es|ed)?|review(?:s|ed)?|own(?:s|ed)?|manag(?:es?|ed)|cover(?:s|ed)?|deals?|dealt|works?|worked|took|takes?|lives?|sign(?:s|ed)?|evaluat(?:es?|ed)|chose|implemented)\b`,
    ),
    /\b(?:head office|headquarters|HQ|parent(?: company)?|head quarter\w*|main office|owner|owners|CEO|founder|landlord|firm) (?:was|were|is|are|sat|sits|lived|lives|based) (?:in|at|from)\b/,
    /\b(?:vendor|competitor|client|employer|company|customer|account|campaign) (?:is|was|called|named|sells|sold|makes|made|develops|developed)\b(?= )(?=.{0,30}\b(?:software|vendor|maker|product|called|named)\b)/,
    /\b(?:sold|sell|selling|market(?:ed|ing)|demo(?:ed|ing)|resold|promot(?:ed|ing)) (?:[\w-]+ ){0,3}(?:licen[sc]es?|subscriptions?|software|seats|plans)\b/,
    /\b(?:customer|tech(?:nical)?|product|phone|chat|help ?desk) support (?:for|of|to|at)\b/,
  ),
  ...cue(
    'denied',
    'beyond',
    /\bshared? (?:an? )?(?:\w+ )?(?:office|floor|room|desk|building|space)\b/,
    /\bsupport(?:ed|ing)? the (?:\w+ )?(?:team|group|people|staff|colleagues) (?:that|who|which)\b/,
    /\b(?:team|teams|group|colleagues?|people|staff|department|firm|partners?|others|person|seniors?|desk|coworkers?|co-workers?|boss|roommate|manager|preparers|sister|office) (?:that|who|which|whose) (?:\w+ )?(?:us(?:es|ed|ing)|prepar|fil|handl|do|did|does|ran|run|kept|keep|work|post|process|review|clos|manag|own|cover|live|liv|dealt|deal|serv|special|look)\w*/,
  ),
  ...cueUntil(
    restTurn,
    /\bexcept(?: for)? /,
    /\b(?:everything|anything|all) but (?=\S)/,
    /\b(?:with the exception of|excluding|exclusive of) /,
    // "Apart from Xero I also know QBO" adds; only what is true of all the rest is an exception.
    /\b(?:apart|aside) from (?=.{0,80}\b(?:every|everything|all|any|most)\b)/,
  ),
  ...cueUntil(
    jointTurn,
    /\b(?:coordinat|correspond|communicat|interfac|sync|met|sat|shared?)\w* (?:\w+ ){0,4}(?:with|beside|next to|near|by) (?:the |a |our |their )?(?=.{0,60}\b(?:teams?|groups?|squads?|departments?|desks?|colleagues|administrators?|admins?|users|consultants?|implementers?|people|folks|preparers|pod|specialists?|representatives?|reps?|account managers?)\b)/,
  ),
  ...cueUntil(
    ownTurn,
    /\b(?:stay(?:ed|s|ing)? away from|steer(?:ed|s|ing)? clear of) /,
    /\b(?:support(?:ed|ing)?|help(?:ed|ing)?|assist(?:ed|ing)?|scann?(?:ed|ing)|bookmark(?:ed|ing)|filed papers|data entry|keyed|schedul(?:ed|ing)|sort(?:ed|ing)|collect(?:ed|ing)|gather(?:ed|ing)|book(?:ed|ing)|ran errands|copied|photocopied|answered phones|took (?:a )?(?:calls?|messages?|notes)|translat\w+|order(?:ed|ing)|forward(?:ed|ing)|courier\w*|arrang(?:ed|ing)|typed|print(?:ed|ing)) (?:[\w’'-]+[ ,]+){0,7}(?:for|to|of|by) (?:the |a |our |other |those |his |her |their )?(?:[\w’'-]+ ){0,2}(?:teams?|groups?|colleagues?|people|preparers?|partners|staff|departments?|reviewers?|accountants|bookkeepers|seniors|those|administrators?|desks?)\b/,
    /\b(?:sent|send|sending|handed|hand|handing|passed|pass|passing|forwarded|delivered|uploaded|submitted|emailed|transferred|routed|escalated) (?:[\w’'-]+[ ,]+){0,7}(?:to|over to|for) (?:the |our |their |a |another )?(?=.{0,60}\b(?:administrators?|admins?|teams?|group|department|users?|preparers?|specialists?|processors?|provider|desk|bookkeepers?|accountants?|people|colleagues?|reviewers?)\b)/,
  ),
  ...cue(
    'denied',
    'before',
    new RegExp(
      String.raw`\b(?:was|were|is|are|being|been|got|gets|get)(?: \w+)? (?:prepared|done|handled|run|kept|filed|managed|used|owned|covered|processed|maintained|posted|entered|closed|outsourced|looked after|taken care of|performed|completed|led|carried out|implemented) (?:by|to|in) (?:ADP|Paychex|${doers}|the \w+ office|HR|human resources|(?:the |our |a )?(?:owners?|management|PEO)|others|someone|somebody|them|him|her|(?:the )?(?:client|outside|external|another|other|head|parent|corporate|partner|US office))`,
    ),
    /\b(?:stay(?:ed|s)?|remain(?:ed|s)?|sat|sits|lay|lies|left|went|goes|belong(?:ed|s)?|was|were|is|are|rested) (?:with|to|in the hands of) (?:an?other|the|our|others|someone|somebody|my|a|the client)\b.{0,40}(?:team|group|colleague|desk|department|office|firm|provider|others|else|partner|accountant|specialist|CPA|client|preparer|vendor|person|manager|senior)/,
    /\b(?:group|team|department|desk|side|people|pod|squad),? (?:whose|where|in which)\b/,
    /\b(?:whose|which) (?:work|part) (?:I|we) (?:did|do|have) not\b/,
    /\b(?:is|are|was|were|would be|will be) (?:new|unfamiliar|foreign|unknown) (?:to me|territory)?\b/,
    /\b(?:somebody|someone) else(?:’s|'s)?\b|\bother people[’']s (?:job|work)\b/,
    /\bcame from (?:the |an )?(?:client|outside|other)\b/,
    new RegExp(
      String.raw`\bwhich (?:${doers}|others|someone|somebody|they|he|she)(?: \w+)? (?:performed|perform|did|does|do|handled|handles?|prepared|prepares?|filed|files?|ran|runs?|kept|keeps?|managed|manages?|took care of|looked after)\b`,
    ),
    /\b(?:was|were|had been) (?:[\w’'-]+ ){0,4}(?:before my time|before I (?:joined|started|came|arrived)|prior to my (?:joining|arrival|time))\b/,
    /\b(?:not|never) (?:mine|me|my (?:job|part|area|task|responsibility))\b/,
    /\bfor (?:her|him|them|my boss)\b$/,
  ),
  ...cue(
    'denied',
    'all',
    /\b(?:no|without(?: a)?) (?:login|access|hands-on|filings? there|user account|license) ?(?:of my own|myself|there|yet|so far)?\b/,
    /\b(?:I |we )?(?:did not|didn[’']t|never) (?:touch|do|prepare|file|use|enter|post|work|handle|run|see)\b/,
    /\bpeer to\b|\b(?:their|his|her|whose) (?:tool|system|software|program|platform) (?:is|was)\b|\bwhat my (?:\w+[’']s )?\w+ uses\b|\b(?:works?|worked|working) (?:alongside|next to|beside|near) the\b/,
    /\bno filings there\b|\bhad no login\b|\bnot part of my (?:job|work|role)\b/,
  ),
  ...cue(
    'seen',
    'after',
    /\b(?:webinars?|seminars?|lunch[- ]and[- ]learns?|brown[- ]bags?|lectures?|workshops?|masterclass(?:es)?|boot ?camps?|tutorials?|demos?|demonstrations?|podcasts?|open day|CPE (?:session|course|class)\w*|info(?:rmation)? sessions?|coursework|training (?:session|course|on|in|video|program|day)s?|crash course|short course|online courses?|courses?|MOOC|Udemy|Coursera|LinkedIn Learning|trial version|sandbox|free trial|test company|practice set)\b/,
    /\b(?:sat|sit|sitting) (?:in|through|beside|next to|with|behind|near)\b/,
    /\b(?:attended|watched|observed|shadow(?:ed|ing)|witnessed|overheard|read(?:ing)? (?:up )?(?:about|on)|read the (?:\S+ ){0,3}(?:guide|book|manual)s?|read a (?:book|guide)|heard (?:of|about)|studied|studying|self-?stud(?:y|ied)|self-?taught basics|introduced to|introduction to|intro to|was shown|saw(?! to)|have seen|looked over (?:the )?shoulder|toured|visited|browsed|explored|tried out|played with|experimented with|dabbled)\b/,
    /\b(?:theor(?:y|etical|etically)|academic(?:ally)?|classroom|conceptual(?:ly)?|textbook|in school|at university|in college) (?:knowledge|understanding|exposure|study|work|grasp|familiarity)?(?: of| with| in| about)?\b/,
    // Whoever chooses a program has not worked in it yet.
    /\bshort-?listed\b|\b(?:RFPs?|requests? for proposals?) for\b|\b(?:vendor|software|system) (?:selection|evaluation)\b/,
    /\bonly (?:seen|watched|read|heard|studied)\b|\bas an observer\b|\bCPE\b|\baware(?:ness)? of\b|\bacquainted with the idea\b/,
  ),
  ...cue(
    'seen',
    'before',
    /\b(?:webinars?|seminars?|lunch[- ]and[- ]learns?|workshops?|masterclass(?:es)?|boot ?camps?|tutorials?|demos?|video course|online course|course|class|training|simulation|fundamentals course|in one day|basics|101)\b(?! (?:new|of new|for new|staff|manual|material|delivered|given|led|developed))/,
    /\b(?:at|in|from|during|through) (?:coursework|college|university|school|my degree|a course|class|my studies|my MBA)\b/,
    /\bused (?:by|around me|in the office|at the firm by)\b/,
    /\bas an? observer\b|\bin screenshots\b|\btraining only\b|\bdemo only\b|\bnever live\b/,
  ),
  ...cue(
    'guided',
    'after',
    /\b(?:basic|limited|some|little|brief|minor|light|slight|minimal|introductory|a bit of|a little|occasional|partial|entry-level|beginner(?:’s|'s)?|surface|rudimentary|superficial|passing) (?:\w+ )?(?:exposure|knowledge|experience|familiarity|use|usage|understanding|hands-on|skills?|involvement|idea|acquaintance)\b/,
    /\bexposure\b|\bexposed to\b|\bno longer\b/,
    /\b(?:beginner|novice|newbie|learner|newcomer|rookie|trainee|learning|getting (?:used|up to speed|familiar|to know)|new to|started (?:to learn|learning|on|using)|picking up|starting (?:out|with|on))\b/,
    /\b(?:assist(?:ed|ing|s)?|help(?:ed|ing|s)?(?: out)?|aid(?:ed|ing)?|support(?:ed|ing|s)|^support|pitch(?:ed|ing) in|lent a hand|back(?:ed|ing)?[- ]up|filled in|stood in|covered for)\b(?! (?:\d+ )?(?:clients?|customers?|owners?|founders?|companies|businesses|firms?|users?|multiple|management|partners) (?:with (?:their|all|the)|in|on|by|to|across|from)?)/,
    /\b(?:familiar(?:ity)?|acquainted|conversant) (?:with|in)\b/,
    // "Some 900 returns" are many; "some Form 990 work" is little.
    /\b(?:some|a bit of|a little|light|occasional|limited) (?=[\p{Lu}\d])(?!(?:\d{1,2}|\d{1,3},\d{3}|(?!5500)\d{1,2}00|(?!720|940|990)\d\d0) )/u,
    /\b(?:light|occasional|casual|new|basic|infrequent) (?:[\w.-]+ ){0,3}user\b/,
    /\bfill(?:ed|ing)? in (?:on|for|with)\b/,
    /\bstill (?:getting|learning|new|building|growing|finding)\b/,
    /\b(?:lean(?:s|ing|ed)?|rel(?:y|ies|ying|ied)|depend(?:s|ing|ed)?) on (?:my|a|an|the|our) (?:\w+ )?(?:lead|seniors?|manager|supervisor|boss|mentor|colleagues?|coworkers?|teammates?|partner) (?:for|with|in|on)\b/,
    /\bpartial(?:ly)?\b|\bparts of\b/,
    /\b(?:once(?! (?:a|per|every|each|the|it|they)\b)|twice(?! (?:a|per|every|each)\b|-)|now and then|from time to time|occasionally|sometimes|on occasion|rarely|seldom|a few times|a couple of times|for a (?:week|day|few days|few weeks|month)|in passing|here and there)\b/,
    /\bunder (?:the |close |direct |a |my )?(?:\w+ )?(?:supervision|guidance|direction|eye|instruction|mentorship|senior|manager)\b/,
    /\b(?:working|reading|passing|nodding) knowledge\b/,
    /\b(?:took|take) (?:a )?(?:calls?|messages?) now and then\b/,
    /\b(?:intern(?:ship|ed)?|apprentice(?:d|ship)?|trainee)\b(?= (?:with|in|on|using|at|for))/,
  ),
  ...cue(
    'guided',
    'before',
    /\b(?:with|under|needs?|needing|requires?) (?:some |a little |close |the |my |a |more |heavy |constant )?(?:\w+[’']s? )?(?:guidance|help|supervision|support|hand-?holding|oversight|senior’s|assistance|instruction|coaching|direction)\b/,
    /\b(?:at|on) (?:a )?(?:basic|beginner|entry|junior|introductory|elementary|starter|novice) level\b|\((?:basic|beginner|learning|novice|some|limited|familiar|entry level|exposure|elementary)[^)]*\)|\b[-–:] (?:basic|beginner|learning|novice|limited|familiar)\b/,
    /\b(?:for|just|only|mainly) (?:for )?(?:look-?ups?|viewing|reports?|data entry|reading|inquir(?:y|ies)|queries|read-only)\b(?: only)?|\b(?:look-?ups?|view|read|data entry|inquiry)[- ]only\b/,
    /\b(?:as )?(?:a )?(?:back-?up|fill-?in|stand-?in|substitute|cover)\b(?=$|[ ,.](?:only|for|when))/,
    /\b(?:now and then|from time to time|occasionally|on occasion|a few times|once or twice|for a (?:week|day|few days|month))\b/,
    /\b(?:basics?|fundamentals|beginner)$/,
    /\bonly with (?:a|my|the) (?:\w+ )?(?:seniors?|manager|supervisor|lead|partner|colleague|reviewer)\b/,
    /\b(?:approvals?|view|lookups?|inquiry|reports?|receipts?|uploads?)[- ]only\b|\bdid so (?:once|twice)\b/,
    /\b(?:still )?learning\b$/,
  ),
  ...cue(
    'guided',
    'all',
    /\b(?:only|just|merely) (?:used|opened|touched|logged into|worked in|saw) .{0,40}\b(?:to|for) (?:look|check|view|pull|see|download|export|read|print)/,
    /\b(?:maybe|perhaps|only|about) (?:once|twice|two|three|a few|a handful of)(?: or \w+)? times?\b|\bif (?:somebody|someone) shows me\b|\ba handful of times\b/,
    /\bwith guidance\b|\bunder (?:close |direct )?supervision\b|\bhelped once\b|\bnever on my own\b|\bnot independently\b|\balways (?:with|under)\b/,
  ),
]

/** Whoever teaches it knows it. */
const teaching =
  /\b(?:deliver|gave|giv|led|lead|ran|conduct|taught|teach|present|host|develop|creat|wrote|provid|offer|organi[sz]|facilitat|design)\w* (?:[\w-]+ ){0,4}(?:training|webinars?|workshops?|courses?|class(?:es)?|seminars?|tutorials?|demos?|sessions?)\b/i

const theirs =
  /^(?:the|our) (?:firm|office|company|department|client|team|rest)\b[^;]*\b(?:us(?:es|ed)|ran|had|was on|were on|worked in)\b.*?,? (?:but|though|while|whereas) (?=I\b|my\b|mine\b)/i

/** Where somebody is licensed says nothing about filings there; who taxes or reads is no colleague: "the Arizona Department of Revenue", "the management team". */
const bystanders =
  /\b(?:CPA|licen[sc]ed?)(?: license)? (?:in|from|of) (?:the )?(?:[Ss]tate of )?\p{Lu}[\p{L}.]+(?: \p{Lu}\p{L}+)?|\b(?:[Dd]epartments?|[Dd]ivisions?|[Oo]ffices?|[Bb]ureaus?) of (?:the )?(?:\p{Lu}[\w’']+|revenue|taxation|labor|tax|finance|treasury|workforce|unemployment)|\b(?:state|federal|government|tax|taxing) (?:departments|agenc(?:y|ies)|authorit(?:y|ies)|offices)\b|\bEmployment Development Department\b|(?<=\b\p{Lu}\w+[’']s )(?:tax|revenue) department\b|\b(?:management|leadership|executive) (?:teams?|groups?)\b/gu

const worst = (a: Stance, b: Stance): Stance => (order.indexOf(a) >= order.indexOf(b) ? a : b)

type Found = { start: number; end: number; stance: Stance; sentence: string }

/** Whether a cue speaks of what a sentence mentions at a place. */
const isReached: Record<Cue['reach'], (place: number, found: Found) => boolean> = {
  all: () => true,
  after: (place, { start }) => place >= start,
  beyond: (place, { end }) => place >= end,
  // "Payroll and staff training" is no payroll training: a course is about what stands right before it.
  before: (place, { start, stance, sentence }) =>
    place <= start && (stance !== 'seen' || !/,| and | plus | with | for /.test(sentence.slice(place, start))),
}

/**
 * The stance to each place of a sentence. What a clause without mentions says is about the clause before it. What somebody only
 * wishes for is left out, and so is the name of an authority or of a license’s state: it shows neither that they do it nor that they don't.
 */
export function stanceIn(sentence: string, places: readonly number[]): Map<number, Stance> {
  const stances = new Map<number, Stance>(places.map((place) => [place, 'works']))
  let before: number[] = []
  for (const { text: written, from } of clausesOf(sentence)) {
    const text = written.replace(bystanders, (name, at: number) => {
      // "Albany’s tax department" is where returns go, and no tax work.
      for (const place of places) if (place >= from + at && place < from + at + name.length) stances.delete(place)
      return '_'.repeat(name.length)
    })
    const inside = places.filter((place) => place >= from && place < from + text.length)
    const wish = wishIn(text)
    const isWished = (place: number) => wish !== null && place >= from + wish.from && place < from + wish.to
    for (const place of inside) if (isWished(place)) stances.delete(place)
    const isTeaching = teaching.test(text)
    for (const { pattern, every, stance, reach, until } of cues) {
      if (stance === 'seen' && isTeaching) continue
      if (!pattern.test(text)) continue
      for (const found of text.matchAll(every)) {
        const start = from + found.index
        const end = start + found[0].length
        // "Would love exposure to Xero": the exposure is part of the wish.
        if (stance !== 'denied' && isWished(start)) continue
        const turn = until?.exec(text.slice(end - from))
        const isSpokenOf = (place: number) =>
          isReached[reach](place, { start, end, stance, sentence }) && (!turn || place < end + turn.index)
        const spokenOf = inside.length > 0 ? inside.filter(isSpokenOf) : before
        for (const place of spokenOf) stances.set(place, worst(stances.get(place) ?? 'works', stance))
      }
    }
    if (inside.length > 0) before = inside
  }
  // "The firm used Axcess, but I worked on paper": what came before the turn was theirs.
  const turn = theirs.exec(sentence)
  if (turn) for (const place of places) if (place < turn[0].length) stances.set(place, 'denied')
  return stances
}

/** Where a clause speaks of what somebody would like to do: from one place to another. */
export type Wish = { from: number; to: number }

const learning =
  '(?:learn|pick up|be trained|be part of|train|get|grow|try|move|gain|master|start|transition|switch|explore|speciali[sz]e|break into|branch|expand|add|take on|become|acquire|study|discover|understand)'
const using = '(?:be|do|use|handle|prepare|file|run|work|have|see|join|enter|tackle)'
const gerund =
  '(?:learning|being trained|training|getting|growing|trying|moving|gaining|mastering|starting|transitioning|switching|exploring|speciali[sz]ing|breaking into|branching|expanding|adding|taking on|becoming|acquiring|studying|working (?:with|in|on|for)|using|joining|entering)'
const chance =
  '(?:(?:an?|any|some|more|the|further|first|hands-on|new|real) )*(?:exposure|experience|training|coaching|mentoring|chances?|opportunit(?:y|ies))'
/** "To use my Xero skills" offers them. */
const notOwn = '(?! (?:my|these|this|those|both)\\b)'

const openings = [
  // Who is ready or happy to prepare returns offers to; only learning says that it is new to them.
  `(?:willing|eager|keen|motivated|determined|excited|ready|happy|open|prepared|glad) to (?:quickly )?(?:learn|pick up|be trained|train|get into|grow|try|move into|gain|master|transition|switch|explore|speciali[sz]e|break into|branch|expand|add|take on|acquire|study|work (?:with|in|on|for))`,
  `(?:hop(?:e|es|ing)|wish(?:es|ing)?|want(?:s|ing)?|aspir(?:e|es|ing)|dream(?:s|ing)? (?:of|is)|would (?:really |also )?(?:like|love|enjoy)|[’']d (?:like|love)) to (?:also |one day |soon |eventually )?(?:${learning}|${using})${notOwn}`,
  `(?:look(?:s|ing)?|plan(?:s|ning)?|aim(?:s|ing)?|intend(?:s|ing)?|seek(?:s|ing)?|(?:goal|ambition|aspiration|objective)s?(?: is| are|:)) to (?:also |one day |soon |eventually )?${learning}${notOwn}`,
  `(?:open to|keen on|excited (?:about|for|by)|enthusiastic about|look(?:s|ing)? forward to|consider(?:s|ing)?|thinking (?:of|about)) ${gerund}${notOwn}`,
  '(?:interested in|curious about|curiosity (?:in|about))',
  '(?:strong|keen|deep|great|particular|special|growing|genuine|personal|professional|I have an?|also have an?) interest in',
  '^(?:areas? of )?interests?(?: include|:)',
  `(?:would (?:really |also )?(?:like|love|welcome|enjoy|appreciate)|[’']d (?:like|love|welcome)|hop(?:e|es|ing) for|look(?:s|ing)? for|seek(?:s|ing)?|want(?:s|ing)?|eager for|keen for|open to) ${chance}`,
  '(?:can|could|able to|quick to|fast to) (?:\\w+ly )?(?:learn|pick up)',
  '(?:can|could|will|would) (?:\\w+ )?(?:get|become|be) certified',
  'aspiring',
]
/** A client's wish says nothing about the writer. */
const others =
  '(?<!\\b(?:who|that|which|they|clients?|customers?|owners?|founders?|companies|businesses|firms?|startups?|people|staff|students?|investors?|anyone|those|someone)(?: (?:is|are|was|were|may|might|often|also))? )'
const wish = new RegExp(`${others}(?:\\b|(?=[’'^]))(?:${openings.join('|')})(?![\\w-])`, 'i')

const behind =
  /^[^,;]{1,60}?(?::| \() ?(?=(?:willing|eager|keen|ready|happy|hoping|open|excited|want|would (?:like|love)) to (?:learn|be trained|train|pick up|try|start)\b)|\b(?:is|are) (?:next|high|first) on my list\b|, which I(?: am|[’']m)? (?:hope|hoping|want|wish|plan|planning|would (?:like|love)|eager|keen) to (?:learn|use|try|master|add|do)\b/i

const verbs =
  'am|have|do|did|prepared?|filed?|reconciled?|closed?|ran|kept|keep|posted|process(?:ed)?|reviewed?|managed?|handled?|maintain(?:ed)?|booked|recorded|calculated|issued|completed?|built|drafted|entered|led|owned|wrote|used?|worked|performed|produced|paid|booked|resolved|remitted|registered|submitted'

/** Where somebody turns to what they do themselves: "… and prepared the 1065s". */
export const ownAct = new RegExp(
  `,? (?:and|then|and then|so|where|while|after which) (?:I |also |then |later |personally |currently |now )*(?:${verbs})\\b|, (?:I |then |currently )?(?:${verbs})\\b`,
  'i',
)

/** What is done, or what the wish rests on: "… given my Adaptive background". */
const turns = new RegExp(`${ownAct.source}|,? (?:given|thanks to|because of|based on|building on) (?:my|the)\\b`, 'i')

/** What a clause wishes for: what follows the wish up to what is done, or what the wish is added to. */
export function wishIn(clause: string): Wish | null {
  const added = behind.exec(clause)
  if (added) return { from: 0, to: added.index + added[0].length }
  const found = wish.exec(clause)
  if (!found) return null
  const from = found.index
  const after = from + found[0].length
  // "From bookkeeping to FP&A": what is left behind is known.
  const left = /^ from .*?(?= (?:in)?to )/i.exec(clause.slice(after))?.[0].length ?? 0
  const turn = turns.exec(clause.slice(after))
  return { from: left > 0 ? after + left : from, to: turn ? after + turn.index : clause.length }
}

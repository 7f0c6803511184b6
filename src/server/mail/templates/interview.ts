import { brand } from '#domain/brand.ts'
import type { interviewLifeCycle, Side } from '#domain/interviews/status.ts'
import type { EmailTo } from '#domain/life-cycle.ts'
import { shownName, shownTitle } from '#domain/mail/shown-text.ts'
import { type Block, button, copyableLink, footnote, greeting, note, paragraph, summary } from './blocks.ts'
import { emailTemplate } from './email-template.ts'

export type InterviewEmail =
  | EmailTo<typeof interviewLifeCycle, 'owner'>
  | EmailTo<typeof interviewLifeCycle, 'talent'>
  | 'interview-place'
  | 'interview-reminder'
  | 'interview-question'
  | 'interview-left'

type When = { day: string; hours: string; zone: string }
/** A time by both clocks: the reader's own comes first. */
export type BothTimes = { mine: When; theirs: When }

export type InterviewFacts = {
  side: Side
  /** The reader's name, and whom they meet. */
  name: string
  other: string
  firm: string | null
  minutes: number
  when: BothTimes | null
  proposed: readonly BothTimes[]
  /** Where it takes place, once that is known. */
  place: string | null
  /** What the other side wrote, or the admin who canceled it. */
  word: string | null
  /** Why it ended, if it did with its application or its project. */
  because: string | null
  /** Who canceled it. */
  cancelledBy: 'you' | 'them' | 'us' | null
  page: string
}

const sentence = ({ day, hours, zone }: When) => `${day}, ${hours}, ${zone}`

const whom = ({ other, firm, side }: InterviewFacts) =>
  side === 'talent' && firm
    ? `${shownName(other, 'someone')} of ${shownTitle(firm, 'a firm')}`
    : shownName(other, side === 'talent' ? 'a firm' : 'the candidate')

const shortName = (facts: InterviewFacts) => shownName(facts.other, facts.side === 'talent' ? 'them' : 'the candidate')

/** What people wrote stays on the page unless it is plain: an email with somebody's links in it could be anyone's. */
function wordBlocks({ word, other, because, cancelledBy }: InterviewFacts): Block[] {
  if (because) return [paragraph(because)]
  if (!word) return []
  const shown = shownTitle(word, '')
  const name = cancelledBy === 'us' ? brand.name : shownName(other, 'They')
  return [paragraph(shown ? `${name} wrote: “${shown}”` : `${name} left you a message. Open the interview to read it.`)]
}

const timeBlocks = (facts: InterviewFacts): Block[] =>
  facts.when
    ? [
        summary(facts.when.mine.hours, [facts.when.mine.day, facts.when.mine.zone]),
        paragraph(`For ${shortName(facts)}: ${sentence(facts.when.theirs)}.`),
      ]
    : []

const placeBlocks = ({ place, side }: InterviewFacts): Block[] => [
  paragraph(
    place
      ? `The call opens in your browser: ${place}`
      : side === 'owner'
        ? 'There’s no link for the call yet. Please add one, so that both of you know where to meet.'
        : 'The firm hasn’t set a link for the call yet. We’ll email you when it’s added.',
  ),
]

const proposals = (facts: InterviewFacts): Block[] =>
  facts.proposed.map(({ mine, theirs }) =>
    paragraph(`${sentence(mine)}. For ${shortName(facts)}: ${theirs.hours}, ${theirs.day}.`),
  )

export const calendarNotes = {
  add: 'The attached file adds the interview to your calendar.',
  update: 'The attached file updates the interview in your calendar.',
  remove: 'The attached file removes the interview from your calendar.',
} as const

/** Anyone of the firm may have done it. */
const cancelers = (facts: InterviewFacts) => ({
  you: facts.side === 'owner' ? 'your firm' : 'you',
  them: shownName(facts.other, 'them'),
  us: brand.name,
})

/** Without an action for whoever can't open the interview anymore. */
type Content = { subject: string; lead: string; blocks: Block[]; action?: string }

const contents: Record<InterviewEmail, (facts: InterviewFacts) => Content> = {
  'interview-booked': (facts) => ({
    subject: 'Your interview is booked',
    lead: `Your ${facts.minutes}-minute interview with ${whom(facts)} is booked.`,
    blocks: [...timeBlocks(facts), ...placeBlocks(facts), note(calendarNotes.add)],
    action: 'Open Interview',
  }),
  'interview-proposed': (facts) => ({
    subject: 'Choose a time for your interview',
    lead: `${whom(facts)} would like to meet for ${facts.minutes} minutes and proposes:`,
    blocks: [...proposals(facts), paragraph('Choose one of these times, or propose others.')],
    action: 'Choose a Time',
  }),
  'interview-moved': (facts) => ({
    subject: 'Your interview was moved',
    lead: `Your ${facts.minutes}-minute interview with ${whom(facts)} has a new time.`,
    blocks: [...timeBlocks(facts), ...placeBlocks(facts), note(calendarNotes.update)],
    action: 'Open Interview',
  }),
  'interview-cancelled': (facts) => ({
    subject: 'Your interview was canceled',
    lead: `Your interview with ${whom(facts)} was canceled${facts.cancelledBy && !facts.because ? ` by ${cancelers(facts)[facts.cancelledBy]}` : ''}.`,
    blocks: facts.when ? [paragraph('It was scheduled for:'), ...timeBlocks(facts), note(calendarNotes.remove)] : [],
    action: 'Open Interview',
  }),
  'interview-expired': (facts) => ({
    subject: 'The proposed times have passed',
    lead: `No time was chosen for your interview with ${whom(facts)}, and the proposed times have passed.`,
    blocks: [
      paragraph(
        facts.side === 'owner' ? 'You can propose other times whenever you like.' : 'The firm may propose other times.',
      ),
    ],
    action: 'Open Interview',
  }),
  'interview-place': (facts) => ({
    subject: 'The link for your interview',
    lead: `Your interview with ${whom(facts)} now has a link.`,
    blocks: [...placeBlocks(facts), ...timeBlocks(facts), note(calendarNotes.update)],
    action: 'Open Interview',
  }),
  'interview-reminder': (facts) => ({
    subject: 'Your interview is coming up',
    lead: `A reminder of your ${facts.minutes}-minute interview with ${whom(facts)}.`,
    blocks: [...timeBlocks(facts), ...placeBlocks(facts)],
    action: facts.place ? 'Open Interview' : facts.side === 'owner' ? 'Add a Link' : 'Open Interview',
  }),
  'interview-question': (facts) => ({
    subject: 'Did your interview take place?',
    lead: `Your interview with ${whom(facts)} is over. Please tell us whether it took place.`,
    blocks: timeBlocks(facts),
    action: 'Answer',
  }),
  'interview-left': (facts) => ({
    subject: 'You’re no longer part of an interview',
    lead: `The interview with ${whom(facts)} will go on without you. It’s scheduled for:`,
    blocks: [...timeBlocks(facts), note(calendarNotes.remove)],
  }),
}

/** To one person of one side, with the time by both clocks. */
export function interviewEmail(kind: InterviewEmail, facts: InterviewFacts) {
  const { subject, lead, blocks, action } = contents[kind](facts)
  return emailTemplate(kind, {
    subject,
    preview: facts.when ? `${sentence(facts.when.mine)}.` : lead,
    blocks: [
      greeting(facts.name),
      paragraph(lead),
      ...(action ? wordBlocks(facts) : []),
      ...blocks,
      ...(action ? [button(action, facts.page)] : []),
    ],
    footnotes: [
      ...(action ? [copyableLink(facts.page)] : []),
      footnote(`You’re receiving this email because you ${action ? 'have' : 'had'} an interview on ${brand.name}.`),
    ],
  })
}

import { introCallLifeCycle } from '#domain/scheduling/status.ts'
import { button, copyableLink, footnote, greeting, note, oneLine, paragraph, summary } from './blocks.ts'
import { emailTemplate } from './email-template.ts'

const { book } = introCallLifeCycle.starts
const { move, cancel } = introCallLifeCycle.moves
const changes = { book, move, cancel }
export type CallChange = keyof typeof changes

type When = { day: string; hours: string; zone: string }
type CallFacts = {
  name: string
  about: string | null
  location: string
  link: string
  when: When
  /** Why it was cancelled, where that wasn't the guest. */
  reason?: string | undefined
}

const subjects = {
  book: 'Your intro call is booked',
  move: 'Your intro call has moved',
  cancel: 'Your intro call is cancelled',
} as const

const leads = {
  book: 'Your 30-minute call with Glide is booked.',
  move: 'Your 30-minute call with Glide has a new time.',
  cancel: 'Your 30-minute call with Glide is cancelled. It was to be at this time:',
} as const

const calendarNote = {
  book: 'The attached file puts the call into your calendar.',
  move: 'The attached file moves the call in your calendar.',
  cancel: 'The attached file takes the call out of your calendar.',
} as const

const sentence = ({ day, hours, zone }: When) => `${day}, ${hours}, ${zone}`

/** To the person who booked, in their own zone. */
export const introCallEmail = (change: CallChange, { name, about, location, link, when, reason }: CallFacts) =>
  emailTemplate(changes[change].notify.guest, {
    subject: subjects[change],
    preview: `${sentence(when)}.`,
    blocks: [
      greeting(name),
      paragraph(leads[change]),
      summary(when.hours, [when.day, when.zone, ...(about ? [`About ${oneLine(about)}`] : [])]),
      ...(reason ? [paragraph(`We had to cancel it: ${oneLine(reason)}`)] : []),
      ...(change === 'cancel'
        ? [paragraph('You can book another one whenever you like: log in to Glide and choose a time.')]
        : [paragraph(location), button('Move or Cancel', link)]),
      note(calendarNote[change]),
    ],
    footnotes: [
      ...(change === 'cancel' ? [] : [copyableLink(link)]),
      footnote(
        change === 'cancel'
          ? 'This notice is sent whenever a call is cancelled.'
          : 'You did not book this call? Open the link and cancel it.',
      ),
    ],
  })

const noticeSubjects = { book: 'Call booked', move: 'Call moved', cancel: 'Call cancelled' } as const

/** To the operator, in the operator's zone. */
export const introCallAdminEmail = (change: CallChange, facts: CallFacts & { email: string }) =>
  emailTemplate(changes[change].notify.operator, {
    subject: `${noticeSubjects[change]}: ${oneLine(facts.name)}`,
    preview: `${sentence(facts.when)}.`,
    blocks: [
      paragraph(`${oneLine(facts.name)} (${facts.email})${facts.about ? `, about ${oneLine(facts.about)}` : ''}`),
      summary(facts.when.hours, [facts.when.day, facts.when.zone]),
      ...(facts.reason ? [paragraph(`Reason: ${oneLine(facts.reason)}`)] : []),
      ...(change === 'cancel' ? [] : [button('Move or Cancel', facts.link)]),
      note(calendarNote[change]),
    ],
    footnotes: [footnote('You get this mail because calls with Glide are yours to hold.')],
  })

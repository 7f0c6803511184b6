import { brand } from '#domain/brand.ts'
import { oneLine, shownName } from '#domain/mail/shown-text.ts'
import { introCallMinutes } from '#domain/scheduling/intro-call.ts'
import { introCallLifeCycle } from '#domain/scheduling/status.ts'
import { button, copyableLink, footnote, greeting, note, paragraph, summary } from './blocks.ts'
import { emailTemplate } from './email-template.ts'

const { book } = introCallLifeCycle.starts
const { move, cancel } = introCallLifeCycle.moves
const changes = { book, move, cancel }
export type CallChange = keyof typeof changes

type When = { day: string; hours: string; zone: string }
type CallFacts = {
  name: string
  location: string
  link: string
  when: When
  /** Why it was canceled, unless the guest canceled it. */
  reason?: string | undefined
}

const subjects = {
  book: 'Your intro call is booked',
  move: 'Your intro call was rescheduled',
  cancel: 'Your intro call was canceled',
} as const

const leads = {
  book: `Your ${introCallMinutes}-minute call with ${brand.name} is booked.`,
  move: `Your ${introCallMinutes}-minute call with ${brand.name} has a new time.`,
  cancel: `Your ${introCallMinutes}-minute call with ${brand.name} was canceled. It was scheduled for:`,
} as const

const calendarNote = {
  book: 'The attached file adds the call to your calendar.',
  move: 'The attached file updates the call in your calendar.',
  cancel: 'The attached file removes the call from your calendar.',
} as const

const sentence = ({ day, hours, zone }: When) => `${day}, ${hours}, ${zone}`

/** To the person who booked, in their own time zone. */
export const introCallEmail = (change: CallChange, { name, location, link, when, reason }: CallFacts) =>
  emailTemplate(changes[change].notify.guest, {
    subject: subjects[change],
    preview: `${sentence(when)}.`,
    blocks: [
      greeting(name),
      paragraph(leads[change]),
      summary(when.hours, [when.day, when.zone]),
      ...(reason ? [paragraph(`We had to cancel it: ${oneLine(reason)}`)] : []),
      ...(change === 'cancel'
        ? [paragraph(`You can book another one at any time: log in to ${brand.name} and choose a time.`)]
        : [paragraph(location), button('Reschedule or Cancel', link)]),
      note(calendarNote[change]),
    ],
    footnotes: [
      ...(change === 'cancel' ? [] : [copyableLink(link)]),
      footnote(
        change === 'cancel'
          ? 'We send this email whenever a call is canceled.'
          : 'Didn’t book this call? Open the link to cancel it.',
      ),
    ],
  })

const noticeSubjects = { book: 'Call booked', move: 'Call rescheduled', cancel: 'Call canceled' } as const

/** To the operator, in the operator's time zone. */
export const introCallAdminEmail = (change: CallChange, facts: CallFacts & { email: string }) =>
  emailTemplate(changes[change].notify.operator, {
    subject: `${noticeSubjects[change]}: ${shownName(facts.name, 'A guest')}`,
    listedAs: noticeSubjects[change],
    preview: `${sentence(facts.when)}.`,
    blocks: [
      paragraph(`${shownName(facts.name, 'A guest')} (${facts.email})`),
      summary(facts.when.hours, [facts.when.day, facts.when.zone]),
      ...(facts.reason ? [paragraph(`Reason: ${oneLine(facts.reason)}`)] : []),
      ...(change === 'cancel' ? [] : [button('Reschedule or Cancel', facts.link)]),
      note(calendarNote[change]),
    ],
    footnotes: [footnote(`You’re receiving this email because you take ${brand.name}’s intro calls.`)],
  })

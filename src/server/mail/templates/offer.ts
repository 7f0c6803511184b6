import { spellOut } from '#domain/counted.ts'
import type { EmailTo } from '#domain/life-cycle.ts'
import { shownName, shownTitle } from '#domain/mail/shown-text.ts'
import { type offerLifeCycle, roundDays } from '#domain/offers/status.ts'
import { button, footnote, greeting, paragraph } from './blocks.ts'
import { emailTemplate } from './email-template.ts'

export type OfferEmail = EmailTo<typeof offerLifeCycle, 'owner'> | EmailTo<typeof offerLifeCycle, 'talent'>

/** `other` is whoever is on the other side: the firm to the person, the person to the firm. */
type Facts = { name: string; other: string; title: string; link: string }

const period = `${spellOut(roundDays)} days`
const open = `It is open for ${period}.`

/** The terms, the notes and the reasons are on the page. */
const contents: Record<OfferEmail, (facts: { other: string; title: string }) => [subject: string, ...lines: string[]]> =
  {
    'offer-received': ({ other, title }) => [
      `Offer: ${title}`,
      `${other} sent you an offer for “${title}”.`,
      `Read the terms, then accept, counter or decline. ${open}`,
    ],
    'offer-revised': ({ other, title }) => [
      `New round: ${title}`,
      `${other} answered your counter for “${title}” with new terms.`,
      `See what changed, then accept, counter or decline. ${open}`,
    ],
    'offer-countered': ({ other, title }) => [
      `Countered: ${title}`,
      `${other} countered your offer for “${title}”.`,
      `See what changed, then accept, counter or decline. ${open}`,
    ],
    'offer-accepted': ({ other, title }) => [
      `Accepted: ${title}`,
      `${other} accepted your offer for “${title}”.`,
      'The terms you agreed on are on the page.',
    ],
    'offer-agreed': ({ other, title }) => [
      `Accepted: ${title}`,
      `${other} accepted your counter for “${title}”.`,
      'The terms you agreed on are on the page.',
    ],
    'offer-declined': ({ other, title }) => [
      `Declined: ${title}`,
      `${other} declined your offer for “${title}”.`,
      'If they gave a reason, it is on the page. You can make another offer.',
    ],
    'offer-withdrawn': ({ other, title }) => [
      `Withdrawn: ${title}`,
      `${other} withdrew the offer for “${title}”.`,
      'If they gave a reason, it is on the page.',
    ],
    'offer-expired': ({ title }) => [
      `Expired: ${title}`,
      `The offer for “${title}” expired: its last round was open for ${period} without an answer.`,
      'The terms are still on the page.',
    ],
  }

export const offerEmail = (kind: OfferEmail, { name, other, title, link }: Facts) => {
  const [subject, ...lines] = contents[kind]({
    other: shownName(other, 'The other side'),
    title: shownTitle(title, 'a project'),
  })
  return emailTemplate(kind, {
    subject,
    preview: lines[0] ?? '',
    blocks: [greeting(name), ...lines.map((line) => paragraph(line)), button('View Offer', link)],
    footnotes: [footnote('You’re receiving this email because you are a party to this offer.')],
  })
}

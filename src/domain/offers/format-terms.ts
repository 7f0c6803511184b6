import { counted } from '../counted.ts'
import { formatCents } from '../money.ts'
import type { OfferStatus } from './status.ts'
import { daysBetween, type OfferTerm, type OfferTerms } from './terms.ts'

const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

const formatDate = (isoDate: string) => date.format(new Date(isoDate))

const formats: { [Term in OfferTerm]: (value: OfferTerms[Term]) => string } = {
  rateCents: (cents) => `${formatCents(cents)}/hr`,
  hoursPerWeek: (hours) => counted(hours, 'hour'),
  weeklyCapHours: (hours) => `At most ${counted(hours, 'hour')}`,
  startDate: formatDate,
  endDate: (end) => (end === null ? 'Ongoing' : formatDate(end)),
  noticeDays: (days) => (days === 0 ? 'None' : counted(days, 'day')),
  trialDays: (days) => (days === 0 ? 'None' : counted(days, 'day')),
  conversion: (rows) =>
    rows.length === 0
      ? 'Not part of the offer'
      : rows
          .map(({ afterMonths, feeCents }, index) => {
            const fee = feeCents === 0 ? (index === 0 ? 'No fee' : 'no fee') : `${formatCents(feeCents)} fee`
            return afterMonths === 0 ? `${fee} from the start` : `${fee} after ${counted(afterMonths, 'month')}`
          })
          .join(', '),
}

export const formatTerm = <Term extends OfferTerm>(name: Term, terms: OfferTerms): string => formats[name](terms[name])

/** "1 week later", "3 days earlier". */
function shift(days: number): string {
  const [size, way] = [Math.abs(days), days > 0 ? 'later' : 'earlier']
  return `${size % 7 === 0 ? counted(size / 7, 'week') : counted(size, 'day')} ${way}`
}
const more = (difference: number, unit: string) =>
  `${counted(Math.abs(difference), unit)} ${difference > 0 ? 'more' : 'fewer'}`

/** How much a term changed, in words; of two that are equal, nothing. */
export function formatDifference(name: OfferTerm, before: OfferTerms, after: OfferTerms): string {
  switch (name) {
    case 'rateCents': {
      const cents = after.rateCents - before.rateCents
      return cents === 0 ? '' : `${cents > 0 ? '+' : '−'}${formatCents(Math.abs(cents))}`
    }
    case 'startDate':
      return before.startDate === after.startDate ? '' : shift(daysBetween(before.startDate, after.startDate))
    case 'endDate':
      if (before.endDate === after.endDate) return ''
      if (before.endDate === null || after.endDate === null) return after.endDate === null ? 'No end' : 'Ends'
      return shift(daysBetween(before.endDate, after.endDate))
    case 'conversion':
      return JSON.stringify(before.conversion) === JSON.stringify(after.conversion) ? '' : 'Changed'
    default: {
      const difference = after[name] - before[name]
      return difference === 0 ? '' : more(difference, name.endsWith('Days') ? 'day' : 'hour')
    }
  }
}

type Standing = { status: OfferStatus; round: number }

/** Where an offer stands and whose turn it is, in one line for each side. */
export const offerLine = {
  owner: ({ status, round }: Standing): string =>
    ({
      draft: 'Offer drafted, not sent yet',
      sent: `Offer sent, round ${round}: their turn`,
      countered: `Offer countered, round ${round}: your turn`,
      accepted: `Offer accepted, round ${round}`,
      declined: 'Offer declined',
      withdrawn: 'Offer withdrawn',
      expired: 'Offer expired',
    })[status],
  talent: ({ status, round }: Standing): string =>
    ({
      draft: '',
      sent: `Offer received, round ${round}: your turn`,
      countered: `You countered, round ${round}: their turn`,
      accepted: `Offer accepted, round ${round}`,
      declined: 'You declined the offer',
      withdrawn: 'The firm withdrew the offer',
      expired: 'Offer expired',
    })[status],
} as const

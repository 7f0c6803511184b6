import { counted } from '../counted.ts'
import { allIn, formatFee } from '../invoices/money.ts'
import { formatCents } from '../money.ts'
import type { OfferTerms } from '../offers/terms.ts'
import type { StatementDetails } from './details.ts'
import { fillIn, type Placeholder, type Section, sections, sectionTitles, type TemplateText } from './template.ts'

export type Party = { name: string; place: string }

/** What doesn't change while the firm writes: taken from the accepted offer when the statement is drafted. */
export type StatementFacts = {
  project: string
  client: Party
  professional: Party & { vettedOn: string | null }
  terms: OfferTerms
  round: number
  acceptedOn: string
  /** The operator’s, which the client pays on top of the rate. */
  feeBasisPoints: number
  /** The firm's, and its core hours there. */
  zone: string
  coreFrom: string
  coreTo: string
}

export const formatDay = (date: string): string =>
  Temporal.PlainDate.from(date).toLocaleString('en-US', { dateStyle: 'medium' })

export const formatRate = ({ rateCents }: Pick<OfferTerms, 'rateCents'>): string => `${formatCents(rateCents)}/hr`

/** “Eastern Time”: the same in summer and winter. */
const formatZone = (timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(0)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone

const formatClock = (time: string): string =>
  Temporal.PlainTime.from(time).toLocaleString('en-US', { hour: 'numeric', minute: '2-digit' })

/** Lowercase, because it stands within a sentence. */
function formatConversion({ conversion }: OfferTerms): string {
  if (conversion.length === 0) return 'by a separate agreement'
  return conversion
    .map(({ afterMonths, feeCents }) => {
      const when = afterMonths === 0 ? 'from the start' : `${counted(afterMonths, 'month')} after the start`
      return `${when}, ${feeCents === 0 ? 'without a fee' : `for ${formatCents(feeCents)}`}`
    })
    .join('; ')
}

/** The rule is `app.earliest_end`. */
const formatTrial = ({ trialDays }: OfferTerms): string =>
  trialDays === 0
    ? 'none'
    : `the first ${trialDays === 1 ? 'day' : `${trialDays} days`}. Until the day after, either side may end the work immediately`

const valuesOf = (facts: StatementFacts, details: StatementDetails): Record<Placeholder, string> => ({
  client: facts.client.name,
  professional: facts.professional.name,
  project: facts.project,
  scope: details.scope,
  outOfScope: details.outOfScope,
  software: details.software,
  start: formatDay(facts.terms.startDate),
  end: facts.terms.endDate ? `planned until ${formatDay(facts.terms.endDate)}` : 'ongoing',
  rate: formatRate(facts.terms),
  fee: formatFee(facts.feeBasisPoints),
  allIn: formatRate({ rateCents: allIn(facts.terms.rateCents, facts.feeBasisPoints) }),
  hours: String(facts.terms.hoursPerWeek),
  cap: String(facts.terms.weeklyCapHours),
  zone: formatZone(facts.zone),
  coreHours: `${formatClock(facts.coreFrom)} to ${formatClock(facts.coreTo)}`,
  notice: counted(facts.terms.noticeDays, 'day'),
  trial: formatTrial(facts.terms),
  conversion: formatConversion(facts.terms),
})

export type Clause = { section: Section; title: string; paragraphs: string[] }

/** The statement's text, clause by clause. */
export function clausesOf(template: TemplateText, facts: StatementFacts, details: StatementDetails): Clause[] {
  const values = valuesOf(facts, details)
  return sections.map((section) => ({
    section,
    title: sectionTitles[section],
    paragraphs: fillIn(template[section], values)
      .split(/\n+/)
      .map((line) => line.trim())
      .filter(Boolean),
  }))
}

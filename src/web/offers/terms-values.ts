import { decimalCents } from '#domain/money.ts'
import { type CostTerms, costTerms, type OfferTerms, offerTerms } from '#domain/offers/terms.ts'
import { errorsBy } from '../ui/errors-by.ts'

export type TermsValues = {
  rate: string
  hoursPerWeek: string
  weeklyCapHours: string
  startDate: string
  endDate: string
  noticeDays: string
  trialDays: string
  conversion: { afterMonths: string; fee: string }[]
  note: string
}

/** Whole cents, from dollars as they are typed; anything else is refused by the rules of the terms. */
const centsOf = (typed: string) => {
  const cents = Number((Number(typed || Number.NaN) * 100).toFixed(6))
  return Number.isNaN(cents) ? null : cents
}
const numberOf = (typed: string) => (typed.trim() === '' ? null : Number(typed))

export const valuesOf = (
  terms: Omit<OfferTerms, 'rateCents'> & { rateCents: number | null },
  note = '',
): TermsValues => ({
  rate: terms.rateCents === null ? '' : decimalCents(terms.rateCents),
  hoursPerWeek: String(terms.hoursPerWeek),
  weeklyCapHours: String(terms.weeklyCapHours),
  startDate: terms.startDate,
  endDate: terms.endDate ?? '',
  noticeDays: String(terms.noticeDays),
  trialDays: String(terms.trialDays),
  conversion: terms.conversion.map(({ afterMonths, feeCents }) => ({
    afterMonths: String(afterMonths),
    fee: decimalCents(feeCents),
  })),
  note,
})

const given = (values: TermsValues) => ({
  rateCents: centsOf(values.rate),
  hoursPerWeek: numberOf(values.hoursPerWeek),
  weeklyCapHours: numberOf(values.weeklyCapHours),
  startDate: values.startDate,
  endDate: values.endDate || null,
  noticeDays: numberOf(values.noticeDays),
  trialDays: numberOf(values.trialDays),
  conversion: values.conversion.map(({ afterMonths, fee }) => ({
    afterMonths: numberOf(afterMonths),
    feeCents: centsOf(fee),
  })),
})

/** Of a form without errors. */
export const termsOf = (values: TermsValues): OfferTerms => given(values) as OfferTerms

/** What the cost follows from, while it is typed; undefined until it can be read. */
export const costTermsOf = (values: TermsValues): CostTerms | undefined => costTerms.safeParse(given(values)).data

/** Where the fields of the terms are in the form. */
const fieldOf = (path: string) => path.replace(/^rateCents$/, 'rate').replace(/feeCents$/, 'fee')

const errorsOf = errorsBy(offerTerms)
export const checkTerms = (values: TermsValues) =>
  Object.fromEntries(Object.entries(errorsOf(given(values))).map(([path, message]) => [fieldOf(path), message]))

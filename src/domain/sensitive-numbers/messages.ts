import type { SensitiveKind } from './find.ts'

const kindLabels: Record<SensitiveKind, string> = {
  ssn: 'a Social Security number',
  itin: 'a taxpayer number (ITIN)',
  ein: 'an employer tax number (EIN)',
  card: 'a payment card number',
}

const list = new Intl.ListFormat('en-US', { type: 'conjunction' })
const it = (kinds: readonly SensitiveKind[]) => (kinds.length === 1 ? 'it' : 'them')

/** `Your resume seems to contain a Social Security number.` It never says the number itself. */
const seemsToContain = (places: readonly string[], kinds: readonly SensitiveKind[]) =>
  `${list.format(places)} ${places.length === 1 ? 'seems' : 'seem'} to contain ${list.format(kinds.map((kind) => kindLabels[kind]))}.`

/** To whoever is writing it. */
export const typedNumberMessage = (places: readonly string[], kinds: readonly SensitiveKind[]) =>
  `${seemsToContain(places, kinds)} Nobody on Glide needs ${it(kinds)}: please take ${it(kinds)} out.`

/** To whoever has uploaded it, with what may be done about it. */
export const uploadedNumberMessage = (kinds: readonly SensitiveKind[]) => ({
  title: seemsToContain(['Your resume'], kinds),
  advice: `Whoever may open your resume can read ${it(kinds)}. Please upload a version without ${it(kinds)}.`,
})

/** To an admin who looks at it. */
export const foundNumberMessage = (kinds: readonly SensitiveKind[]) =>
  `${seemsToContain(['This resume'], kinds)} The candidate was asked for a version without ${it(kinds)}. Please don’t pass it on.`

/** To a buyer about a document that was read and not kept. */
export const briefNumberMessage = (kinds: readonly SensitiveKind[]) =>
  `${seemsToContain(['Your request'], kinds)} We kept nothing of the file. Please take such numbers out before you send it to anyone.`

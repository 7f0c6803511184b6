import { brand } from '#domain/brand.ts'
import type { SensitiveKind } from './kinds.ts'

const kindLabels: Record<SensitiveKind, string> = {
  ssn: 'a Social Security number',
  itin: 'a taxpayer number (ITIN)',
  ein: 'an employer tax number (EIN)',
  card: 'a payment card number',
}

const list = new Intl.ListFormat('en-US')
const it = (kinds: readonly SensitiveKind[]) => (kinds.length === 1 ? 'it' : 'them')

/** `Your resume seems to contain a Social Security number.` It never says the number itself. */
const seemsToContain = (places: readonly string[], kinds: readonly SensitiveKind[]) =>
  `${list.format(places)} ${places.length === 1 ? 'seems' : 'seem'} to contain ${list.format(kinds.map((kind) => kindLabels[kind]))}.`

/** To the person typing. */
export const typedNumberMessage = (places: readonly string[], kinds: readonly SensitiveKind[]) =>
  `${seemsToContain(places, kinds)} Nobody on ${brand.name} needs ${it(kinds)}: please remove ${it(kinds)}.`

/** To the person who uploaded it, with what to do about it. */
export const uploadedNumberMessage = (kinds: readonly SensitiveKind[]) => ({
  title: seemsToContain(['Your resume'], kinds),
  advice: `Anyone who can open your resume can see ${it(kinds)}. Please upload a version without ${it(kinds)}.`,
})

/** To an admin who opens it. */
export const foundNumberMessage = (kinds: readonly SensitiveKind[]) =>
  `${seemsToContain(['This resume'], kinds)} We asked the candidate for a version without ${it(kinds)}. Please don’t share it.`

/** To a buyer, about a document that was read but not stored. */
export const briefNumberMessage = (kinds: readonly SensitiveKind[]) =>
  `${seemsToContain(['Your request'], kinds)} We didn’t keep the file. Please remove such numbers before you send it to anyone.`

import lexicons from '../lexicon/education.json' with { type: 'json' }
import { isCertificate, isIssuer } from '../parse/certifications.ts'
import { isCity } from '../parse/places.ts'
import { hasAny, lexicon, plain } from '../parse/words.ts'
import { isCut, isGlued, isLabel, isLong, isOddName, isVague, lacks } from './reads.ts'
import type { Doubts, EntryOf } from './reason.ts'

const institutions = lexicon(lexicons.institutionWords)
const degrees = lexicon(lexicons.degreeWords, lexicons.soloDegrees)
const fields = lexicon(lexicons.fieldWords)
const honors = lexicon(lexicons.honors)

/** `Accounting University of the East`: what was studied stands before the name. */
const beginsWithField = (text: string | null): boolean => hasAny(plain(text ?? '').split(' ')[0] ?? '', fields)

/** `Ohio University Athens`, `Polytechnic Ilaro, Ilaro`: a town behind the name, or a word twice. */
function endsWithTown(text: string | null): boolean {
  const words = (text ?? '').split(/[\s,]+/)
  const isTwice = words.length > 2 && plain(words.at(-1) ?? '') === plain(words.at(-2) ?? '')
  return (
    isTwice ||
    [1, 2].some((count) => isCity(words.slice(-count).join(' ')) && institutions.has(plain(words.at(-count - 1) ?? '')))
  )
}

/** `Financial` lacks its `Accounting`. */
const isHalf = /^(?:financial|computer|public|corporate|applied|international)$/i

type School = EntryOf<'education'>

export const ofSchools: Doubts<School> = {
  kinds: { institution: ['school'], field_of_study: ['study'], location: ['place'] },
  names: ['institution', 'degree'],
  follow: ['institution', 'field_of_study'],
  reasons: [
    ['institution', 0.2, ({ institution }) => !hasAny(institution ?? '', institutions) || isOddName(institution)],
    [
      'institution',
      0.2,
      ({ institution }) =>
        plain(institution ?? '')
          .split(' ')
          .every((word) => institutions.has(word)),
    ],
    ['institution', 0.2, ({ institution }) => isCertificate(institution ?? '')],
    ['institution', 0.3, ({ institution }) => beginsWithField(institution) || endsWithTown(institution)],
    ['institution', 0.4, lacks('graduation_date')],
    ['degree', 0.5, ({ degree }) => !hasAny(degree ?? '', degrees) || isLong(degree, 70) || isCut(degree)],
    ['degree', 0.2, ({ degree }) => isLabel(degree)],
    ['degree', 0.2, lacks('graduation_date')],
    ['degree', 0.3, ({ degree }) => isCertificate(degree ?? '')],
    ['degree', 0.3, ({ field_of_study: field }) => /\s(?:in|of|en)\s|:/i.test(field ?? '')],
    ['field_of_study', 0.3, ({ field_of_study: field }) => /\s(?:in|of|en)\s|:/i.test(field ?? '')],
    ['field_of_study', 0.2, ({ degree }) => degree === null],
    ['field_of_study', 0.2, ({ field_of_study: field }) => isCut(field) || isGlued(field) || isLong(field, 50)],
    ['field_of_study', 0.2, ({ field_of_study: field }) => hasAny(field ?? '', institutions)],
    ['field_of_study', 0.2, ({ field_of_study: field }) => hasAny(field ?? '', honors)],
    ['location', 0.3, ({ location }) => /[()\d]/.test(location ?? '')],
    ['field_of_study', 0.1, ({ field_of_study: field }) => isLabel(field) || isHalf.test(field ?? '')],
    ['field_of_study', 0.2, ({ field_of_study: field }) => isCertificate(field ?? '') || isIssuer(field ?? '')],
    ['field_of_study', 0.5, ({ field_of_study: field }) => !hasAny(field ?? '', fields)],
    [
      'graduation_date',
      0.3,
      ({ graduation_date: date }, { before }) => (date ?? '') > (before?.graduation_date ?? '9'),
    ],
    ['graduation_date', 0.4, isVague('graduation_date')],
  ],
  gaps: [
    ['institution', 0.4, () => true],
    ['degree', 0.2, () => true],
  ],
}

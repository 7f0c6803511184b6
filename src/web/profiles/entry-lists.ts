import type { ProfileSection } from '#domain/profiles/completeness.ts'
import { formatMonth } from '#domain/profiles/month.ts'
import type { EntryList } from './entry-order.ts'

/** An entry of any list: texts, and for a position its achievements. */
export type Entry = Record<string, string | null | string[]>

export type EntryField = {
  name: string
  label: string
  kind: 'text' | 'month' | 'prose' | 'lines'
  /** For a month that may still go on. */
  presentLabel?: string
  hint?: string
}

type Description = {
  section: ProfileSection
  lead: string
  /** What one entry is called, after "Add". */
  one: string
  fields: EntryField[]
  labelsOf: (entry: Entry) => { title: string; under: string }
}

const text = (name: string, label: string, hint = ''): EntryField => ({ name, label, kind: 'text', hint })
const month = (name: string, label: string): EntryField => ({ name, label, kind: 'month' })
const joined = (...parts: unknown[]) => parts.filter(Boolean).join(' · ')
const date = (value: Entry[string] | undefined) => formatMonth(typeof value === 'string' ? value : null)
const firstOf = (...parts: unknown[]) => String(parts.find(Boolean) ?? '')

/** The lists of a profile as the editor shows them, in reading order. */
export const entryLists: Record<EntryList, Description> = {
  work_experience: {
    section: 'experience',
    lead: 'Newest first. Buyers look at the last two positions.',
    one: 'position',
    fields: [
      text('position', 'Position'),
      text('company', 'Company'),
      month('start_date', 'Start'),
      { ...month('end_date', 'End'), presentLabel: 'I work here now' },
      text('location', 'Location'),
      { name: 'description', label: 'Description', kind: 'prose' },
      { name: 'achievements', label: 'Achievements', kind: 'lines', hint: 'One per line.' },
    ],
    labelsOf: ({ position, company, start_date, end_date }) => ({
      title: firstOf(position, company),
      under: joined(position && company, [date(start_date), date(end_date)].filter(Boolean).join(' – ')),
    }),
  },
  education: {
    section: 'education',
    lead: 'Degrees and schools, highest first.',
    one: 'education',
    fields: [
      text('institution', 'Institution'),
      text('degree', 'Degree'),
      text('field_of_study', 'Field of study'),
      text('location', 'Location'),
      month('graduation_date', 'Graduation'),
      text('gpa', 'GPA'),
      text('honors', 'Honors'),
    ],
    labelsOf: ({ institution, degree, graduation_date }) => ({
      title: firstOf(degree, institution),
      under: joined(degree && institution, date(graduation_date)),
    }),
  },
  certifications: {
    section: 'certifications',
    lead: 'CPA, EA, CMA and the like, with who issued them.',
    one: 'certification',
    fields: [
      text('name', 'Name'),
      text('issuer', 'Issuer'),
      month('date', 'Date'),
      text('credential_id', 'Credential ID'),
    ],
    labelsOf: ({ name, issuer, date: issued }) => ({
      title: firstOf(name, issuer),
      under: joined(name && issuer, date(issued)),
    }),
  },
  languages_spoken: {
    section: 'languages',
    lead: 'The languages you can work in.',
    one: 'language',
    fields: [
      text('language', 'Language'),
      text('proficiency', 'Proficiency', 'Such as Native, Fluent or Professional.'),
    ],
    labelsOf: ({ language, proficiency }) => ({ title: firstOf(language), under: joined(proficiency) }),
  },
  awards: {
    section: 'awards',
    lead: 'Recognition a buyer would want to know about.',
    one: 'award',
    fields: [
      text('title', 'Title'),
      text('issuer', 'Issuer'),
      month('date', 'Date'),
      { name: 'description', label: 'Description', kind: 'prose' },
    ],
    labelsOf: ({ title, issuer, date: given }) => ({
      title: firstOf(title, issuer),
      under: joined(title && issuer, date(given)),
    }),
  },
}

export const blankEntry = (list: EntryList): Entry =>
  Object.fromEntries(entryLists[list].fields.map(({ name, kind }) => [name, kind === 'lines' ? [] : null]))

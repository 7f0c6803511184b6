import type { ProfileData } from '#domain/profiles/profile.ts'
import { month, period } from '../dates.ts'
import { contacts, degreeIn, everySkill, joined, marks, numbered } from '../texts.ts'
import type { Pen } from './pen.ts'

/* Sections that several drawn layouts share. */

export const sans = { font: 'Helvetica', size: 9.5 }
export const serif = { font: 'Times-Roman', size: 10.5 }
export const mono = { font: 'Courier', size: 8.8 }
export const sansBold = { font: 'Helvetica-Bold' }
export const serifBold = { font: 'Times-Bold' }
export const serifItalic = { font: 'Times-Italic' }
export const soft = { color: '#666666' }

type Job = ProfileData['work_experience'][number]
type Heading = (pen: Pen, text: string) => void

export const when = period(month.short, ' – ', 'Present')
export const heading: Heading = (pen, text) =>
  void pen
    .gap(9)
    .write(text, { ...sansBold, size: 12 })
    .rule()

/** A heading and what follows, or nothing where there is nothing to list. */
export function list<T>(pen: Pen, text: string, items: readonly T[], one: (item: T) => void, head = heading): void {
  if (items.length === 0) return
  head(pen, text)
  items.forEach(one)
}
export const summary = (pen: Pen, text: string, person: ProfileData, head = heading) =>
  list(pen, text, [person.professional_summary].filter(Boolean), (one) => pen.write(one), head)

export function achievements(pen: Pen, job: Job, sign = '•'): void {
  pen.write(job.description)
  for (const achievement of job.achievements) pen.write(achievement, {}, sign)
}

export const contactLine = (person: ProfileData, separator: string) => contacts(person).join(separator)
export const languages = (person: ProfileData) =>
  person.languages_spoken.map((one) => `${one.language} (${one.proficiency})`).join(', ')
export const schoolLine = (school: ProfileData['education'][number]) =>
  joined(', ', school.institution, school.location)

/** Everything behind the career, each on lines of its own. */
export function rest(pen: Pen, person: ProfileData, bold: { font: string } = sansBold, head = heading): void {
  list(
    pen,
    'Certifications',
    person.certifications,
    (one) => pen.write(joined(', ', one.name, one.issuer, one.date && month.short(one.date), numbered(one, 'No. '))),
    head,
  )
  list(pen, 'Skills', [everySkill(person.skills).join(', ')], (all) => pen.write(all), head)
  list(pen, 'Languages', [languages(person)], (all) => pen.write(all), head)
  afterwards(pen, person, bold, head)
}

export function afterwards(pen: Pen, person: ProfileData, bold: { font: string } = sansBold, head = heading): void {
  list(pen, 'Projects', person.projects, (one) => pen.write(one.name, bold).write(one.description), head)
  list(
    pen,
    'Awards',
    person.awards,
    (one) => pen.write(joined(', ', one.title, one.issuer, one.date && month.short(one.date))).write(one.description),
    head,
  )
  list(
    pen,
    'Volunteering',
    person.volunteer_experience,
    (one) =>
      pen
        .across(one.role ?? '', when(one), bold)
        .write(one.organization)
        .write(one.description),
    head,
  )
}

export function schools(pen: Pen, person: ProfileData, bold: { font: string } = sansBold, head = heading): void {
  list(
    pen,
    'Education',
    person.education,
    (school) =>
      pen
        .across(degreeIn(school), school.graduation_date ? month.short(school.graduation_date) : '', bold)
        .write(schoolLine(school))
        .write(marks(school)),
    head,
  )
}

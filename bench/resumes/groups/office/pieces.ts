import type { ProfileData } from '#domain/profiles/profile.ts'
import { month, period } from '../dates.ts'
import { joined, numbered } from '../texts.ts'
import { bold, bullets, paragraph, plain, run, tab } from './word.ts'

/* Parts of a Word file that several layouts share. */

type Job = ProfileData['work_experience'][number]

export const textWidth = 10040
export const rightTab = { tabs: [['right', textWidth] as ['right', number]] }
export const when = period(month.short, ' – ', 'Present')

export const title = (person: ProfileData, align?: 'center') =>
  paragraph(run(person.personal_info.full_name ?? ''), { style: 'Title', ...(align && { align }) })
export const heading = (text: string) => paragraph(run(text), { style: 'Heading1', before: 200, rule: true })

/** A section of paragraphs, or nothing when there are none. */
export const section = (text: string, body: string, head = heading) => (body ? head(text) + body : '')
export const each = <T>(items: readonly T[], one: (item: T, index: number) => string) => items.map(one).join('')

export const achievements = (job: Job) => plain(job.description) + bullets(job.achievements)

export const projects = (person: ProfileData) =>
  each(person.projects, (one) => paragraph(bold(`${one.name}: `) + run(one.description ?? '')))
export const awards = (person: ProfileData, write = month.short) =>
  each(
    person.awards,
    (one) => plain(joined(', ', one.title, one.issuer, one.date && write(one.date))) + plain(one.description),
  )
export const volunteering = (person: ProfileData, span = when) =>
  each(
    person.volunteer_experience,
    (one) =>
      paragraph(bold(`${one.role}, ${one.organization}`) + tab + run(span(one)), rightTab) + plain(one.description),
  )
export const certifications = (person: ProfileData, write = month.short) =>
  each(person.certifications, (one) =>
    plain(joined(', ', one.name, one.issuer, one.date && write(one.date), numbered(one, 'No. '))),
  )
export const languages = (person: ProfileData) =>
  person.languages_spoken.map((one) => `${one.language} (${one.proficiency})`).join(', ')

import type { ProfileData } from '#domain/profiles/profile.ts'
import { month, period } from '../dates.ts'
import { bare, joined, marks, numbered } from '../texts.ts'

/* Parts of a page that several layouts share, as HTML. */

export const css = `*{box-sizing:border-box} body{font:9.5pt/1.4 'Liberation Sans';margin:0;color:#1c1c1c} h1{font-size:23pt;margin:0} h2{font-size:12pt;margin:11pt 0 3pt} p{margin:1pt 0 3pt} ul{margin:2pt 0 5pt;padding-left:13pt}
.between{display:flex;justify-content:space-between;gap:10pt} .soft{color:#5c6670} table{border-collapse:collapse;width:100%} td,th{vertical-align:top;text-align:left} .entry{margin-bottom:7pt;break-inside:avoid}`

export const each = <T>(items: readonly T[], one: (item: T, index: number) => string) => items.map(one).join('')
export const section = (heading: string, body: string) => (body ? `<section><h2>${heading}</h2>${body}</section>` : '')
export const bullets = (items: string[]) =>
  items.length > 0 ? `<ul>${each(items, (item) => `<li>${item}</li>`)}</ul>` : ''
export const signed = (sign: string) => (items: string[]) =>
  each(items, (item) => `<div style="padding-left:11pt;text-indent:-11pt">${sign}&nbsp; ${item}</div>`)
export const paragraph = (text: string | null) => (text ? `<p>${text}</p>` : '')
export const when = period(month.short, ' – ', 'Present')

export const linked = ({ personal_info: info }: ProfileData) =>
  joined(
    ' ',
    info.linkedin && `<a href="${info.linkedin}">${bare(info.linkedin)}</a>`,
    info.website && `<a href="${info.website}">${bare(info.website)}</a>`,
  )

export const projects = (person: ProfileData) =>
  each(person.projects, (one) => `<div class="entry"><b>${one.name}</b>${paragraph(one.description)}</div>`)
export const awards = (person: ProfileData, write = month.short) =>
  each(
    person.awards,
    (one) =>
      `<div><b>${one.title}</b>, ${joined(', ', one.issuer, one.date && write(one.date))}</div>${paragraph(one.description)}`,
  )
export const volunteering = (person: ProfileData, span = when) =>
  each(
    person.volunteer_experience,
    (one) =>
      `<div class="entry"><div class="between"><b>${one.role}</b><span>${span(one)}</span></div><div>${one.organization}</div>${paragraph(one.description)}</div>`,
  )
export const languages = (person: ProfileData, before = ' (', after = ')') =>
  person.languages_spoken.map((one) => `${one.language}${before}${one.proficiency}${after}`)
export const certifications = (person: ProfileData, write = month.short) =>
  each(
    person.certifications,
    (one) =>
      `<div><b>${one.name}</b> – ${joined(', ', one.issuer, one.date && write(one.date), numbered(one, 'ID '))}</div>`,
  )
export const extras = (school: ProfileData['education'][number]) => (marks(school) ? `<div>${marks(school)}</div>` : '')

export const page = (style: string, body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><style>${css}${style}</style>${body}</html>`
export const name = (person: ProfileData) => `<h1>${person.personal_info.full_name}</h1>`
export const labels = {
  technical: 'Accounting',
  tools: 'Software',
  frameworks: 'Standards',
  languages: 'Code',
  soft_skills: 'People',
}

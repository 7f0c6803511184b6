import type { ProfileData } from '#domain/profiles/profile.ts'
import { type DateStyle, dates, joined, type SectionName, words } from './wording.ts'

export type Job = ProfileData['work_experience'][number]
type School = ProfileData['education'][number]
type Certification = ProfileData['certifications'][number]

/** The choices that make a layout. */
export type Style = {
  words: Record<SectionName, string>
  dates: DateStyle
  head: (person: ProfileData, style: Style) => string
  job: (job: Job, style: Style) => string
  school: (school: School, style: Style) => string
  certification: (one: Certification, style: Style) => string
  skills: (skills: ProfileData['skills']) => string
  list: (items: string[]) => string
}

/* Lists */

export const bullets = (items: string[]) =>
  items.length > 0 ? `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>` : ''
const marked = (sign: string) => (items: string[]) =>
  items.map((item) => `<div style="padding-left:14pt;text-indent:-10pt">${sign} ${item}</div>`).join('')
export const dashes = marked('-')
export const arrows = marked('➢')
export const squares = marked('▪')
export const stars = marked('✦')
export const paragraphs = (items: string[]) => items.map((item) => `<p>${item}</p>`).join('')

/* The head of the page */

const short_ = (url: string | null) => url?.replace(/^https?:\/\/(?:www\.)?/, '')
const contacts = ({ personal_info: info }: ProfileData) => [
  info.location,
  info.phone,
  info.email,
  short_(info.linkedin),
  short_(info.website),
]
const titleOf = (person: ProfileData) => person.work_experience[0]?.position ?? ''

const centredHead = (person: ProfileData) =>
  `<h1>${person.personal_info.full_name}</h1><div class="contact">${joined(' | ', ...contacts(person))}</div>`
export const stackedHead = (person: ProfileData) =>
  `<h1>${person.personal_info.full_name}</h1><div>${titleOf(person)}</div>${contacts(person)
    .filter(Boolean)
    .map((line) => `<div>${line}</div>`)
    .join('')}`
export const labeledHead = ({ personal_info: info }: ProfileData) =>
  `<h1>${info.full_name}</h1><div><b>Home:</b> ${info.location}</div><div><b>Email:</b> ${info.email} &nbsp; <b>Phone:</b> ${info.phone}</div>${info.linkedin ? `<div><b>LinkedIn:</b> ${info.linkedin}</div>` : ''}${info.website ? `<div><b>Website:</b> ${info.website}</div>` : ''}`
export const iconHead = ({ personal_info: info }: ProfileData) =>
  `<h1>${info.full_name}</h1><div class="row"><span>☎ ${info.phone}</span><span>✉ ${info.email}</span><span>⌂ ${info.location}</span></div>${info.linkedin ? `<a href="${info.linkedin}">LinkedIn</a>` : ''}${info.website ? ` <a href="${info.website}">Website</a>` : ''}`
export const splitHead = (person: ProfileData) => {
  const [first, ...last] = (person.personal_info.full_name ?? '').split(' ')
  return `<div class="row"><div><h1>${first}</h1><h1>${last.join(' ')}</h1><div>${titleOf(person)}</div></div><div style="text-align:right">${contacts(
    person,
  )
    .filter(Boolean)
    .map((line) => `<div>${line}</div>`)
    .join('')}</div></div>`
}

/* Jobs */

const body = (job: Job, style: Style) =>
  `${job.description ? `<p>${job.description}</p>` : ''}${style.list(job.achievements)}`
const when = (job: Job, style: Style) => style.dates.range(job.start_date, job.end_date)

export const companyFirst = (job: Job, style: Style) =>
  `<div class="job"><div class="row"><b>${job.company}, ${job.location}</b><span>${when(job, style)}</span></div><i>${job.position}</i>${body(job, style)}</div>`
export const titleFirst = (job: Job, style: Style) =>
  `<div class="job"><div class="row"><b>${job.position}</b><span class="muted">${when(job, style)}</span></div><div>${job.company} | ${job.location}</div>${body(job, style)}</div>`
export const datesFirst = (job: Job, style: Style) =>
  `<div class="job" style="display:flex"><div style="width:110pt;flex:none">${when(job, style)}</div><div><b>${job.position}</b><div>${job.company}, ${job.location}</div>${body(job, style)}</div></div>`
export const oneLine = (job: Job, style: Style) =>
  `<div class="job"><b>${job.position}</b>, ${job.company}, ${job.location} (${when(job, style)})${body(job, style)}</div>`
export const stackedJob = (job: Job, style: Style) =>
  `<div class="job"><b>${job.company}</b><div>${job.position}</div><div class="muted">${when(job, style)}</div><div class="muted">${job.location}</div>${body(job, style)}</div>`
export const labeledJob = (job: Job, style: Style) =>
  `<div class="job"><div class="muted">${when(job, style)} ${job.location}</div><b>${job.position?.toUpperCase()}</b> ${job.company?.toUpperCase()}${body(job, style)}</div>`
export const tableJob = (job: Job, style: Style) =>
  `<table class="job"><tr><td style="width:22%">${when(job, style)}</td><td><b>${job.position}</b> – ${job.company}, ${job.location}${body(job, style)}</td></tr></table>`
export const pipes = (job: Job, style: Style) =>
  `<div class="job"><b>${job.position}</b> | ${job.company} | ${job.location} | ${when(job, style)}${body(job, style)}</div>`
export const twoLine = (job: Job, style: Style) =>
  `<div class="job"><div class="row"><b>${job.company}</b><span>${job.location}</span></div><div class="row"><i>${job.position}</i><i>${when(job, style)}</i></div>${body(job, style)}</div>`

/* Schools */

const degreeOf = (school: School) => joined(' in ', school.degree, school.field_of_study)
const extras = (school: School) => joined(', ', school.gpa && `GPA: ${school.gpa}`, school.honors)
const graduated = (school: School, style: Style) =>
  school.graduation_date ? style.dates.one(school.graduation_date) : ''

const schoolRow = (school: School, style: Style) =>
  `<div class="row"><span><b>${degreeOf(school)}</b>, ${school.institution}</span><span>${graduated(school, style)}</span></div>${extras(school) ? `<div>${extras(school)}</div>` : ''}`
export const schoolDatesFirst = (school: School, style: Style) =>
  `<div style="display:flex"><div style="width:110pt;flex:none">${graduated(school, style)}</div><div><b>${degreeOf(school)}</b><div>${school.institution}</div>${extras(school)}</div></div>`
export const schoolStacked = (school: School, style: Style) =>
  `<b>${school.institution}</b><div>${joined(', ', school.degree, school.field_of_study)}</div><div class="muted">${graduated(school, style)}</div><div>${extras(school)}</div>`
export const schoolPipes = (school: School, style: Style) =>
  `<div>${joined(' | ', degreeOf(school), school.institution, graduated(school, style), extras(school))}</div>`
export const schoolTable = (school: School, style: Style) =>
  `<table><tr><td style="width:40%">${degreeOf(school)}</td><td style="width:35%">${school.institution}</td><td>${graduated(school, style)}</td><td>${extras(school)}</td></tr></table>`
export const schoolTwoLine = (school: School, style: Style) =>
  `<div class="row"><b>${school.institution}</b><span>${graduated(school, style)}</span></div><div>${degreeOf(school)}${extras(school) ? ` — ${extras(school)}` : ''}</div>`

/* Certifications */

const day = (date: string | null, style: Style) => (date ? style.dates.one(date) : '')
const certificationLine = (one: Certification, style: Style) =>
  `<div>${joined(', ', one.name, one.issuer, day(one.date, style), one.credential_id && `Credential ID ${one.credential_id}`)}</div>`
export const certificationPipes = (one: Certification, style: Style) =>
  `<div>${joined(' | ', one.name, one.issuer, day(one.date, style))}</div>`
export const certificationTable = (one: Certification, style: Style) =>
  `<table><tr><td style="width:45%">${one.name}</td><td style="width:35%">${one.issuer}</td><td>${day(one.date, style)}</td></tr></table>`

/* Skills */

const groups = (skills: ProfileData['skills']): [string, string[]][] => [
  ['Accounting', skills.technical],
  ['Software', skills.tools],
  ['Standards', skills.frameworks],
  ['Programming', skills.languages],
  ['Interpersonal', skills.soft_skills],
]
const filled = (skills: ProfileData['skills']) => groups(skills).filter(([, all]) => all.length > 0)
const everything = (skills: ProfileData['skills']) => groups(skills).flatMap(([, all]) => all)

const skillCommas = (skills: ProfileData['skills']) => `<p>${everything(skills).join(', ')}</p>`
export const skillLabels = (skills: ProfileData['skills']) =>
  filled(skills)
    .map(([label, all]) => `<div><b>${label}:</b> ${all.join(', ')}</div>`)
    .join('')
export const skillLines = (skills: ProfileData['skills']) =>
  everything(skills)
    .map((one) => `<div>${one}</div>`)
    .join('')
export const skillPills = (skills: ProfileData['skills']) =>
  `<div>${everything(skills)
    .map(
      (one) =>
        `<span style="display:inline-block;border:1px solid #999;border-radius:8pt;padding:1pt 7pt;margin:2pt 5pt 2pt 0">${one}</span>`,
    )
    .join('')}</div>`
export const skillGrid = (skills: ProfileData['skills']) =>
  `<div style="display:grid;grid-template-columns:repeat(3,1fr)">${everything(skills)
    .map((one) => `<div>• ${one}</div>`)
    .join('')}</div>`
export const skillBars = (skills: ProfileData['skills']) =>
  everything(skills)
    .map((one) => `<div>${one}</div><div style="height:4pt;width:70%;background:#8ac"></div>`)
    .join('')

/* Whatever stands under a heading */

export const plain: Style = {
  words: words.usual,
  dates: dates.short,
  head: centredHead,
  job: titleFirst,
  school: schoolRow,
  certification: certificationLine,
  skills: skillCommas,
  list: bullets,
}

export function bodyOf(name: SectionName, person: ProfileData, style: Style): string {
  const all = (texts: string[]) => texts.join('')
  switch (name) {
    case 'contact':
      return contacts(person)
        .filter(Boolean)
        .map((line) => `<div>${line}</div>`)
        .join('')
    case 'summary':
      return person.professional_summary ? `<p>${person.professional_summary}</p>` : ''
    case 'experience':
      return all(person.work_experience.map((job) => style.job(job, style)))
    case 'education':
      return all(person.education.map((school) => style.school(school, style)))
    case 'certifications':
      return all(person.certifications.map((one) => style.certification(one, style)))
    case 'skills':
      return style.skills(person.skills)
    case 'projects':
      return all(person.projects.map((one) => `<p><b>${one.name}</b>: ${one.description}</p>`))
    case 'awards':
      return all(
        person.awards.map(
          (one) =>
            `<div>${joined(', ', one.title, one.issuer, day(one.date, style))}</div>${one.description ? `<p>${one.description}</p>` : ''}`,
        ),
      )
    case 'volunteer':
      return all(
        person.volunteer_experience.map(
          (one) =>
            `<div class="row"><b>${one.role}, ${one.organization}</b><span>${style.dates.range(one.start_date, one.end_date)}</span></div><p>${one.description}</p>`,
        ),
      )
    case 'languages':
      return `<div>${person.languages_spoken.map((one) => `${one.language} (${one.proficiency})`).join(', ')}</div>`
  }
}

export function section(name: SectionName, person: ProfileData, style: Style): string {
  const content = bodyOf(name, person, style)
  return content ? `<section><h2>${style.words[name]}</h2>${content}</section>` : ''
}

import { type ProfileData, profileData } from '#domain/profiles/profile.ts'
import type { Row } from '../layout/row.ts'
import { Refusal } from '../outcome.ts'
import { awardsOf, projectsOf } from './awards.ts'
import { certificationsOf } from './certifications.ts'
import { contactOf } from './contact.ts'
import { putDaysLast } from './day-first.ts'
import { educationOf } from './education.ts'
import { experienceOf } from './experience.ts'
import { guessSections } from './headless.ts'
import { languageLine, languagesOf } from './languages.ts'
import { type Section, sectionsOf } from './sections.ts'
import { skillsOf } from './skills.ts'
import { summaryOf } from './summary.ts'
import { volunteeringOf } from './volunteering.ts'
import { plain } from './words.ts'

/** Streams of rows and the targets of links, to a profile. A document without any part of a career is not a resume. */
export function profileOf(given: Row[][], links: string[]): ProfileData {
  const streams = putDaysLast(given.map((rows) => rows.map(withoutCountry)))
  const sections = guessSections(sectionsOf(streams))
  const inEach = <T>(kind: Section['kind'], read: (rows: Row[]) => T[]): T[] =>
    sections.filter((section) => section.kind === kind).flatMap(({ rows }) => read(rows))
  const rowsUnder = (...kinds: Section['kind'][]) =>
    sections.filter(({ kind }) => kinds.includes(kind)).flatMap(({ rows }) => rows)
  if (!sections.some(({ kind }) => careerKinds.includes(kind))) throw new Refusal('not-a-resume')
  const top = rowsUnder('top')
  const languages = rowsUnder('languages')
  const jobs = distinct(experienceOf(rowsUnder('experience')))
  const schools = distinct(educationOf(rowsUnder('education')))
  const givers = new Set(
    [...jobs.map(({ company }) => company), ...schools.map(({ institution }) => institution)].map((name) =>
      plain(name ?? ''),
    ),
  )
  return profileData.parse({
    personal_info: contactOf(rowsUnder('top', 'contact', 'location', 'summary'), top, links, streams.flat()),
    professional_summary: summaryOf(rowsUnder('summary'), top),
    work_experience: jobs,
    education: schools,
    skills: skillsOf(sections.filter(({ kind }) => kind === 'skills')),
    certifications: distinct(inEach('certifications', certificationsOf)),
    projects: distinct(inEach('projects', projectsOf)),
    languages_spoken: distinct(languagesOf(languages.length > 0 ? languages : languageLine(top))),
    awards: distinct(inEach('awards', (rows) => awardsOf(rows, givers))),
    volunteer_experience: distinct(volunteeringOf(rowsUnder('volunteer'))),
  })
}

/** `Alexandria, VA United States`: behind its state, the country says nothing and hides the place. */
const withoutCountry = (row: Row): Row =>
  row.cells.some(({ text }) => isAmerican.test(text))
    ? { ...row, cells: row.cells.map((cell) => ({ ...cell, text: cell.text.replace(isAmerican, '') })) }
    : row
const isAmerican = /(?<=,\s[A-Z]{2}(?:\s\d{5})?)\s+(?:United States|USA)$/

/** Some pages hold a part twice, once for the screen and once for print. */
function distinct<T extends object>(entries: T[]): T[] {
  const seen = new Set<string>()
  return entries.filter((entry) => {
    const key = JSON.stringify(Object.values(entry).filter((value) => typeof value === 'string' && value.length < 120))
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

const careerKinds: Section['kind'][] = ['experience', 'education', 'skills', 'certifications']

import { month, period } from '../dates.ts'
import type { Layout } from '../resume.ts'
import { all, noSummary, townsOnly, yearsOnly } from '../shows.ts'
import { contacts, degreeComma, degreeIn, everySkill, joined, marks, numbered } from '../texts.ts'
import { lastFirst, Pen } from './pen.ts'
import * as the from './pieces.ts'
import { list, mono, sans, sansBold, serif, serifBold, serifItalic, soft } from './pieces.ts'

type Drawn = Layout<Promise<Buffer>>

/** As a typesetter would: serifs, dates at the right, dashes. */
const typeset: Drawn = {
  name: 'typeset',
  page: (person) => {
    const pen = new Pen(serif)
    const head = (at: Pen, text: string) =>
      void at
        .gap(8)
        .write(text, { ...serif, size: 13 })
        .rule()
    pen.centered(person.personal_info.full_name ?? '', { ...serif, size: 24 })
    pen.centered(the.contactLine(person, ' – '), { size: 9.5 })
    the.summary(pen, 'Summary', person, head)
    list(
      pen,
      'Experience',
      person.work_experience,
      (job) => {
        pen.across(job.company ?? '', the.when(job), serifBold)
        pen.across(job.position ?? '', job.location ?? '', serifItalic, serifItalic)
        the.achievements(pen, job, '–')
      },
      head,
    )
    the.schools(pen, person, serifBold, head)
    the.rest(pen, person, serifBold, head)
    return pen.print()
  },
}

/** Drawn from the last line to the first. */
const backwards: Drawn = {
  name: 'backwards',
  page: (person) => {
    const pen = new Pen(sans)
    pen.across(person.personal_info.full_name ?? '', person.personal_info.phone ?? '', { ...sansBold, size: 20 })
    pen.write(contacts({ ...person, personal_info: { ...person.personal_info, phone: null } }).join(' | '))
    the.summary(pen, 'Professional Profile', person)
    list(pen, 'Professional Experience', person.work_experience, (job) => {
      pen.gap(4).across(`${job.position}, ${job.company}`, the.when(job), sansBold).write(job.location, soft)
      the.achievements(pen, job)
    })
    the.schools(pen, person)
    the.rest(pen, person)
    return pen.print(lastFirst)
  },
}

/** Name and headings with wide letters. */
const wideLetters: Drawn = {
  name: 'wide-letters',
  shows: townsOnly,
  page: (person) => {
    const pen = new Pen(sans)
    const head = (at: Pen, text: string) =>
      void at.gap(10).write(text.toUpperCase(), { ...sansBold, size: 10, spacing: 3, color: '#8a5a2b' })
    pen.write((person.personal_info.full_name ?? '').toUpperCase(), { size: 19, spacing: 4 })
    pen.write(the.contactLine(person, '   '), soft)
    the.summary(pen, 'Profile', person, head)
    list(
      pen,
      'Experience',
      person.work_experience,
      (job) => {
        pen
          .gap(3)
          .write(job.position, sansBold)
          .write(`${job.company}, ${job.location}   ${the.when(job)}`, soft)
        the.achievements(pen, job)
      },
      head,
    )
    list(
      pen,
      'Education',
      person.education,
      (school) =>
        pen
          .write(degreeComma(school), sansBold)
          .write(
            joined('   ', the.schoolLine(school), school.graduation_date && month.short(school.graduation_date)),
            soft,
          )
          .write(marks(school)),
      head,
    )
    the.rest(pen, person, sansBold, head)
    return pen.print()
  },
}

/** Certificates as cards in a row, skills in three columns. */
const cardRow: Drawn = {
  name: 'card-row',
  page: (person) => {
    const pen = new Pen(sans)
    pen.write(person.personal_info.full_name, { ...sansBold, size: 22 })
    for (const one of contacts(person)) pen.write(one, { size: 8.5 })
    the.summary(pen, 'About', person)
    the.heading(pen, 'Certifications')
    const start = pen.y + 2
    person.certifications.forEach((one, index) => {
      const x = 50 + index * 173
      pen.box(x, start, 166, 68).to({ x: x + 6, width: 154, y: start + 5 })
      pen.write(one.name, sansBold).write(one.issuer, { size: 8.5 })
      pen.write(joined('  ', one.date && month.short(one.date), numbered(one, 'ID ')), { size: 8.5, ...soft })
    })
    pen.to({ x: 50, width: 512, y: start + 72 })
    the.heading(pen, 'Skills')
    const skills = everySkill(person.skills)
    const rows = Math.ceil(skills.length / 3)
    const under = pen.y
    for (const [index, skill] of skills.entries())
      pen.to({ x: 50 + Math.floor(index / rows) * 171, y: under + (index % rows) * 13 }).write(skill)
    pen.to({ x: 50, y: under + rows * 13 })
    list(pen, 'Experience', person.work_experience, (job) => {
      pen
        .gap(3)
        .across(job.position ?? '', the.when(job), sansBold)
        .write(`${job.company} | ${job.location}`)
      the.achievements(pen, job)
    })
    the.schools(pen, person)
    list(pen, 'Languages', [the.languages(person)], (all) => pen.write(all))
    the.afterwards(pen, person)
    return pen.print()
  },
}

/** Years alone, in large figures over each entry. */
const bigYears: Drawn = {
  name: 'big-years',
  shows: all(yearsOnly, noSummary),
  page: (person) => {
    const pen = new Pen(serif)
    const years = period((date) => date, ' to ', 'now')
    const large = { ...serif, size: 16, color: '#9a9a9a' }
    const head = (at: Pen, text: string) => void at.gap(8).write(text, { ...serifBold, size: 12, color: '#224466' })
    pen.write(person.personal_info.full_name, { ...serifBold, size: 26 }).write(the.contactLine(person, ' / '))
    list(
      pen,
      'Career',
      person.work_experience,
      (job) => {
        pen.gap(4).write(years(job), large).write(job.position, serifBold).write(`${job.company} – ${job.location}`)
        the.achievements(pen, job)
      },
      head,
    )
    list(
      pen,
      'Studies',
      person.education,
      (school) =>
        pen
          .write(school.graduation_date, large)
          .write(degreeIn(school), serifBold)
          .write(the.schoolLine(school))
          .write(marks(school)),
      head,
    )
    list(
      pen,
      'Certificates',
      person.certifications,
      (one) =>
        pen.write(joined(' ', one.date && `${one.date}:`, joined(', ', one.name, one.issuer, one.credential_id))),
      head,
    )
    list(pen, 'Knowledge', [everySkill(person.skills).join(' – ')], (all) => pen.write(all), head)
    list(pen, 'Languages', [the.languages(person)], (all) => pen.write(all), head)
    list(pen, 'Projects', person.projects, (one) => pen.write(one.name, serifBold).write(one.description), head)
    list(
      pen,
      'Awards',
      person.awards,
      (one) => pen.write(joined(', ', one.title, one.issuer, one.date)).write(one.description),
      head,
    )
    list(
      pen,
      'Volunteering',
      person.volunteer_experience,
      (one) => pen.write(years(one), large).write(`${one.role}, ${one.organization}`, serifBold).write(one.description),
      head,
    )
    return pen.print()
  },
}

/** A typewriter page with the contacts at its foot. */
const contactsBelow: Drawn = {
  name: 'contacts-below',
  page: (person) => {
    const pen = new Pen(mono)
    const span = period(month.yearFirst, ' - ', 'current')
    const bold = { font: 'Courier-Bold' }
    const head = (at: Pen, text: string) => void at.gap(9).write(`== ${text} ==`, bold)
    const info = person.personal_info
    pen.write(info.full_name, { ...bold, size: 18 })
    the.summary(pen, 'Summary', person, head)
    list(
      pen,
      'Experience',
      person.work_experience,
      (job) => {
        pen
          .gap(4)
          .write(`${job.position} at ${job.company}`, bold)
          .write(`${job.location}, ${span(job)}`)
        the.achievements(pen, job, '*')
      },
      head,
    )
    list(
      pen,
      'Education',
      person.education,
      (school) =>
        pen
          .write(`${degreeIn(school)}, ${school.institution}`, bold)
          .write(joined(', ', school.location, school.graduation_date && month.yearFirst(school.graduation_date)))
          .write(marks(school)),
      head,
    )
    the.rest(pen, person, bold, head)
    pen.to({ y: 752 })
    const foot = contacts(person)
    pen.centered(foot.slice(0, 3).join('  '), { size: 8 }).centered(foot.slice(3).join('  '), { size: 8 })
    return pen.print()
  },
}

export const single = [typeset, backwards, wideLetters, cardRow, bigYears, contactsBelow]

import { month } from '../dates.ts'
import type { Layout } from '../resume.ts'
import { noCredentialIds, without } from '../shows.ts'
import { contacts, degreeIn, everySkill, joined, marks, numbered } from '../texts.ts'
import { downThePage, Pen, wordByWord } from './pen.ts'
import * as the from './pieces.ts'
import { list, sans, sansBold, serif, serifBold, soft } from './pieces.ts'

type Drawn = Layout<Promise<Buffer>>

/** A narrow column at the right in which names break over lines. */
const rightAside: Drawn = {
  name: 'right-aside',
  page: (person) => {
    const pen = new Pen(sans).to({ width: 350 })
    const head = (at: Pen, text: string) => void at.gap(8).write(text.toUpperCase(), { ...sansBold, size: 10 })
    pen.write(person.personal_info.full_name, { ...sansBold, size: 22 })
    the.summary(pen, 'Profile', person, head)
    list(
      pen,
      'Experience',
      person.work_experience,
      (job) => {
        pen
          .gap(4)
          .write(job.position, sansBold)
          .write(joined(', ', job.company, job.location))
          .write(the.when(job), soft)
        the.achievements(pen, job)
      },
      head,
    )
    the.afterwards(pen, person, sansBold, head)
    pen.to({ x: 432, width: 124, y: 50, page: 0 })
    list(pen, 'Contact', contacts(person), (one) => pen.write(one, { size: 7 }), head)
    list(
      pen,
      'Education',
      person.education,
      (school) =>
        pen
          .write(degreeIn(school), sansBold)
          .write(school.institution)
          .write(school.location)
          .write(school.graduation_date && month.short(school.graduation_date), soft)
          .write(marks(school))
          .gap(3),
      head,
    )
    list(
      pen,
      'Certificates',
      person.certifications,
      (one) =>
        pen
          .write(one.name, sansBold)
          .write(one.issuer)
          .write(one.date && month.short(one.date), soft)
          .write(numbered(one, 'No. '))
          .gap(3),
      head,
    )
    list(pen, 'Skills', everySkill(person.skills), (skill) => pen.write(skill), head)
    list(pen, 'Languages', person.languages_spoken, (one) => pen.write(`${one.language}, ${one.proficiency}`), head)
    return pen.print()
  },
}

/** Two halves, drawn across both of them line by line. */
const halves: Drawn = {
  name: 'halves',
  shows: noCredentialIds,
  page: (person) => {
    const pen = new Pen({ ...sans, size: 8.8 })
    pen.centered(person.personal_info.full_name ?? '', { ...sansBold, size: 20 })
    pen.centered(the.contactLine(person, '  |  '), { size: 8.5 }).gap(6)
    const { y } = pen
    pen.to({ width: 246 })
    the.summary(pen, 'Summary', person)
    list(pen, 'Experience', person.work_experience, (job) => {
      pen
        .gap(3)
        .write(job.company, sansBold)
        .write(job.position)
        .write(`${job.location}, ${the.when(job)}`, soft)
      the.achievements(pen, job, '-')
    })
    pen.to({ x: 316, y, page: 0 })
    list(pen, 'Education', person.education, (school) =>
      pen
        .write(school.institution, sansBold)
        .write(degreeIn(school))
        .write(joined(', ', school.location, school.graduation_date && month.short(school.graduation_date)), soft)
        .write(marks(school)),
    )
    the.rest(pen, person)
    return pen.print(downThePage)
  },
}

/** Dates in a left column, each word drawn by itself. */
const leftDates: Drawn = {
  name: 'left-dates',
  page: (person) => {
    const pen = new Pen(serif)
    pen.write(person.personal_info.full_name, { ...serifBold, size: 21 }).write(the.contactLine(person, '  •  '))
    const head = (at: Pen, text: string) =>
      void at
        .to({ x: 50, width: 512 })
        .gap(8)
        .write(text, { ...serifBold, size: 13 })
    const row = (date: string | null, body: () => void) => {
      if (pen.y > 700) pen.to({ page: pen.page + 1, y: 50 })
      const { y, page } = pen
      pen.to({ x: 50, width: 92 }).write(date, soft)
      const dates = { y: pen.y, page: pen.page }
      pen.to({ x: 150, width: 412, y, page })
      body()
      if (pen.page === dates.page) pen.to({ y: Math.max(pen.y, dates.y) })
      pen.gap(3)
    }
    the.summary(pen, 'Objective', person, head)
    list(
      pen,
      'Employment History',
      person.work_experience,
      (job) =>
        row(the.when(job), () => {
          pen.write(job.position, serifBold).write(joined(', ', job.company, job.location))
          the.achievements(pen, job)
        }),
      head,
    )
    list(
      pen,
      'Education',
      person.education,
      (school) =>
        row(school.graduation_date && month.short(school.graduation_date), () =>
          pen.write(degreeIn(school), serifBold).write(the.schoolLine(school)).write(marks(school)),
        ),
      head,
    )
    head(pen, 'Skills')
    pen.write(everySkill(person.skills).join('; '))
    list(
      pen,
      'Certifications',
      person.certifications,
      (one) =>
        row(one.date && month.short(one.date), () =>
          pen.write(one.name, serifBold).write(joined(', ', one.issuer, numbered(one, 'No. '))),
        ),
      head,
    )
    head(pen, 'Languages')
    pen.write(the.languages(person))
    the.afterwards(pen, person, serifBold, head)
    return pen.print(wordByWord(pen))
  },
}

/** A ruled table of three columns for the career and one for the certificates. */
const threeRuled: Drawn = {
  name: 'three-ruled',
  shows: without('volunteer_experience'),
  page: (person) => {
    const pen = new Pen({ ...sans, size: 9 })
    const widths = [84, 148, 280]
    const row = (cells: (() => void)[]) => {
      const start = pen.y
      const ends = cells.map((cell, index) => {
        const x = 50 + widths.slice(0, index).reduce((sum, width) => sum + width, 0)
        pen.to({ x: x + 4, width: (widths[index] as number) - 8, y: start + 4 })
        cell()
        return pen.y
      })
      const height = Math.max(...ends) + 2 - start
      widths.reduce((x, width) => {
        pen.box(x, start, width, height)
        return x + width
      }, 50)
      pen.to({ x: 50, width: 512, y: start + height })
    }
    const heads = (...texts: string[]) => row(texts.map((text) => () => pen.write(text, sansBold)))
    const turn = () => pen.y > 560 && pen.to({ page: pen.page + 1, y: 50 })
    pen.write(person.personal_info.full_name, { ...sansBold, size: 20 }).write(the.contactLine(person, ', '))
    the.summary(pen, 'Summary', person)
    the.heading(pen, 'Work Experience')
    heads('Dates', 'Employer', 'Position and duties')
    for (const job of person.work_experience) {
      turn()
      row([
        () => pen.write(the.when(job)),
        () => pen.write(job.company, sansBold).write(job.location),
        () => {
          pen.write(job.position, sansBold)
          the.achievements(pen, job)
        },
      ])
    }
    turn()
    the.heading(pen, 'Education')
    heads('Graduated', 'School', 'Degree')
    for (const school of person.education)
      row([
        () => pen.write(school.graduation_date && month.short(school.graduation_date)),
        () => pen.write(school.institution).write(school.location),
        () => pen.write(degreeIn(school)).write(marks(school)),
      ])
    turn()
    the.heading(pen, 'Certificates')
    heads('Date', 'Issuer', 'Certificate')
    for (const one of person.certifications)
      row([
        () => pen.write(one.date && month.short(one.date)),
        () => pen.write(one.issuer),
        () => pen.write(joined(' / ', one.name, one.credential_id)),
      ])
    turn()
    the.heading(pen, 'Skills')
    pen.write(everySkill(person.skills).join(', '))
    the.heading(pen, 'Languages')
    pen.write(the.languages(person))
    the.afterwards(pen, person)
    return pen.print()
  },
}

export const columns = [rightAside, halves, leftDates, threeRuled]

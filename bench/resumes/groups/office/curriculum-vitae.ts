import { month, period } from '../dates.ts'
import type { Layout, WordParts } from '../resume.ts'
import { all, noCredentialIds, without } from '../shows.ts'
import { bare, degreeIn, everySkill, joined, nonEmpty } from '../texts.ts'
import * as the from './pieces.ts'
import { each, section } from './pieces.ts'
import { bold, bullets, paragraph, plain, run, table, word } from './word.ts'

/** An Indian form: marks in a table, personal details and a declaration at the end. */
export const curriculumVitae: Layout<WordParts> = {
  name: 'curriculum-vitae',
  shows: all(noCredentialIds, without('volunteer_experience')),
  page: (person) => {
    const info = person.personal_info
    const span = period(month.long, ' – ', 'Till Date')
    return word(
      paragraph(run('CURRICULUM VITAE', { bold: true, size: 26 }), { align: 'center' }) +
        paragraph(run(info.full_name ?? '', { bold: true, size: 24 })) +
        each(
          nonEmpty(
            info.location,
            info.phone && `Mob: ${info.phone}`,
            info.email && `E-mail: ${info.email}`,
            bare(info.linkedin),
            bare(info.website),
          ),
          (one) => plain(one),
        ) +
        section('CAREER OBJECTIVE', plain(person.professional_summary)) +
        section(
          'ORGANISATIONAL EXPERIENCE',
          each(
            person.work_experience,
            (job) =>
              paragraph(bold(`${span(job)}: ${job.company}, ${job.location}`), { before: 100 }) +
              paragraph(bold('Designation: ') + run(job.position ?? '')) +
              the.achievements(job),
          ),
        ) +
        section(
          'ACADEMIC CREDENTIALS',
          table(
            [3000, 3640, 1500, 1900],
            [
              ['Course', 'Institute', 'Passed', 'Result'].map((head) => paragraph(bold(head))),
              ...person.education.map((school) => [
                plain(degreeIn(school)),
                plain(joined(', ', school.institution, school.location)),
                plain(school.graduation_date && month.short(school.graduation_date)),
                plain(joined(', ', school.gpa, school.honors)),
              ]),
            ],
          ),
        ) +
        section(
          'PROFESSIONAL QUALIFICATIONS',
          each(person.certifications, (one) =>
            plain(joined(', ', one.name, one.issuer, one.date && month.short(one.date)), { bullet: true }),
          ),
        ) +
        section('IT AND FUNCTIONAL SKILLS', bullets(everySkill(person.skills))) +
        section('PROJECTS', the.projects(person)) +
        section('ACHIEVEMENTS', the.awards(person)) +
        section('LANGUAGES KNOWN', plain(the.languages(person))) +
        section(
          'PERSONAL DETAILS',
          plain('Date of Birth: 14 March 1991') +
            plain('Nationality: As per passport') +
            plain('Hobbies: Reading, cooking'),
        ) +
        section(
          'DECLARATION',
          plain('I hereby declare that the above is true to the best of my knowledge and belief.') +
            plain('Place: ____________        Signature: ____________'),
        ),
      { font: 'Times New Roman' },
    )
  },
}

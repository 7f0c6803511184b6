import { month, period } from '../dates.ts'
import type { Layout } from '../resume.ts'
import { noCredentialIds, without } from '../shows.ts'
import { bare, contacts, degreeIn, everySkill, joined, marks, numbered, present } from '../texts.ts'
import * as the from './pieces.ts'
import { each, section, textWidth } from './pieces.ts'
import { bold, bullets, paragraph, plain, run, table, word } from './word.ts'

/* Word files that are set in tables. */

const rowsOf = <T>(items: T[], size: number) =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, row) => items.slice(row * size, (row + 1) * size))
const filledUp = (cells: string[], size: number) => [...cells, ...Array(size - cells.length).fill('')]
const grid = (cells: string[], size: number, ruled: boolean) =>
  table(
    Array(size).fill(Math.floor(textWidth / size)),
    rowsOf(cells, size).map((row) => filledUp(row, size)),
    ruled,
  )

/** Ruled tables of three columns: when, where, what. */
const threeColumns: Layout<Buffer> = {
  name: 'three-columns',
  page: (person) => {
    const span = period(month.hyphened, ' to ', 'Till date')
    const rows = (heads: string[], body: string[][]) =>
      table([1900, 3340, 4800], [heads.map((head) => paragraph(bold(head))), ...body])
    return word(
      the.title(person) +
        plain(contacts(person).join(', ')) +
        section('Profile', plain(person.professional_summary)) +
        section(
          'Professional Experience',
          rows(
            ['Period', 'Organization', 'Role and duties'],
            person.work_experience.map((job) => [
              plain(span(job)),
              paragraph(bold(job.company ?? '')) + plain(job.location),
              paragraph(bold(job.position ?? '')) + the.deeds(job),
            ]),
          ),
        ) +
        section(
          'Education',
          rows(
            ['Year', 'Institution', 'Qualification'],
            person.education.map((school) => [
              plain(school.graduation_date && month.hyphened(school.graduation_date)),
              plain(school.institution) + plain(school.location),
              plain(degreeIn(school)) + plain(marks(school)),
            ]),
          ),
        ) +
        section(
          'Certifications',
          rows(
            ['Date', 'Issued by', 'Certificate'],
            person.certifications.map((one) => [
              plain(one.date && month.hyphened(one.date)),
              plain(one.issuer),
              plain(joined(' – ', one.name, one.credential_id)),
            ]),
          ),
        ) +
        section('Skills', bullets(everySkill(person.skills))) +
        section('Languages', plain(the.languages(person))) +
        section('Projects', the.projects(person)) +
        section('Awards', the.awards(person)) +
        section('Volunteering', the.volunteering(person)),
    )
  },
}

/** The whole page is one row of two cells. */
const sideCell: Layout<Buffer> = {
  name: 'side-cell',
  page: (person) =>
    word(
      table(
        [3000, 7040],
        [
          [
            section(
              'Contact',
              each(contacts(person), (one) => plain(one)),
            ) +
              section(
                'Skills',
                each(everySkill(person.skills), (skill) => plain(skill)),
              ) +
              section(
                'Languages',
                each(person.languages_spoken, (one) => plain(`${one.language} – ${one.proficiency}`)),
              ) +
              section(
                'Certifications',
                each(
                  person.certifications,
                  (one) =>
                    paragraph(bold(one.name ?? '')) +
                    plain(one.issuer) +
                    plain(joined(', ', one.date && month.short(one.date), numbered(one, 'No. '))),
                ),
              ) +
              section(
                'Awards',
                each(
                  person.awards,
                  (one) =>
                    paragraph(bold(one.title ?? '')) +
                    plain(joined(', ', one.issuer, one.date && month.short(one.date))) +
                    plain(one.description),
                ),
              ),
            the.title(person) +
              section('Profile', plain(person.professional_summary)) +
              section(
                'Experience',
                each(
                  person.work_experience,
                  (job) =>
                    paragraph(bold(job.position ?? ''), { before: 100 }) +
                    plain(joined(', ', job.company, job.location)) +
                    paragraph(run(the.when(job), { color: '777777' })) +
                    the.deeds(job),
                ),
              ) +
              section(
                'Education',
                each(
                  person.education,
                  (school) =>
                    paragraph(bold(degreeIn(school))) +
                    plain(joined(', ', school.institution, school.location)) +
                    paragraph(
                      run(school.graduation_date ? month.short(school.graduation_date) : '', { color: '777777' }),
                    ) +
                    plain(marks(school)),
                ),
              ) +
              section('Projects', the.projects(person)) +
              section(
                'Volunteering',
                each(
                  person.volunteer_experience,
                  (one) =>
                    paragraph(bold(one.role ?? '')) +
                    plain(one.organization) +
                    paragraph(run(the.when(one), { color: '777777' })) +
                    plain(one.description),
                ),
              ),
          ],
        ],
        false,
      ),
    ),
}

/** Certificates in cards two by two, skills in three columns. */
const cardTables: Layout<Buffer> = {
  name: 'card-tables',
  page: (person) =>
    word(
      the.title(person) +
        plain(contacts(person).join(' · ')) +
        section('About me', plain(person.professional_summary)) +
        section(
          'Certificates',
          grid(
            person.certifications.map(
              (one) =>
                paragraph(bold(one.name ?? '')) +
                plain(one.issuer) +
                plain(one.date && `Awarded ${month.short(one.date)}`) +
                plain(numbered(one, 'Credential ID ') || null),
            ),
            2,
            true,
          ),
        ) +
        section(
          'Skills',
          grid(
            everySkill(person.skills).map((skill) => plain(skill)),
            3,
            false,
          ),
        ) +
        section(
          'Work experience',
          each(
            person.work_experience,
            (job) =>
              table(
                [7040, 3000],
                [
                  [
                    paragraph(bold(job.position ?? '')) + plain(job.company),
                    plain(the.when(job), { align: 'right' }) + plain(job.location, { align: 'right' }),
                  ],
                ],
                false,
              ) + the.deeds(job),
          ),
        ) +
        section(
          'Education',
          each(person.education, (school) =>
            table(
              [7040, 3000],
              [
                [
                  paragraph(bold(degreeIn(school))) + plain(school.institution) + plain(marks(school)),
                  plain(school.graduation_date && month.short(school.graduation_date), { align: 'right' }) +
                    plain(school.location, { align: 'right' }),
                ],
              ],
              false,
            ),
          ),
        ) +
        section('Languages', plain(the.languages(person))) +
        section('Projects', the.projects(person)) +
        section('Honors', the.awards(person)) +
        section('Volunteering', the.volunteering(person)),
    ),
}

/** An Indian form: marks in a table, personal details and a declaration at the end. */
const curriculumVitae: Layout<Buffer> = {
  name: 'curriculum-vitae',
  shows: (person) => without('volunteer_experience')(noCredentialIds(person)),
  page: (person) => {
    const info = person.personal_info
    const span = period(month.long, ' – ', 'Till Date')
    return word(
      paragraph(run('CURRICULUM VITAE', { bold: true, size: 26 }), { align: 'center' }) +
        paragraph(run(info.full_name ?? '', { bold: true, size: 24 })) +
        each(
          present(
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
              the.deeds(job),
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

export const tables = [threeColumns, sideCell, cardTables, curriculumVitae]

import { month, period } from '../dates.ts'
import type { Layout, WordParts } from '../resume.ts'
import { contacts, degreeIn, everySkill, joined, marks, numbered } from '../texts.ts'
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
const threeColumns: Layout<WordParts> = {
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
              paragraph(bold(job.position ?? '')) + the.achievements(job),
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
const sideCell: Layout<WordParts> = {
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
                    the.achievements(job),
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
const cardTables: Layout<WordParts> = {
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
              ) + the.achievements(job),
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

export const tables = [threeColumns, sideCell, cardTables]

import { month, period } from '../dates.ts'
import type { Layout, WordParts } from '../resume.ts'
import { all, noSummary, townsOnly, yearsOnly } from '../shows.ts'
import {
  byCompany,
  contacts,
  degreeComma,
  degreeIn,
  everySkill,
  joined,
  marks,
  numbered,
  skillGroups,
} from '../texts.ts'
import * as the from './pieces.ts'
import { each, rightTab, section } from './pieces.ts'
import { bold, italic, paragraph, plain, run, tab, word } from './word.ts'

/* Word files that are told apart by their headings and the lines over their entries. */

const labels = {
  technical: 'Expertise',
  tools: 'Applications',
  frameworks: 'Frameworks',
  languages: 'Scripting',
  soft_skills: 'Strengths',
}

/** Shaded headings and companies in capitals. */
const shadedCapitals: Layout<WordParts> = {
  name: 'shaded-capitals',
  page: (person) => {
    const shaded = (text: string) =>
      paragraph(run(text, { bold: true, capitals: true, color: 'FFFFFF' }), { shade: '2F4B66', before: 200 })
    const span = period(month.capitals, ' – ', 'PRESENT')
    const [first, ...last] = (person.personal_info.full_name ?? '').split(' ')
    return word(
      paragraph(run(`${first} `, { size: 44 }) + run(last.join(' '), { size: 44, bold: true, color: '2F4B66' })) +
        plain(contacts(person).join('   ')) +
        section('Summary of qualifications', plain(person.professional_summary), shaded) +
        section(
          'Employment',
          each(
            person.work_experience,
            (job) =>
              paragraph(run(job.company ?? '', { bold: true, capitals: true }) + run(`, ${job.location}`), {
                before: 100,
              }) +
              paragraph(run(job.position ?? '', { italic: true }) + tab + run(span(job)), rightTab) +
              the.achievements(job),
          ),
          shaded,
        ) +
        section(
          'Education',
          each(
            person.education,
            (school) =>
              paragraph(run(school.institution ?? '', { bold: true, capitals: true }) + run(`, ${school.location}`)) +
              paragraph(
                italic(degreeIn(school)) +
                  tab +
                  run(school.graduation_date ? month.capitals(school.graduation_date) : ''),
                rightTab,
              ) +
              plain(marks(school)),
          ),
          shaded,
        ) +
        section('Certifications', the.certifications(person), shaded) +
        section('Areas of expertise', plain(everySkill(person.skills).join(' • ')), shaded) +
        section('Languages', plain(the.languages(person)), shaded) +
        section('Projects', the.projects(person), shaded) +
        section('Awards', the.awards(person), shaded) +
        section('Community service', the.volunteering(person), shaded),
    )
  },
}

/** Name and contacts in the header of the page. */
const pageHeader: Layout<WordParts> = {
  name: 'page-header',
  page: (person) =>
    word(
      section('Profile', plain(person.professional_summary)) +
        section(
          'Experience',
          each(
            person.work_experience,
            (job) =>
              paragraph(bold(`${job.position} – ${job.company}`) + tab + run(the.when(job)), {
                ...rightTab,
                before: 100,
              }) +
              plain(job.location) +
              the.achievements(job),
          ),
        ) +
        section(
          'Education',
          each(
            person.education,
            (school) =>
              paragraph(
                bold(`${degreeIn(school)} – ${school.institution}`) +
                  tab +
                  run(school.graduation_date ? month.short(school.graduation_date) : ''),
                rightTab,
              ) +
              plain(school.location) +
              plain(marks(school)),
          ),
        ) +
        section('Credentials', the.certifications(person)) +
        section('Skills', plain(everySkill(person.skills).join(', '))) +
        section('Languages', plain(the.languages(person))) +
        section('Projects', the.projects(person)) +
        section('Awards', the.awards(person)) +
        section('Volunteer work', the.volunteering(person)),
      { header: the.title(person, 'center') + plain(contacts(person).join(' | '), { align: 'center' }) },
    ),
}

/** One company over its roles; the roles are indented. */
const companyOverRoles: Layout<WordParts> = {
  name: 'company-over-roles',
  shows: noSummary,
  page: (person) =>
    word(
      the.title(person) +
        plain(contacts(person).slice(0, 3).join(', ')) +
        plain(contacts(person).slice(3).join(', ')) +
        section(
          'Relevant Experience',
          each(
            byCompany(person.work_experience),
            (jobs) =>
              paragraph(run(jobs[0]?.company ?? '', { bold: true, size: 22 }), { before: 120 }) +
              paragraph(run(jobs[0]?.location ?? '', { color: '777777' })) +
              each(
                jobs,
                (job) =>
                  paragraph(bold(job.position ?? '') + run(` (${the.when(job)})`), { indent: 300 }) +
                  plain(job.description, { indent: 300 }) +
                  each(job.achievements, (achievement) => plain(`▪ ${achievement}`, { indent: 600, hanging: 250 })),
              ),
          ),
        ) +
        section(
          'Academic Background',
          each(
            person.education,
            (school) =>
              paragraph(run(school.institution ?? '', { bold: true, size: 22 })) +
              paragraph(run(school.location ?? '', { color: '777777' })) +
              paragraph(
                bold(degreeComma(school)) +
                  run(school.graduation_date ? ` (${month.short(school.graduation_date)})` : ''),
                { indent: 300 },
              ) +
              plain(marks(school), { indent: 300 }),
          ),
        ) +
        section('Certifications', the.certifications(person)) +
        section(
          'Skills',
          each(
            skillGroups(person.skills, labels),
            ({ label, skills }) => paragraph(bold(label)) + plain(skills.join(', '), { indent: 300 }),
          ),
        ) +
        section('Languages', plain(the.languages(person))) +
        section('Projects', the.projects(person)) +
        section('Awards', the.awards(person)) +
        section('Volunteering', the.volunteering(person)),
    ),
}

/** An entry on one line, divided by bars; years and towns alone. */
const bars: Layout<WordParts> = {
  name: 'bars',
  shows: all(yearsOnly, townsOnly),
  page: (person) => {
    const span = period((date) => date, '-', 'now')
    return word(
      paragraph(run(person.personal_info.full_name ?? '', { size: 36, spacing: 60, capitals: true }), {
        align: 'center',
      }) +
        plain(contacts(person).join(' | '), { align: 'center' }) +
        section('Introduction', plain(person.professional_summary)) +
        section(
          'Experience',
          each(
            person.work_experience,
            (job) =>
              paragraph(bold(job.position ?? '') + run(` | ${job.company} | ${job.location} | ${span(job)}`), {
                before: 100,
              }) + the.achievements(job),
          ),
        ) +
        section(
          'Education',
          each(person.education, (school) =>
            plain(
              joined(
                ' | ',
                degreeIn(school),
                school.institution,
                school.location,
                school.graduation_date,
                school.gpa,
                school.honors,
              ),
            ),
          ),
        ) +
        section(
          'Certifications',
          each(person.certifications, (one) =>
            plain(joined(' | ', one.name, one.issuer, one.date, numbered(one, 'ID '))),
          ),
        ) +
        section('Skills', plain(everySkill(person.skills).join(' | '))) +
        section(
          'Languages',
          plain(person.languages_spoken.map((one) => `${one.language} – ${one.proficiency}`).join(' | ')),
        ) +
        section(
          'Projects',
          each(person.projects, (one) => plain(`${one.name} | ${one.description}`)),
        ) +
        section(
          'Awards',
          each(person.awards, (one) => plain(joined(' | ', one.title, one.issuer, one.date)) + plain(one.description)),
        ) +
        section(
          'Volunteering',
          each(
            person.volunteer_experience,
            (one) => plain(joined(' | ', one.role, one.organization, span(one))) + plain(one.description),
          ),
        ),
    )
  },
}

export const headed = [shadedCapitals, pageHeader, companyOverRoles, bars]

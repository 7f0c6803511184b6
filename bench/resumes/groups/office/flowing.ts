import { month, period } from '../dates.ts'
import type { Layout, WordParts } from '../resume.ts'
import { noCredentialIds } from '../shows.ts'
import { contacts, degreeComma, degreeIn, everySkill, joined, marks, skillGroups } from '../texts.ts'
import * as the from './pieces.ts'
import { each, rightTab, section } from './pieces.ts'
import { bold, italic, paragraph, plain, run, tab, word } from './word.ts'

/* Word files whose paragraphs follow one another. */

const labels = {
  tools: 'Systems',
  technical: 'Technical',
  frameworks: 'Standards',
  languages: 'Programming',
  soft_skills: 'Personal',
}

/** Dates at a right tab, bullets by Word. */
const rightDates: Layout<WordParts> = {
  name: 'right-dates',
  page: (person) =>
    word(
      the.title(person) +
        plain(contacts(person).join(' | ')) +
        section('Professional Summary', plain(person.professional_summary)) +
        section(
          'Work Experience',
          each(
            person.work_experience,
            (job) =>
              paragraph(bold(job.company ?? '') + tab + run(job.location ?? ''), { ...rightTab, before: 100 }) +
              paragraph(italic(job.position ?? '') + tab + run(the.when(job)), rightTab) +
              the.achievements(job),
          ),
        ) +
        section(
          'Education',
          each(
            person.education,
            (school) =>
              paragraph(bold(school.institution ?? '') + tab + run(school.location ?? ''), rightTab) +
              paragraph(
                run(degreeIn(school)) + tab + run(school.graduation_date ? month.short(school.graduation_date) : ''),
                rightTab,
              ) +
              plain(marks(school)),
          ),
        ) +
        section('Licenses and Certifications', the.certifications(person)) +
        section(
          'Skills',
          each(skillGroups(person.skills, labels), ({ label, skills }) =>
            paragraph(bold(`${label}: `) + run(skills.join(', '))),
          ),
        ) +
        section('Languages', plain(the.languages(person))) +
        section('Projects', the.projects(person)) +
        section('Awards', the.awards(person)) +
        section('Volunteer Experience', the.volunteering(person)),
    ),
}

/** No list signs: whether the first paragraph of a job describes it is told by its wording alone. */
const noSigns: Layout<WordParts> = {
  name: 'no-signs',
  page: (person) => {
    const span = period(month.long, ' to ', 'present')
    return word(
      the.title(person) +
        each(contacts(person), (one) => plain(one)) +
        section('PROFILE', plain(person.professional_summary)) +
        section(
          'CAREER HISTORY',
          each(
            person.work_experience,
            (job) =>
              paragraph(bold(`${job.position}, ${job.company}`), { before: 120 }) +
              plain(`${job.location}, ${span(job)}`) +
              plain(job.description) +
              each(job.achievements, (achievement) => plain(achievement)),
          ),
        ) +
        section(
          'EDUCATION',
          each(
            person.education,
            (school) =>
              paragraph(bold(degreeIn(school))) +
              plain(
                joined(
                  ', ',
                  school.institution,
                  school.location,
                  school.graduation_date && month.long(school.graduation_date),
                ),
              ) +
              plain(marks(school)),
          ),
        ) +
        section('CERTIFICATIONS', the.certifications(person, month.long)) +
        section(
          'KEY SKILLS',
          each(everySkill(person.skills), (skill) => plain(skill)),
        ) +
        section(
          'LANGUAGES',
          each(person.languages_spoken, (one) => plain(`${one.language}: ${one.proficiency}`)),
        ) +
        section('PROJECTS', the.projects(person)) +
        section('AWARDS', the.awards(person, month.long)) +
        section('VOLUNTEERING', the.volunteering(person, span)),
      { font: 'Times New Roman' },
    )
  },
}

/** Each fact on a line of its own behind its label. */
const labeled: Layout<WordParts> = {
  name: 'labeled',
  page: (person) => {
    const info = person.personal_info
    const span = period(month.long, ' to ', 'till date')
    const fact = (label: string, value: string | null) =>
      value ? paragraph(bold(`${label}: `) + run(value), { tabs: [['left', 2200]] }) : ''
    return word(
      paragraph(run('RESUME', { bold: true, size: 28 }), { align: 'center' }) +
        fact('Name', info.full_name) +
        fact('Mobile', info.phone) +
        fact('Email', info.email) +
        fact('Location', info.location) +
        fact('LinkedIn', info.linkedin) +
        fact('Website', info.website) +
        section('Career Objective', plain(person.professional_summary)) +
        section(
          'Employment Details',
          each(
            person.work_experience,
            (job) =>
              fact('Employer', job.company) +
              fact('Designation', job.position) +
              fact('Place', job.location) +
              fact('Duration', span(job)) +
              (job.description ? fact('About', job.description) : '') +
              (job.achievements.length > 0 ? paragraph(bold('Responsibilities:')) : '') +
              the.achievements({ ...job, description: null }),
          ),
        ) +
        section(
          'Educational Qualification',
          each(
            person.education,
            (school) =>
              fact('Degree', degreeIn(school)) +
              fact('Institute', school.institution) +
              fact('Place', school.location) +
              fact('Completed', school.graduation_date && month.long(school.graduation_date)) +
              fact('Score', school.gpa) +
              fact('Honors', school.honors),
          ),
        ) +
        section(
          'Professional Certifications',
          each(
            person.certifications,
            (one) =>
              fact('Certificate', one.name) +
              fact('Issued by', one.issuer) +
              fact('Date', one.date && month.long(one.date)) +
              fact('Number', one.credential_id),
          ),
        ) +
        section('Skills', plain(everySkill(person.skills).join(', '))) +
        section('Languages Known', plain(the.languages(person))) +
        section('Projects', the.projects(person)) +
        section('Achievements', the.awards(person, month.long)) +
        section('Voluntary Work', the.volunteering(person, span)),
    )
  },
}

/** Dates at the left, everything else at a hanging indent. */
const hangingDates: Layout<WordParts> = {
  name: 'hanging-dates',
  shows: noCredentialIds,
  page: (person) => {
    const span = period(month.slashed, ' - ', 'ongoing')
    const look = { indent: 2300, hanging: 2300, tabs: [['left', 2300] as ['left', number]] }
    const row = (date: string, runs: string) => paragraph(run(date) + tab + runs, look)
    const under = (text: string | null) => plain(text, { indent: 2300 })
    return word(
      the.title(person, 'center') +
        plain(contacts(person).join('  •  '), { align: 'center' }) +
        section('Summary', plain(person.professional_summary)) +
        section(
          'Professional experience',
          each(
            person.work_experience,
            (job) =>
              row(span(job), bold(job.position ?? '')) +
              under(joined(', ', job.company, job.location)) +
              under(job.description) +
              each(job.achievements, (achievement) => under(`- ${achievement}`)),
          ),
        ) +
        section(
          'Education and training',
          each(
            person.education,
            (school) =>
              row(school.graduation_date ? month.slashed(school.graduation_date) : '', bold(degreeComma(school))) +
              under(joined(', ', school.institution, school.location)) +
              under(marks(school)),
          ),
        ) +
        section(
          'Certificates',
          each(person.certifications, (one) =>
            row(one.date ? month.slashed(one.date) : '', run(joined(', ', one.name, one.issuer))),
          ),
        ) +
        section(
          'Awards',
          each(
            person.awards,
            (one) =>
              row(one.date ? month.slashed(one.date) : '', run(joined(', ', one.title, one.issuer))) +
              under(one.description),
          ),
        ) +
        section(
          'Volunteering',
          each(
            person.volunteer_experience,
            (one) => row(span(one), bold(one.role ?? '')) + under(one.organization) + under(one.description),
          ),
        ) +
        section('Computer and accounting skills', plain(everySkill(person.skills).join(', '))) +
        section('Languages', plain(the.languages(person))) +
        section('Projects', the.projects(person)),
      { font: 'Times New Roman' },
    )
  },
}

export const flowing = [rightDates, noSigns, labeled, hangingDates]

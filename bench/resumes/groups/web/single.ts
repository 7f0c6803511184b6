import { month, period } from '../dates.ts'
import type { Layout } from '../resume.ts'
import { all, noCredentialIds, noSummary, townsOnly, without } from '../shows.ts'
import { bare, byCompany, contacts, degreeComma, degreeIn, everySkill, joined, skillGroups } from '../texts.ts'
import * as the from './pieces.ts'
import { each, labels, name, page, section } from './pieces.ts'

/** A town alone behind each company and each school. */
const townBehind: Layout<string> = {
  name: 'town-behind',
  shows: all(townsOnly, noCredentialIds),
  page: (person) => {
    const span = period(month.long, ' – ', 'present')
    return page(
      "body{font-family:'Liberation Serif';font-size:10.5pt} h2{border-bottom:1px solid #333;font-variant:small-caps} h1{text-align:center} .contact{text-align:center}",
      `${name(person)}<div class="contact">${contacts(person).join(' • ')}</div>${section('Summary', the.paragraph(person.professional_summary))}
      ${section(
        'Professional Experience',
        each(
          person.work_experience,
          (job) =>
            `<div class="entry"><div class="between"><span><b>${job.company}</b>, ${job.location}</span><span>${span(job)}</span></div><i>${job.position}</i>${the.paragraph(job.description)}${the.bullets(job.achievements)}</div>`,
        ),
      )}
      ${section(
        'Education',
        each(
          person.education,
          (school) =>
            `<div class="between"><span><b>${school.institution}</b>, ${school.location}</span><span>${school.graduation_date && month.long(school.graduation_date)}</span></div><div>${joined('; ', degreeIn(school), school.honors, school.gpa && `GPA: ${school.gpa}`)}</div>`,
        ),
      )}
      ${section(
        'Certifications',
        each(
          person.certifications,
          (one) =>
            `<div class="between"><span>${one.name}, ${one.issuer}</span><span>${one.date && month.long(one.date)}</span></div>`,
        ),
      )}
      ${section('Skills', everySkill(person.skills).join('; '))}${section('Languages', the.languages(person).join('; '))}
      ${section('Projects', the.projects(person))}${section('Awards', the.awards(person, month.long))}${section('Volunteer Work', the.volunteering(person, span))}`,
    )
  },
}

/** One company over all the roles held there. */
const rolesStacked: Layout<string> = {
  name: 'roles-stacked',
  page: (person) =>
    page(
      '.role{border-left:3px solid #c86b3c;padding-left:8pt;margin:3pt 0 6pt} h2{text-transform:uppercase;letter-spacing:1.5px;color:#c86b3c;font-size:10.5pt}',
      `${name(person)}<div>${joined(' / ', ...contacts(person))}</div>${section('In brief', the.paragraph(person.professional_summary))}
      ${section(
        'Experience',
        each(
          byCompany(person.work_experience),
          (jobs) =>
            `<div class="entry"><b style="font-size:11pt">${jobs[0]?.company}</b> <span class="soft">${jobs[0]?.location}</span>${each(
              jobs,
              (job) =>
                `<div class="role"><div class="between"><b>${job.position}</b><span>${the.when(job)}</span></div>${the.paragraph(job.description)}${the.bullets(job.achievements)}</div>`,
            )}</div>`,
        ),
      )}
      ${section(
        'Education',
        each(
          person.education,
          (school) =>
            `<div class="entry"><b>${school.institution}</b> <span class="soft">${school.location}</span><div class="role"><div class="between"><span>${degreeComma(school)}</span><span>${school.graduation_date && month.short(school.graduation_date)}</span></div>${the.extras(school)}</div></div>`,
        ),
      )}
      ${section('Certification', the.certifications(person))}
      ${section(
        'Competencies',
        each(
          skillGroups(person.skills, labels),
          ({ label, skills }) => `<div><b>${label}:</b> ${skills.join(', ')}</div>`,
        ),
      )}
      ${section('Languages', the.languages(person).join(', '))}${section('Projects', the.projects(person))}${section('Awards', the.awards(person))}${section('Community', the.volunteering(person))}`,
    ),
}

/** Every line in the middle of the page. */
const centered: Layout<string> = {
  name: 'centered',
  shows: noSummary,
  page: (person) => {
    const span = period(month.comma, ' through ', 'the present')
    return page(
      "body{text-align:center;font-family:'Liberation Serif';font-size:10.5pt} h1{font-weight:400;letter-spacing:3px;text-transform:uppercase} h2{font-style:italic;font-weight:400} .deed{margin:1pt 40pt}",
      `${name(person)}<div>${contacts(person).join(' ~ ')}</div>
      ${section(
        'Experience',
        each(
          person.work_experience,
          (job) =>
            `<div class="entry"><b>${job.company}</b><div>${job.location}</div><div>${job.position}</div><div>${span(job)}</div>${the.paragraph(job.description)}${each(job.achievements, (deed) => `<div class="deed">• ${deed}</div>`)}</div>`,
        ),
      )}
      ${section(
        'Education',
        each(
          person.education,
          (school) =>
            `<div class="entry"><b>${school.institution}</b><div>${school.location}</div><div>${degreeIn(school)}</div><div>${school.graduation_date && month.comma(school.graduation_date)}</div>${the.extras(school)}</div>`,
        ),
      )}
      ${section(
        'Certifications',
        each(
          person.certifications,
          (one) =>
            `<div>${joined(' ~ ', one.name, one.issuer, one.date && month.comma(one.date), one.credential_id)}</div>`,
        ),
      )}
      ${section('Skills', everySkill(person.skills).join(' ~ '))}${section('Languages', the.languages(person).join(' ~ '))}
      ${section(
        'Projects',
        each(person.projects, (one) => `<div><b>${one.name}</b></div><div class="deed">${one.description}</div>`),
      )}
      ${section(
        'Awards',
        each(
          person.awards,
          (one) =>
            `<div>${joined(' ~ ', one.title, one.issuer, one.date && month.comma(one.date))}</div>${the.paragraph(one.description)}`,
        ),
      )}
      ${section(
        'Volunteering',
        each(
          person.volunteer_experience,
          (one) =>
            `<div><b>${one.organization}</b></div><div>${one.role}</div><div>${span(one)}</div>${the.paragraph(one.description)}`,
        ),
      )}`,
    )
  },
}

/** A form with personal data that no profile holds, and references with the phone numbers of others. */
const biodata: Layout<string> = {
  name: 'biodata',
  page: (person) => {
    const info = person.personal_info
    const field = (label: string, value: string | null | undefined) =>
      value ? `<tr><td style="width:30%">${label}</td><td style="width:3%">:</td><td>${value}</td></tr>` : ''
    return page(
      'h1{font-size:14pt} h2{background:#ddd;padding:2pt 5pt;font-size:10.5pt;text-transform:uppercase}',
      `${section('Personal information', `<table>${field('Name', info.full_name)}${field('Address', info.location)}${field('Contact number', info.phone)}${field('Email address', info.email)}${field('LinkedIn', bare(info.linkedin))}${field('Website', bare(info.website))}${field('Date of birth', 'June 4, 1992')}${field('Civil status', 'Single')}</table>`)}
      ${section('Objective', the.paragraph(person.professional_summary))}
      ${section(
        'Educational attainment',
        each(
          person.education,
          (school) =>
            `<table class="entry">${field('School', school.institution)}${field('Place', school.location)}${field('Course', degreeIn(school))}${field('Year graduated', school.graduation_date && month.long(school.graduation_date))}${field('Grade', school.gpa)}${field('Honors', school.honors)}</table>`,
        ),
      )}
      ${section(
        'Work experience',
        each(
          person.work_experience,
          (job) =>
            `<table class="entry">${field('Company', job.company)}${field('Position', job.position)}${field('Place', job.location)}${field('Inclusive dates', period(month.long, ' to ', 'present')(job))}</table>${the.paragraph(job.description)}${the.bullets(job.achievements)}`,
        ),
      )}
      ${section('Trainings and certificates', the.certifications(person, month.long))}${section('Special skills', the.bullets(everySkill(person.skills)))}
      ${section('Languages spoken', the.languages(person).join(', '))}${section('Projects', the.projects(person))}${section('Awards received', the.awards(person, month.long))}${section('Civic activities', the.volunteering(person, period(month.long, ' to ', 'present')))}
      ${section('Character references', '<div>Mr. Bernard Okafor-Hale, Partner, Tallow & Birch CPAs, +1 (802) 555-0119</div><div>Ms. Ingrid Solberg, Controller, Fjordline Foods, ingrid.solberg@fjordline.example</div>')}`,
    )
  },
}

/** Headings as in a conversation, and entries divided by slashes. */
const informal: Layout<string> = {
  name: 'informal',
  shows: without('volunteer_experience'),
  page: (person) => {
    const span = period(month.yearFirst, ' → ', 'now')
    const line = (...texts: (string | null | undefined)[]) => joined(' / ', ...texts)
    return page(
      "body{font-family:'Liberation Mono';font-size:8.8pt} h1{font-size:17pt} h2{font-size:10.5pt;color:#d1495b}",
      `${name(person)}<div>${line(...contacts(person))}</div>${the.paragraph(person.professional_summary)}
      ${section(
        "where i've worked",
        each(
          person.work_experience,
          (job) =>
            `<div class="entry"><b>${line(job.position, job.company, job.location)}</b><div>${span(job)}</div>${the.paragraph(job.description)}${the.signed('*')(job.achievements)}</div>`,
        ),
      )}
      ${section(
        'where i studied',
        each(
          person.education,
          (school) =>
            `<div class="entry"><b>${line(degreeIn(school), school.institution, school.location)}</b><div>${line(school.graduation_date && month.yearFirst(school.graduation_date), school.gpa && `gpa ${school.gpa}`, school.honors)}</div></div>`,
        ),
      )}
      ${section(
        'papers i hold',
        each(
          person.certifications,
          (one) => `<div>${line(one.name, one.issuer, one.date && month.yearFirst(one.date), one.credential_id)}</div>`,
        ),
      )}
      ${section('things i know', everySkill(person.skills).join(' / '))}${section('languages i speak', the.languages(person).join(' / '))}
      ${section("things i've built", the.projects(person))}${section(
        'nice things people gave me',
        each(
          person.awards,
          (one) =>
            `<div>${line(one.title, one.issuer, one.date && month.yearFirst(one.date))}</div>${the.paragraph(one.description)}`,
        ),
      )}`,
    )
  },
}

export const single = [townBehind, rolesStacked, centered, biodata, informal]

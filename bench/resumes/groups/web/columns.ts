import { month, period } from '../dates.ts'
import type { Layout } from '../resume.ts'
import { noCredentialIds, yearsOnly } from '../shows.ts'
import { contacts, degreeComma, degreeIn, everySkill, joined, marks, numbered, skillGroups } from '../texts.ts'
import * as the from './pieces.ts'
import { each, labels, name, page, section } from './pieces.ts'

/** A dark panel with contacts and lists; the career as a timeline beside it. */
const darkPanel: Layout<string> = {
  name: 'dark-panel',
  page: (person) => {
    const initials = (person.personal_info.full_name ?? '').split(' ').map((part) => part[0])
    return page(
      '.page{display:flex;min-height:250mm} .panel{width:31%;background:#22313f;color:#fff;padding:14pt} .panel h2{color:#8fd3c8;font-size:10.5pt} .panel a{color:#fff} .disc{width:52pt;height:52pt;border-radius:50%;background:#8fd3c8;color:#22313f;font:bold 18pt/52pt "Liberation Sans";text-align:center} .main{flex:1;padding:14pt} .line{border-left:2px solid #8fd3c8;padding-left:10pt} .panel{overflow-wrap:anywhere} .bar{height:3pt;background:#8fd3c8;margin-bottom:4pt}',
      `<div class="page"><div class="panel"><div class="disc">${initials.join('')}</div>
      ${section('Contact', each([person.personal_info.phone, person.personal_info.email, person.personal_info.location], (one) => `<p>${one}</p>`) + the.linked(person))}
      ${section(
        'Toolkit',
        each(
          everySkill(person.skills),
          (skill, index) => `<div>${skill}</div><div class="bar" style="width:${60 + ((index * 17) % 40)}%"></div>`,
        ),
      )}
      ${section(
        'Languages',
        each(
          person.languages_spoken,
          (one) => `<div>${one.language}</div><div style="font-size:8pt">${one.proficiency}</div>`,
        ),
      )}
      ${section(
        'Credentials',
        each(
          person.certifications,
          (one) =>
            `<p><b>${one.name}</b><br>${joined('<br>', one.issuer, joined(' · ', one.date && month.short(one.date), one.credential_id))}</p>`,
        ),
      )}
      </div><div class="main">${name(person)}<div class="soft">${person.work_experience[0]?.position}</div>
      ${section('Profile', the.paragraph(person.professional_summary))}
      ${section(
        'Career',
        `<div class="line">${each(
          person.work_experience,
          (job) =>
            `<div class="entry"><div class="soft">${the.when(job)}</div><b>${job.position}</b><div>${job.company}, ${job.location}</div>${the.paragraph(job.description)}${the.bullets(job.achievements)}</div>`,
        )}</div>`,
      )}
      ${section('Education', `<div class="line">${each(person.education, (school) => `<div class="entry"><div class="soft">${school.graduation_date && month.short(school.graduation_date)}</div><b>${degreeIn(school)}</b><div>${school.institution}, ${school.location}</div>${the.extras(school)}</div>`)}</div>`)}
      ${section('Side projects', the.projects(person))}${section('Recognition', the.awards(person))}${section('Giving back', the.volunteering(person))}</div></div>`,
    )
  },
}

/** Dates in a rail at the left, the two ends of a period under each other. */
const dateRail: Layout<string> = {
  name: 'date-rail',
  page: (person) => {
    const row = (left: string, right: string) =>
      `<div class="entry" style="display:flex"><div class="rail">${left}</div><div style="flex:1">${right}</div></div>`
    const span = period(month.short, '<br>to ', 'today')
    return page(
      '.rail{width:62pt;flex:none;color:#777;font-size:8.5pt} h2{margin-left:62pt;border-bottom:1px dotted #777}',
      `<div style="margin-left:62pt">${name(person)}${each(contacts(person), (one) => `<div>${one}</div>`)}</div>
      ${section('Summary', person.professional_summary ? row('', person.professional_summary) : '')}
      ${section(
        'Employment',
        each(person.work_experience, (job) =>
          row(
            span(job),
            `<b>${job.position}</b><div>${job.company} (${job.location})</div>${the.paragraph(job.description)}${the.bullets(job.achievements)}`,
          ),
        ),
      )}
      ${section(
        'Education',
        each(person.education, (school) =>
          row(
            school.graduation_date ? month.short(school.graduation_date) : '',
            `<b>${degreeIn(school)}</b><div>${school.institution} (${school.location})</div>${the.extras(school)}`,
          ),
        ),
      )}
      ${section(
        'Certificates',
        each(person.certifications, (one) =>
          row(
            one.date ? month.short(one.date) : '',
            `<b>${one.name}</b><div>${joined(', ', one.issuer, numbered(one, 'license '))}</div>`,
          ),
        ),
      )}
      ${section(
        'Awards',
        each(person.awards, (one) =>
          row(
            one.date ? month.short(one.date) : '',
            `<b>${one.title}</b><div>${one.issuer}</div>${the.paragraph(one.description)}`,
          ),
        ),
      )}
      ${section(
        'Volunteering',
        each(person.volunteer_experience, (one) =>
          row(span(one), `<b>${one.role}</b><div>${one.organization}</div>${the.paragraph(one.description)}`),
        ),
      )}
      ${section('Skills', row('', everySkill(person.skills).join(', ')))}${section('Languages', row('', the.languages(person, ': ', '').join(', ')))}${section(
        'Projects',
        each(person.projects, (one) => row('', `<b>${one.name}</b>. ${one.description}`)),
      )}`,
    )
  },
}

/** A narrow column at the right in which names and skills break over lines. */
const narrowRight: Layout<string> = {
  name: 'narrow-right',
  page: (person) =>
    page(
      '.page{display:flex;gap:14pt} .wide{flex:1} .narrow{width:22%;font-size:8pt;border-left:1px solid #aaa;padding-left:9pt} .narrow h2{font-size:9.5pt} .narrow p{margin-bottom:5pt}',
      `<div class="page"><div class="wide">${name(person)}${section('Profile', the.paragraph(person.professional_summary))}
      ${section(
        'Professional background',
        each(
          person.work_experience,
          (job) =>
            `<div class="entry"><div><b>${job.company}</b> – ${job.location}</div><div class="between"><i>${job.position}</i><span>${the.when(job)}</span></div>${the.paragraph(job.description)}${the.bullets(job.achievements)}</div>`,
        ),
      )}
      ${section('Projects', the.projects(person))}${section('Volunteering', the.volunteering(person))}</div>
      <div class="narrow">${section(
        'Contact',
        each(contacts(person), (one) => `<p style="overflow-wrap:anywhere">${one}</p>`),
      )}
      ${section(
        'Studies',
        each(
          person.education,
          (school) =>
            `<p><b>${degreeIn(school)}</b><br>${school.institution}<br>${school.location}<br>${school.graduation_date && month.short(school.graduation_date)}${marks(school) ? `<br>${marks(school)}` : ''}</p>`,
        ),
      )}
      ${section(
        'Certified',
        each(
          person.certifications,
          (one) =>
            `<p><b>${one.name}</b><br>${joined('<br>', one.issuer, one.date && month.short(one.date), numbered(one, '#'))}</p>`,
        ),
      )}
      ${section(
        'Skills',
        each(everySkill(person.skills), (skill) => `<div>${skill}</div>`),
      )}
      ${section(
        'Languages',
        each(the.languages(person, ', ', ''), (one) => `<div>${one}</div>`),
      )}${section(
        'Awards',
        each(
          person.awards,
          (one) =>
            `<p><b>${one.title}</b><br>${joined('<br>', one.issuer, one.date && month.short(one.date), one.description)}</p>`,
        ),
      )}</div></div>`,
    ),
}

/** Two columns as in a newspaper: sections run on from one to the other. */
const newspaper: Layout<string> = {
  name: 'newspaper',
  shows: noCredentialIds,
  page: (person) => {
    const span = period(month.dotted, ' - ', 'now')
    return page(
      "body{font-family:'Liberation Serif'} .head{border-bottom:3px double #222;text-align:center;padding-bottom:5pt;margin-bottom:8pt} .columns{column-count:2;column-gap:18pt;column-fill:auto;height:228mm} h2{text-transform:uppercase;font-size:10.5pt}",
      `<div class="head">${name(person)}<div>${contacts(person).join(' – ')}</div></div><div class="columns">
      ${section('Objective', the.paragraph(person.professional_summary))}
      ${section(
        'Positions held',
        each(
          person.work_experience,
          (job) =>
            `<div class="entry"><b>${job.position}</b>, ${span(job)}<br><i>${job.company}, ${job.location}</i>${the.paragraph(job.description)}${the.signed('–')(job.achievements)}</div>`,
        ),
      )}
      ${section(
        'Schooling',
        each(
          person.education,
          (school) =>
            `<div class="entry"><b>${degreeComma(school)}</b>, ${school.graduation_date && month.dotted(school.graduation_date)}<br><i>${school.institution}, ${school.location}</i>${the.extras(school)}</div>`,
        ),
      )}
      ${section(
        'Certificates',
        each(
          person.certifications,
          (one) => `<div>${joined(', ', one.name, one.issuer, one.date && month.dotted(one.date))}</div>`,
        ),
      )}
      ${section('Abilities', everySkill(person.skills).join(', '))}${section('Languages', the.languages(person).join(', '))}
      ${section('Projects', the.projects(person))}${section('Prizes', the.awards(person, month.dotted))}${section('Voluntary work', the.volunteering(person, span))}</div>`,
    )
  },
}

/** Headings in a column of their own, years alone. */
const sideHeadings: Layout<string> = {
  name: 'side-headings',
  shows: yearsOnly,
  page: (person) => {
    const span = period((date) => date, '–', 'present')
    const row = (heading: string, body: string) =>
      body ? `<tr><td class="side">${heading}</td><td>${body}</td></tr>` : ''
    return page(
      '.side{width:23%;text-align:right;padding:0 12pt 10pt 0;color:#a1262f;text-transform:uppercase;font-size:8.5pt;letter-spacing:.5px} td{padding-bottom:10pt} tr{break-inside:avoid}',
      `<table><tr><td class="side"></td><td>${name(person)}${each(contacts(person), (one) => `<span style="margin-right:10pt">${one}</span>`)}</td></tr>
      ${row('Summary', person.professional_summary ?? '')}
      ${row(
        'Experience',
        each(
          person.work_experience,
          (job) =>
            `<div class="entry"><b>${job.position}</b>, ${job.company}, ${job.location} <span class="soft">(${span(job)})</span>${the.paragraph(job.description)}${the.bullets(job.achievements)}</div>`,
        ),
      )}
      ${row(
        'Education',
        each(
          person.education,
          (school) =>
            `<div>${school.graduation_date}: ${degreeIn(school)}, ${school.institution}, ${school.location}${marks(school) ? ` (${marks(school)})` : ''}</div>`,
        ),
      )}
      ${row(
        'Certifications',
        each(
          person.certifications,
          (one) => `<div>${one.date}: ${joined(', ', one.name, one.issuer, numbered(one, 'no. '))}</div>`,
        ),
      )}
      ${row(
        'Skills',
        each(skillGroups(person.skills, labels), ({ label, skills }) => `<div>${label}: ${skills.join(', ')}</div>`),
      )}
      ${row('Languages', the.languages(person).join(', '))}${row('Awards', the.awards(person))}${row('Projects', the.projects(person))}${row('Volunteering', the.volunteering(person, span))}</table>`,
    )
  },
}

export const columns = [darkPanel, dateRail, narrowRight, newspaper, sideHeadings]

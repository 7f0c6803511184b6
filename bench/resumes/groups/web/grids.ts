import { month, period } from '../dates.ts'
import type { Layout } from '../resume.ts'
import { without } from '../shows.ts'
import { bare, contacts, degreeIn, everySkill, joined, marks, numbered, skillGroups } from '../texts.ts'
import * as the from './pieces.ts'
import { each, labels, name, page, section } from './pieces.ts'

/** Ruled tables of three columns for everything that has a date. */
const ledgerTable: Layout<string> = {
  name: 'ledger-table',
  page: (person) => {
    const span = period(month.slashed, ' – ', 'Present')
    const table = (heads: string[], rows: string[][]) =>
      `<table><tr>${each(heads, (head) => `<th>${head}</th>`)}</tr>${each(rows, (cells) => `<tr>${each(cells, (cell) => `<td>${cell}</td>`)}</tr>`)}</table>`
    return page(
      'td,th{border:1px solid #555;padding:3pt 5pt} td:first-child,th:first-child{width:17%} td:nth-child(2),th:nth-child(2){width:31%} th{background:#e8e8e8}',
      `${name(person)}<div>${contacts(person).join(' | ')}</div>
      ${section('Profile', the.paragraph(person.professional_summary))}
      ${section(
        'Work Experience',
        table(
          ['Period', 'Employer and position', 'Responsibilities'],
          person.work_experience.map((job) => [
            span(job),
            `<b>${job.company}</b><br>${job.position}<br>${job.location}`,
            the.paragraph(job.description) + the.bullets(job.achievements),
          ]),
        ),
      )}
      ${section(
        'Education',
        table(
          ['Completed', 'School', 'Degree'],
          person.education.map((school) => [
            school.graduation_date ? month.slashed(school.graduation_date) : '',
            `${school.institution}, ${school.location}`,
            degreeIn(school) + the.extras(school),
          ]),
        ),
      )}
      ${section(
        'Certificates',
        table(
          ['Date', 'Certificate', 'Issued by'],
          person.certifications.map((one) => [
            one.date ? month.slashed(one.date) : '',
            joined(' ', one.name, numbered(one, 'No. ')),
            one.issuer ?? '',
          ]),
        ),
      )}
      ${section('Skills', the.bullets(everySkill(person.skills)))}${section('Languages', the.languages(person).join(', '))}
      ${section('Projects', the.projects(person))}${section('Awards', the.awards(person))}${section('Volunteering', the.volunteering(person))}`,
    )
  },
}

/** Certificates as cards, three side by side; skills as chips. */
const certificateCards: Layout<string> = {
  name: 'certificate-cards',
  page: (person) =>
    page(
      '.cards{display:grid;grid-template-columns:repeat(3,1fr);gap:7pt} .card{border:1px solid #b9c4d0;border-radius:5pt;padding:6pt;font-size:8.5pt} .chip{display:inline-block;background:#e6eef7;border-radius:9pt;padding:1pt 8pt;margin:0 4pt 4pt 0} h2{color:#1b4f8f}',
      `<div class="between"><div>${name(person)}<div class="soft">${person.personal_info.location}</div></div><div>${person.personal_info.email}<br>${person.personal_info.phone}<br>${the.linked(person)}</div></div>
      ${section('About', the.paragraph(person.professional_summary))}
      ${section(
        'Certifications & Licenses',
        person.certifications.length > 0
          ? `<div class="cards">${each(
              person.certifications,
              (one) =>
                `<div class="card"><b>${one.name}</b><div>${one.issuer}</div><div class="soft">Issued ${one.date && month.short(one.date)}</div>${one.credential_id ? `<div class="soft">ID ${one.credential_id}</div>` : ''}</div>`,
            )}</div>`
          : '',
      )}
      ${section(
        'Experience',
        each(
          person.work_experience,
          (job) =>
            `<div class="entry"><b>${job.position}</b><div class="soft">${job.company} · ${job.location} · ${the.when(job)}</div>${the.paragraph(job.description)}${the.bullets(job.achievements)}</div>`,
        ),
      )}
      ${section(
        'Skills',
        each(
          skillGroups(person.skills, labels),
          ({ label, skills }) =>
            `<div><b>${label}</b></div><div>${each(skills, (skill) => `<span class="chip">${skill}</span>`)}</div>`,
        ),
      )}
      ${section(
        'Education',
        each(
          person.education,
          (school) =>
            `<div class="entry"><b>${degreeIn(school)}</b><div class="soft">${joined(' · ', school.institution, school.location, school.graduation_date && month.short(school.graduation_date))}</div>${the.extras(school)}</div>`,
        ),
      )}
      ${section(
        'Languages',
        each(the.languages(person, ' – ', ''), (one) => `<span class="chip">${one}</span>`),
      )}
      ${section('Projects', the.projects(person))}${section('Awards', the.awards(person))}${section('Volunteering', the.volunteering(person))}`,
    ),
}

/** A band over the page with contacts in boxes; short sections in pairs. */
const bandAndPairs: Layout<string> = {
  name: 'band-and-pairs',
  page: (person) => {
    const info = person.personal_info
    const pair = (left: string, right: string) => `<div class="pair"><div>${left}</div><div>${right}</div></div>`
    return page(
      '.band{background:#3d2b56;color:#fff;padding:12pt} .band a{color:#fff} .boxes{display:grid;grid-template-columns:repeat(3,1fr);gap:6pt;margin-top:6pt;font-size:8.5pt} .boxes b{display:block;color:#cdbbe8;font-size:7.5pt;text-transform:uppercase} .pair{display:grid;grid-template-columns:1fr 1fr;gap:16pt} h2{color:#3d2b56}',
      `<div class="band">${name(person)}<div class="boxes"><div><b>Phone</b>${info.phone}</div><div><b>Email</b>${info.email}</div><div><b>Based in</b>${info.location}</div>${info.linkedin ? `<div><b>LinkedIn</b>${bare(info.linkedin)}</div>` : ''}${info.website ? `<div><b>Website</b>${bare(info.website)}</div>` : ''}</div></div>
      ${pair(section('Who I am', the.paragraph(person.professional_summary)), section('What I work with', the.bullets(everySkill(person.skills))))}
      ${section(
        'Work history',
        each(
          person.work_experience,
          (job) =>
            `<div class="entry"><div class="between"><b>${job.company}</b><b>${the.when(job)}</b></div><div class="between"><span>${job.position}</span><span>${job.location}</span></div>${the.paragraph(job.description)}${the.bullets(job.achievements)}</div>`,
        ),
      )}
      ${pair(
        section(
          'Education',
          each(
            person.education,
            (school) =>
              `<p><b>${degreeIn(school)}</b><br>${school.institution}<br>${school.location}, ${school.graduation_date && month.short(school.graduation_date)}${marks(school) ? `<br>${marks(school)}` : ''}</p>`,
          ),
        ),
        section(
          'Certificates',
          each(
            person.certifications,
            (one) =>
              `<p><b>${one.name}</b><br>${joined('<br>', one.issuer, one.date && month.short(one.date), numbered(one, 'Credential '))}</p>`,
          ),
        ),
      )}
      ${pair(
        section(
          'Languages',
          each(the.languages(person, ' – ', ''), (one) => `<div>${one}</div>`),
        ),
        section('Awards', the.awards(person)),
      )}
      ${pair(section('Projects', the.projects(person)), section('Volunteering', the.volunteering(person)))}`,
    )
  },
}

/** Figures in large type before the career: they belong to no section. */
const figuresFirst: Layout<string> = {
  name: 'figures-first',
  shows: without('projects'),
  page: (person) =>
    page(
      '.figures{display:flex;justify-content:space-around;margin:8pt 0;text-align:center} .figures b{display:block;font-size:20pt;color:#0b7a5b} h2{border-left:5px solid #0b7a5b;padding-left:6pt}',
      `<div class="between"><div>${name(person)}<div>${person.work_experience[0]?.position}</div></div><div style="text-align:right">${each(contacts(person), (one) => `<div>${one}</div>`)}</div></div>
      <div class="figures"><div><b>9+</b>years with US clients</div><div><b>40</b>states covered</div><div><b>100%</b>remote ready</div></div>
      ${section('Executive summary', the.paragraph(person.professional_summary))}
      ${section(
        'Work experience',
        each(
          person.work_experience,
          (job) =>
            `<div class="entry"><div class="between"><span><b>${job.position}</b> @ ${job.company}</span><span class="soft">${the.when(job)}</span></div><div class="soft">${job.location}</div>${the.paragraph(job.description)}${the.signed('✓')(job.achievements)}</div>`,
        ),
      )}
      ${section(
        'Education',
        each(
          person.education,
          (school) =>
            `<div class="between"><span><b>${degreeIn(school)}</b> @ ${school.institution}</span><span class="soft">${school.graduation_date && month.short(school.graduation_date)}</span></div><div class="soft">${school.location}</div>${the.extras(school)}`,
        ),
      )}
      ${section('Certifications', `<table>${each(person.certifications, (one) => `<tr><td>${one.name}</td><td>${one.issuer}</td><td>${one.date && month.short(one.date)}</td><td>${one.credential_id ?? ''}</td></tr>`)}</table>`)}
      ${section('Skills', `<div style="column-count:3">${each(everySkill(person.skills), (skill) => `<div>${skill}</div>`)}</div>`)}
      ${section('Languages', the.languages(person).join(' · '))}${section('Awards', the.awards(person))}${section('Volunteering', the.volunteering(person))}`,
    ),
}

export const grids = [ledgerTable, certificateCards, bandAndPairs, figuresFirst]

import type { Layout } from '../resume.ts'
import { noCredentialIds, without, yearsOnly } from '../shows.ts'
import * as part from './parts.ts'
import { dates, type SectionName, words } from './wording.ts'

/* Which parts stand where, and how they look: HTML that Chromium prints. */

const base = `*{box-sizing:border-box} body{font:10pt/1.35 'Liberation Sans';margin:0;color:#222} h1{font-size:22pt;margin:0} h2{font-size:12.5pt;margin:12pt 0 4pt}
h3{font-size:10.5pt;margin:6pt 0 0} p{margin:2pt 0} ul{margin:2pt 0;padding-left:14pt} .row{display:flex;justify-content:space-between} .job{margin-bottom:7pt} .muted{color:#666}
table{border-collapse:collapse;width:100%} td{vertical-align:top;padding:2pt 6pt 2pt 0}`

const html = (css: string, body: string) => `<!doctype html><meta charset="utf-8"><style>${base}${css}</style>${body}`

type Style = Partial<part.Style> & Pick<Layout<string>, 'shows'> & { css?: string; order?: SectionName[] }

const usual: SectionName[] = [
  'summary',
  'experience',
  'education',
  'certifications',
  'skills',
  'projects',
  'awards',
  'volunteer',
  'languages',
]

const column = (name: string, { shows, ...style }: Style): Layout<string> => ({
  name,
  ...(shows && { shows }),
  page: (person) => {
    const whole = { ...part.plain, ...style }
    return html(
      style.css ?? '',
      whole.head(person, whole) + (style.order ?? usual).map((one) => part.section(one, person, whole)).join(''),
    )
  },
})

/** A colored column with contact and lists beside the career. */
const sidebar = (name: string, side: 'left' | 'right', style: Style): Layout<string> => ({
  name,
  page: (person) => {
    const whole = { ...part.plain, ...style }
    const aside: SectionName[] = ['contact', 'skills', 'languages', 'certifications', 'awards']
    const main: SectionName[] = ['summary', 'experience', 'education', 'projects', 'volunteer']
    const draw = (names: SectionName[]) => names.map((one) => part.section(one, person, whole)).join('')
    const parts = {
      aside: `<div class="aside">${draw(aside)}</div>`,
      main: `<div class="main"><h1>${person.personal_info.full_name}</h1>${draw(main)}</div>`,
    }
    const css = `.page{display:flex} .aside{width:32%;padding:10pt;background:#eef} .main{flex:1;padding:10pt} .aside ul{padding-left:10pt} .aside{overflow-wrap:anywhere}${style.css ?? ''}`
    return html(css, `<div class="page">${side === 'left' ? parts.aside + parts.main : parts.main + parts.aside}</div>`)
  },
})

/** Headings in the left margin of a table. */
const labeled = (name: string, style: Style): Layout<string> => ({
  name,
  page: (person) => {
    const whole = { ...part.plain, ...style }
    const rows = usual.flatMap((one) => {
      const body = part.bodyOf(one, person, whole)
      return body ? [`<tr><td style="width:24%"><b>${whole.words[one]}</b></td><td>${body}</td></tr>`] : []
    })
    return html(style.css ?? '', `${whole.head(person, whole)}<table>${rows.join('')}</table>`)
  },
})

const caps = 'h2{text-transform:uppercase}'
const serif = "body{font-family:'Liberation Serif'}"

export const layouts: Layout<string>[] = [
  column('us-classic', {
    css: `${serif} h1{text-align:center} .contact{text-align:center} h2{border-bottom:1px solid}`,
    job: part.companyFirst,
  }),
  column('firm-caps', {
    css: `${caps} .job b{text-transform:uppercase}`,
    job: part.titleFirst,
    dates: dates.long,
    words: words.firm,
  }),
  column('dates-first', {
    job: part.datesFirst,
    school: part.schoolDatesFirst,
    dates: dates.numeric,
    words: words.short,
  }),
  column('one-line-jobs', { job: part.oneLine, dates: dates.long, head: part.stackedHead, list: part.dashes }),
  column('spaced', {
    css: 'h1,h2{letter-spacing:.28em;text-transform:uppercase;font-weight:400}',
    job: part.titleFirst,
    skills: part.skillPills,
  }),
  column('small-caps', {
    css: `${serif} h1,h2{font-variant:small-caps}`,
    job: part.companyFirst,
    dates: dates.apostrophe,
    list: part.arrows,
  }),
  column('europass', {
    head: part.labeledHead,
    job: part.labeledJob,
    dates: dates.daily,
    words: words.europass,
    css: '.muted{color:#000}',
  }),
  column('linkedin', {
    head: part.stackedHead,
    job: part.stackedJob,
    dates: dates.withLength,
    words: words.linkedin,
    list: part.paragraphs,
    skills: part.skillLines,
    school: part.schoolStacked,
  }),
  column('ats-plain', {
    css: `body{font-family:'Liberation Mono';font-size:9pt} h1,h2,h3{font-size:9pt} ${caps}`,
    head: part.stackedHead,
    list: part.dashes,
    skills: part.skillLabels,
  }),
  column('no-headings', { css: 'h2{display:none}', job: part.companyFirst }),
  column('skills-first', {
    shows: without('projects', 'volunteer_experience'),
    order: ['summary', 'skills', 'awards', 'certifications', 'experience', 'education', 'languages'],
    job: part.titleFirst,
    words: words.functional,
    skills: part.skillGrid,
  }),
  column('no-bullets', { list: part.paragraphs, job: part.titleFirst, dates: dates.iso }),
  column('banded', {
    css: 'h2{background:#234;color:#fff;padding:3pt 6pt} h1{background:#234;color:#fff;padding:8pt}',
    job: part.tableJob,
    list: part.squares,
  }),
  column('ruled-table', {
    job: part.tableJob,
    css: 'td{border:1px solid #888;padding:3pt}',
    certification: part.certificationTable,
    shows: noCredentialIds,
    school: part.schoolTable,
    words: words.short,
  }),
  column('icons', {
    head: part.iconHead,
    css: 'h2:before{content:"\\25C6  "}',
    job: part.titleFirst,
    list: part.stars,
  }),
  column('hyphenated', { css: 'body{width:62%;hyphens:auto;text-align:justify}', job: part.stackedJob }),
  column('german-dates', { dates: dates.german, job: part.datesFirst, words: words.firm }),
  column('since', { dates: dates.since, job: part.oneLine, school: part.schoolStacked }),
  column('roles-in-bold', {
    job: part.pipes,
    dates: dates.long,
    school: part.schoolPipes,
    certification: part.certificationPipes,
    shows: noCredentialIds,
    skills: part.skillLabels,
  }),
  column('years-only', { shows: yearsOnly, dates: dates.years, job: part.companyFirst, words: words.firm }),
  sidebar('side-left', 'left', { job: part.titleFirst }),
  sidebar('side-left-dark', 'left', {
    job: part.companyFirst,
    css: '.aside{background:#123;color:#fff}',
    words: words.short,
    skills: part.skillBars,
    dates: dates.numeric,
  }),
  sidebar('side-right', 'right', { job: part.stackedJob, skills: part.skillLines, dates: dates.long }),
  sidebar('side-right-caps', 'right', {
    job: part.oneLine,
    css: `${caps} h2{letter-spacing:2px}`,
    words: words.firm,
    list: part.arrows,
  }),
  labeled('labels', { job: part.companyFirst }),
  labeled('labels-dates', {
    job: part.datesFirst,
    dates: dates.numeric,
    words: words.firm,
    skills: part.skillLabels,
  }),
  column('footer', {
    css: '@page{@bottom-center{content:"Page " counter(page) " of " counter(pages)} @top-right{content:"Curriculum Vitae"}} body{font-size:12pt}',
    job: part.titleFirst,
    skills: part.skillLabels,
  }),
  column('two-line', {
    job: part.twoLine,
    school: part.schoolTwoLine,
    head: part.splitHead,
    dates: dates.long,
    words: words.linkedin,
  }),
]

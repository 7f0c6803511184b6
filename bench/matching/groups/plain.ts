import { type Group, options, ways } from '../voice.ts'
import * as phrases from './plain-phrases.ts'
import { projects } from './plain-projects.ts'
import { titles } from './plain-titles.ts'

const us = (place: string, zone: string) => ({ place, zone, country: 'USA', isInUs: true })
const months = 'Jan. Feb. March April May June July Aug. Sept. Oct. Nov. Dec.'.split(' ')

export const plain: Group = {
  voice: {
    layout: 'bullets',
    endsWithPeriod: false,
    joiners: [', ', ' / ', ' + ', ' & ', ', '],
    telling: { words: 0.08, nowhere: 0.03, both: 0.02 },
    omits: 0.035,
    places: [
      us('Columbus, OH', 'America/New_York'),
      us('Tampa, FL', 'America/New_York'),
      us('Charlotte, NC', 'America/New_York'),
      us('Pittsburgh, PA', 'America/New_York'),
      us('Omaha, NE', 'America/Chicago'),
      us('San Antonio, TX', 'America/Chicago'),
      us('Milwaukee, WI', 'America/Chicago'),
      us('Boise, ID', 'America/Denver'),
      us('Albuquerque, NM', 'America/Denver'),
      us('Sacramento, CA', 'America/Los_Angeles'),
      us('Spokane, WA', 'America/Los_Angeles'),
    ],
    first: ways({
      USA: 'Karen | Todd | Denise | Marcus | Heather | Luis | Tanya | Greg | Priscilla | Walt | Jodi | Terrence | Amy | Doug | Shanice | Rick | Lori | Brent | Monique | Carl | Wendy | Andre | Beth | Hank',
    }),
    last: ways({
      USA: 'Kowalczyk | Hendricks | Boyd | Trujillo | Pruitt | Lang | Mayfield | Osborne | Whitaker | Delgado | Fenn | Stubbs | Yoder | Castellano | Ames | Greer | Nakamura | Tillman | Ruiz | Dombrowski | Vance | Holt',
    }),
    companies: options(
      'Hollis & Greer CPAs | Pruitt Outsourced Acctg. | Tri-County Bookkeeping | Lakeshore Advisory PLLC | Dunmore Group Inc. | Ketterman LLP | Summit Ridge Cos. | Bexley Partners | Harlan Bros. Inc. | Westlake Back Office | Mercer-Dunn CPAs | Cardinal Ledger Svcs. | Alder & Finch LLC | Prairie Accounting Co. | Self-employed | Rowan Mills Group',
    ),
    localCompanies: {},
    schools: ways({
      USA: 'Ohio Univ. | Cal State Fullerton | Univ. of Akron | Boise State | UT San Antonio | Univ. of South Florida | Valencia College',
    }),
    degrees: options('BS | BBA | AAS | MAcc | MBA'),
    titles,
    localTitles: [],
    localDuties: {},
    usClients: [],
    name: {
      software: phrases.software,
      form: phrases.form,
      service: phrases.serviceName,
      industry: phrases.industry,
      state: phrases.state,
      standard: phrases.standard,
    },
    duty: { service: phrases.serviceDuty, industry: phrases.industryDuty, standard: phrases.standardDuty },
    dutyIn: options(
      '{duty} ({x}) | {duty} in {x} | {x}: {duty} | {duty} – {x} | {duty}; {x} shop | {duty}, all in {x} | {duty} using {x} | {duty} (system: {x}) | {duty} on {x} | {duty} w/ {x} | {duty} via {x} | In {x}: {duty} | {duty} → {x}',
    ),
    dutyFor: options(
      '{duty} for {x} | {duty} ({x}) | {x}: {duty} | {duty} – clients: {x} | {duty} @ {x} | {duty} on behalf of {x} | For {x} – {duty}',
    ),
    listing: {
      software: options(
        'Systems: {x} | Daily in {x} | Power user: {x} | Worked in {x} | {x} – daily driver | Tech stack: {x} | Set up & ran {x} | Software used: {x} | Ledger/tools: {x} | {x} admin | Keyed & reported in {x} | Go-to in office for {x} | {x}, every day | Used {x} on my own files | Converted clients to {x}, then ran it | Hands-on {x}',
      ),
      form: options(
        '{x} – prep & e-file | Prepped {x} | Forms: {x} | Handled {x} start to finish | {x} | Filed {x} | Prep/review: {x} | Volume work on {x} | {x}, from source docs to filing | Returns/forms done: {x} | Season mix incl. {x} | Completed {x} | Sole preparer of {x} | {x} on my own',
      ),
      state: options(
        'Filed in {x} | State filings: {x} | Multi-state: {x} | SALT compliance: {x} | {x} filings | States filed: {x} | {x} compliance | Covered {x} | Registered & filed: {x} | Acct. access + filings in {x} | Nexus states handled: {x} | Filed all {x} paperwork',
      ),
      industry: options(
        'Clients: {x} | Book of {x} | Niche: {x} | Client base = {x} | Served {x} | Industry: {x} | Worked w/ {x} | Portfolio: {x} | Clientele – {x} | Accts.: {x} | Mostly {x} | {x} niche | Assigned to {x}',
      ),
      standard: options(
        'Applied {x} | Technical: {x} | {x} in practice | Reporting under {x} | Hands-on: {x} | {x} – applied | Books & rpts. per {x} | Work under {x} | {x} (real engagements) | Day-to-day {x} | Comfortable applying {x}; did so monthly',
      ),
    },
    guided: options(
      'Some {x} w/ supervisor’s help | Basic {x} – needed hand-holding | {x}: beginner, senior checked every entry | Learning {x} on the job, guided | Light {x}, step-by-step w/ lead | {x} w/ training wheels; reviewer redid half | Assisted on {x}, not solo | {x} under close supervision',
    ),
    notes: {
      course: options(
        'CPE: {x} webinar (2 hrs.) | Took {x} intro class, no live work yet | {x} – self-study course | CPE in {x} only; not used w/ clients | {x} cert. course in progress | {x}: classroom only | Lunch-&-learn on {x}',
      ),
      beside: options(
        'Sat w/ team that handled {x}; not my desk | {x} was done by another dept. | Passed docs to the {x} group | {x} outsourced – I only forwarded source docs | {x} handled by sister office | Co-workers did {x}, I did not | Coordinated w/ {x} folks, no hands-on',
      ),
      demo: options('Saw {x} demo; firm did not buy | Sat in on {x} sales demo | {x} pilot cancelled before go-live'),
      namesake: options('Reported to {x} Whitcomb, partner | Backed up {x} Mattingly on leave | Trained by {x} Osgood'),
      company: options(
        'Client: {x} Street Holdings | Acct. lead for {x} & Sons Inc. | Temp assignment at {x} Creek Partners',
      ),
      number: options(
        'Answered {x} client tickets in 2025 | {x} invoices backlog cleared | Moved office to Suite {x} | Scanned {x} files in archive project',
      ),
    },
    certificates: ways({
      'CPA active':
        'CPA, active @ State Board of Accountancy | CPA (lic. active) @ Ohio Accountancy Board | CPA @ Texas State Board | Certified Public Accountant – current @ State Board',
      'CPA inactive':
        'CPA – inactive status @ State Board of Accountancy | CPA (lapsed 2020) @ State Board | CPA, retired status @ State Board of Accountancy',
      'CPA passed':
        'CPA exam – all 4 parts passed, lic. pending @ NASBA | CPA exam complete (4/4), hrs. pending @ NASBA',
      'CPA candidate': 'CPA candidate, 2 of 4 parts @ NASBA | Sitting for CPA exam 2027 @ NASBA',
      'EA active': 'EA @ IRS | Enrolled Agent, active @ IRS | EA (current) @ Treasury Dept.',
      'EA candidate': 'EA candidate – SEE part 1 passed @ IRS | Studying for EA (SEE) @ Prometric',
      'QBO ProAdvisor active': 'QBO ProAdvisor (cert.) @ Intuit | ProAdvisor – QBO, advanced @ Intuit',
      'CPP active': 'CPP @ PayrollOrg | Cert. Payroll Professional @ APA (PayrollOrg)',
      'CMA active': 'CMA @ IMA',
    }),
    credentialText: ways({
      'CPA active': 'CPA in good standing | Active CPA lic. | Licensed CPA, CPE current',
      'CPA inactive': 'CPA lic. went inactive 2019 | Inactive CPA | CPA lic. lapsed, not renewed',
      'CPA passed': 'Passed all 4 CPA parts, not yet licensed | 4/4 CPA exam sections done, awaiting lic.',
      'CPA candidate': 'CPA candidate (FAR, AUD left) | Working toward CPA, 1 part down',
      'EA active': 'EA, represent clients before IRS | Enrolled to practice before IRS (EA)',
      'EA candidate': 'EA exam sched. for spring | Studying for EA',
      'QBO ProAdvisor active': 'Cert. QBO ProAdvisor | ProAdvisor badge current (QBO)',
      'CPP active': 'CPP designation | CPP since 2019',
      'CMA active': 'CMA holder',
    }),
    localCredentials: {},
    proficiency: {
      native: options('Native | First language'),
      professional: options('Fluent | Full professional | Bilingual | Business level'),
      conversational: options('Conversational | Conversational only | Intermediate, spoken'),
      basic: options('Basic | A few phrases | High-school level'),
    },
    languageText: {
      professional: options(
        'Bilingual ({x}), run client calls in it | Fluent {x}, spoken & written | Work in English and {x}',
      ),
      conversational: options('Conversational {x} | {x} ok for small talk, not for contracts'),
      basic: options('A little {x} | {x}: basic'),
    },
    summary: options(
      '{title}, {years} yrs. | {years} yrs. in acctg. – currently {title} | {title} w/ {years} yrs. exp., remote since 2020 | Hands-on {title}; {years} yrs. | {years}-yr. {title}, deadline-driven | Remote {title}, {years} yrs.',
    ),
    focus: options('Focus: {x} | Core: {x} | Bread & butter: {x} | Mostly {x} | Specialty: {x}'),
    toolsText: options('Stack: {x} | Live in {x} | Best in {x} | Tools: {x}'),
    claimText: options('Exp. with: {x} | Keywords: {x} | Also: {x} | Skills: {x}'),
    tell: {
      rate: options(
        'Rate {dollars}/hr | Asking {dollars}/hr. | {dollars} per hr. C2C | Bill rate: {dollars} | {dollars}/h firm',
      ),
      hours: options('Avail. {n} hrs./wk | {n} h/wk | Capacity: {n} hrs. weekly'),
      start: options('Avail. {date} | Can start {date} | Free as of {date}'),
      schedule: options('Hours: M–F {from}–{to} ({city} time) | Online {from} to {to}, {city} time, Mon–Fri'),
    },
    date: (day) => `${months[day.month - 1]} ${day.day}, ${day.year}`,
    clock: (time) => {
      const hour = Number(time.slice(0, 2))
      return `${hour % 12 || 12}:${time.slice(3)}${hour < 12 ? 'am' : 'pm'}`
    },
    filler: options(
      'Trained {n} staff | Cut turnaround {n}% | Zero late filings 2023-25 | Liaison w/ bank & insurance agent | Wrote SOPs/desk manuals | Went paperless | Supported owner w/ ad hoc rpts. | Team of {n} | Remote, 3 screens, own office | Handled IRS/state mail log',
    ),
    softSkills: options('Organized | Deadline-driven | Team player | Self-starter'),
  },
  projects,
}

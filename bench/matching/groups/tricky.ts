import { type Group, options, ways } from '../voice.ts'
import * as phrases from './tricky-phrases.ts'
import { projects } from './tricky-projects.ts'
import { titles } from './tricky-titles.ts'

const at = (place: string, zone: string, country: string) => ({ place, zone, country, isInUs: country === 'USA' })
const months = 'January February March April May June July August September October November December'.split(' ')

export const tricky: Group = {
  voice: {
    layout: 'mixed',
    endsWithPeriod: true,
    joiners: [' and ', ', ', ' and '],
    telling: { words: 0.22, nowhere: 0.03, both: 0.1 },
    omits: 0.03,
    places: [
      at('Duluth, MN', 'America/Chicago', 'USA'),
      at('Asheville, NC', 'America/New_York', 'USA'),
      at('Tucson, AZ', 'America/Phoenix', 'USA'),
      at('Eugene, OR', 'America/Los_Angeles', 'USA'),
      at('Dover, DE', 'America/New_York', 'USA'),
      at('Cagayan de Oro, Philippines', 'Asia/Manila', 'Philippines'),
      at('Indore, India', 'Asia/Kolkata', 'India'),
      at('Barranquilla, Colombia', 'America/Bogota', 'Colombia'),
      at('Puebla, Mexico', 'America/Mexico_City', 'Mexico'),
      at('Pretoria, South Africa', 'Africa/Johannesburg', 'South Africa'),
      at('Gdańsk, Poland', 'Europe/Warsaw', 'Poland'),
    ],
    first: ways({
      USA: 'Sage | Drake | Vista | Paige | Bill | Canopy Jane | Xenia | Reed | June | Avery | Dale | Faye | Clay | Rowan | Ada | Penn',
      Philippines: 'Sage Marie | Bill Joseph | Aira | Jericho | Hazel',
      India: 'Tally Rose | Ritu | Manoj | Sunita | Arjun',
      Colombia: 'Gusto Andrés | Liliana | Óscar | Marcela',
      Mexico: 'Vero | Ximena | Saúl | Beto',
      'South Africa': 'Thandi | Riaan | Drake | Zanele',
      Poland: 'Wanda | Marek | Ola | Piotr',
    }),
    last: ways({
      USA: 'Sage | Lacerte | Drake | Bloom | Xerox | Paychek | Hill | Carver | Forms | Ledger | Stone | Vance | Ames | Wave',
      Philippines: 'Bautista | Santiago | Sage | Magno',
      India: 'Tally | Saxena | Chauhan | Iyer',
      Colombia: 'Ríos | Barrios | Wave',
      Mexico: 'Luna | Cantú | Vista',
      'South Africa': 'Drake | Mokoena | Steyn',
      Poland: 'Nowak | Lis | Wrona',
    }),
    companies: options(
      'Drake Street Partners | Gusto Trattoria Back Office | Vista Ridge Group | Canopy Lane Advisors | Foundation Row Inc. | Wave Harbor LLC | Bill & Daughters Accounting | Sage Hollow Associates | Anchor Point Ledger Co. | Rippling Brook Holdings | Vertex Summit Corp. | Square Mile Accounting | Keeper Street LLC | Numeric Lane Associates | 1040 Elm Street Advisors | Suite 990 Bookkeeping | Room 1120 Accounting | Zenith & Poole | Larch & Lowell LLP | Freelance',
    ),
    localCompanies: ways({
      Philippines: 'Sage Garden Bakery, Davao | Gingoog Hardware',
      India: 'Oracle Saree House | Malwa Traders',
      Colombia: 'Almacenes Vista Mar | Gusto y Sabor SAS',
      Mexico: 'Panadería La Onda | Transportes Sabino',
      'South Africa': 'Drakensberg Feeds | Protea Tiles',
      Poland: 'Piekarnia Xero | Meble Oliwa',
    }),
    schools: ways({
      USA: 'Drake University | Oracle State College | Vista Community College | Univ. of Minnesota Duluth',
      Philippines: 'Xavier University',
      India: 'Devi Ahilya University',
      Colombia: 'Universidad del Norte',
      Mexico: 'BUAP',
      'South Africa': 'University of Pretoria',
      Poland: 'University of Gdańsk',
    }),
    degrees: options('BS | BBA | B.Com | Bachelor of Accounting | Certificate'),
    titles,
    localTitles: options('Accounts clerk, local shop | Junior accountant, domestic | Office assistant'),
    localDuties: ways({
      Philippines:
        'This was for local stores only: BIR returns and a columnar book | Local VAT and payroll of a bakery in pesos',
      India: 'Domestic work only: GST returns and Tally vouchers | Local traders’ accounts in rupees',
      Colombia: 'Local work only: IVA returns in Siigo | Accounts of a store in Barranquilla, in pesos',
      Mexico: 'Only Mexican clients: CFDI and SAT declarations in CONTPAQi | Books of a bakery in Puebla, in pesos',
      'South Africa': 'Local farms only: SARS VAT returns in Pastel | Cash books in rand for shops here',
      Poland: 'Polish firms only: JPK files and ZUS | Domestic VAT for a furniture maker here',
    }),
    usClients: options(
      'Every client was in the States | The clients here were all American | Remote work for companies in the US',
    ),
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
      '{duty}, all of it in {x} | in {x}, {duty} | {duty}; the tool is {x} | {duty}, and I do it in {x} | {duty}, in {x} of course | {duty}; we do that in {x} | {duty}, {x} being the system | {duty} (in {x}) | {duty}, which happens in {x} | with {x} open, {duty}',
    ),
    dutyFor: options(
      '{duty}, for {x} | {duty}; my people are {x} | for {x}, {duty} | {duty}, mostly for {x} | {duty} (they are {x}) | {duty}, and the ones I do it for are {x}',
    ),
    listing: {
      software: options(
        'I work in {x} without help | {x}: mine to run | Day to day I sit in {x} | I set up and ran {x} myself | Nobody has to show me {x} | {x} is open on my screen all day | I run {x} alone | My system there: {x} | I do the entries in {x} | The house system was {x} and I was its keeper | I know {x} from doing, not from reading | Everything went through {x}, by my hand | Solo in {x} | I moved us to {x} and stayed its user',
      ),
      form: options(
        'I prepare {x} | {x} came with the job and I did them | On my desk: {x} | I filed {x} | My returns: {x} | I signed as preparer of {x} | I have done {x} by the dozen | {x}, start to finish | The season brought me {x} | Mine to prepare: {x} | I turned out {x} | From blank page to filed: {x}',
      ),
      state: options(
        'I filed in {x} | Filings went to {x} | State work: {x} | I sent returns to {x} | My jurisdictions: {x} | I was the one filing with {x} | Returns lodged with {x} | I dealt with {x} every period | Accounts and filings in {x}',
      ),
      industry: options(
        'My clients: {x} | I worked for {x} | The customers were {x} | Those I served: {x} | I looked after {x} | The work was for {x} | On my list: {x} | My regulars are {x} | I spent those years with {x} | {x} paid the bills',
      ),
      standard: options(
        'I applied {x} | {x} in real files, not only on paper | Work done under {x} | I worked by {x} | My files follow {x} | {x}, applied on real engagements | I put {x} into practice | What I prepared was under {x}',
      ),
    },
    guided: options(
      '{x}, but only with somebody next to me | I have used {x} under supervision, never alone | Still leaning on my lead for {x} | {x} with a cheat sheet and a patient colleague | I can find the buttons in {x} if someone tells me which | {x}: apprentice level, checked line by line | Helped out in {x} while the lead watched',
    ),
    notes: {
      course: options(
        'Took the {x} course last winter; no client has needed it yet | A weekend webinar on {x}, certificate included, no practice | Watched all the {x} tutorials | I read up on {x} for fun | Completed {x} training in the learning portal, never on a live file',
      ),
      beside: options(
        '{x} belonged to the team across the hall | My roommate at work did {x}, I did not | The onshore team kept {x} to themselves | We had {x} in the company, but another department had the login | I sent the papers on to those who did {x}',
      ),
      demo: options(
        'Sat through a demo of {x} | The vendor showed us {x}, we passed | {x} was going to be introduced after I left',
      ),
      namesake: options(
        'My mentor was {x} Pemberton | I share an office with {x} Lockhart | {x} Abernathy is my reference | Hired by {x} Ellery',
      ),
      company: options(
        'My longest client is {x} Lane Enterprises | I did the accounts of {x} Hill Ventures | The building belonged to {x} & Co. | Seconded to {x} Bay Group',
      ),
      number: options(
        'I answered {x} emails in one season, I counted | Our office is at {x} Elm Street | I cleared {x} open items | The server room is {x} | Ran {x} miles for the firm’s team',
      ),
    },
    certificates: ways({
      'CPA active':
        'CPA, active @ Minnesota Board of Accountancy | Certified Public Accountant (active) @ Oregon Board of Accountancy | US CPA, license current @ State board',
      'CPA inactive':
        'CPA, inactive since 2018 @ Minnesota Board of Accountancy | CPA (surrendered to inactive) @ State board',
      'CPA passed': 'All four CPA exam sections passed; no license yet @ NASBA',
      'CPA candidate': 'CPA candidate @ NASBA | CPA (in progress, 3 of 4) @ NASBA | CPA review course, Becker @ Becker',
      'EA active': 'Enrolled Agent @ IRS | EA, renewed 2025 @ IRS',
      'EA candidate': 'EA exam prep course @ Gleim | Enrolled Agent candidate @ IRS',
      'QBO ProAdvisor active': 'QuickBooks Online ProAdvisor @ Intuit',
      'CPP active': 'CPP @ PayrollOrg',
      'CMA active': 'CMA @ IMA',
    }),
    credentialText: ways({
      'CPA active': 'My CPA license is active | I am a licensed CPA and keep up my hours',
      'CPA inactive': 'I let my CPA license go inactive | Former CPA; the license is inactive',
      'CPA passed': 'I passed every part of the CPA exam but never applied for the license',
      'CPA candidate': 'CPA candidate, two parts to go | I hope to be a CPA next year',
      'EA active': 'I am an Enrolled Agent | EA, good standing',
      'EA candidate': 'I am studying to become an Enrolled Agent',
      'QBO ProAdvisor active': 'I am a certified QBO ProAdvisor',
      'CPP active': 'I earned the CPP',
      'CMA active': 'I am a CMA',
    }),
    localCredentials: ways({
      Philippines: 'CPA @ Professional Regulation Commission, Manila',
      India: 'CA @ ICAI | CMA @ Institute of Cost Accountants of India',
      Colombia: 'Contadora pública @ Junta Central de Contadores',
      Mexico: 'CPC @ IMCP',
      'South Africa': 'CA(SA) @ SAICA',
      Poland: 'ACCA @ ACCA',
    }),
    proficiency: {
      native: options('Native | From home'),
      professional: options('Fluent, use it at work | B2 | C1'),
      conversational: options('Conversational | B1'),
      basic: options('Tourist level | A2 | Basic'),
    },
    languageText: {
      professional: options('I work in {x} as easily as in English | Half my calls are in {x}'),
      conversational: options('My {x} is good enough for chatting, not for contracts | I get by in spoken {x}'),
      basic: options('I can order coffee in {x} | I took {x} in school and forgot most of it'),
    },
    summary: options(
      '{title}, {years} years in the trade | {years} years of accounting so far, right now as {title} | I am a {title}; {years} years in | They call me {title}, after {years} years | {title} for hire ({years} years)',
    ),
    focus: options('What I do: {x} | I am at my best at {x} | Mostly {x}'),
    toolsText: options('I live in {x} | My favorite tools: {x}'),
    claimText: options(
      'I know everything there is: {x} | Keywords for the search engine: {x} | You name it: {x} | Skilled in {x}',
    ),
    tell: {
      rate: options(
        'I ask {words} dollars an hour | My price is {words} an hour, in dollars | I would work for {n} bucks an hour',
      ),
      hours: options('I can give you {words} hours a week | Count on {words} hours weekly'),
      start: options('I am free from {date} on | I can begin on {date} | Not before {date}'),
      schedule: options(
        'My day runs from {from} to {to}, {city} time, Monday through Friday | Reach me weekdays {from} to {to} on {city} clocks',
      ),
    },
    date: (day, random) => {
      const notice = Temporal.PlainDate.from('2026-11-16').until(day).days
      if (notice === 0) return 'today'
      return random.chance(0.5)
        ? `${months[day.month - 1]} ${day.day}, ${day.year}`
        : `the ${day.day}. of ${months[day.month - 1]} ${day.year}`
    },
    clock: (time) => {
      const hour = Number(time.slice(0, 2))
      const half = time.endsWith('30') ? ':30' : ''
      return hour === 0 && !half
        ? 'midnight'
        : `${hour % 12 || 12}${half} ${hour < 12 ? 'in the morning' : hour < 18 ? 'in the afternoon' : 'at night'}`
    },
    filler: options(
      'I baked for the office, {n} kinds of pie | We were a team of {n} | I wrote the manual everyone uses | My boss said I am fast | Parking lot 709 was mine | I rode bus 941 to work | Extension 1099 rang on my desk | I coached {n} newcomers | Won the chili contest twice',
    ),
    softSkills: options('Humor | Patience | Curiosity | Calm'),
  },
  projects,
}

import { type Group, options, ways } from '../voice.ts'
import * as phrases from './offshore-phrases.ts'
import { projects } from './offshore-projects.ts'
import { titles } from './offshore-titles.ts'

const abroad = (place: string, zone: string, country: string) => ({ place, zone, country, isInUs: false })
const months = 'January February March April May June July August September October November December'.split(' ')

export const offshore: Group = {
  voice: {
    layout: 'prose',
    endsWithPeriod: true,
    joiners: [' and ', ' and ', ' as well as ', ', '],
    telling: { words: 0.1, nowhere: 0.03, both: 0.02 },
    omits: 0.035,
    places: [
      abroad('Quezon City, Philippines', 'Asia/Manila', 'Philippines'),
      abroad('Iloilo City, Philippines', 'Asia/Manila', 'Philippines'),
      abroad('Baguio, Philippines', 'Asia/Manila', 'Philippines'),
      abroad('Pune, India', 'Asia/Kolkata', 'India'),
      abroad('Kochi, India', 'Asia/Kolkata', 'India'),
      abroad('Jaipur, India', 'Asia/Kolkata', 'India'),
      abroad('Cali, Colombia', 'America/Bogota', 'Colombia'),
      abroad('Querétaro, Mexico', 'America/Mexico_City', 'Mexico'),
      abroad('Rosario, Argentina', 'America/Argentina/Buenos_Aires', 'Argentina'),
      abroad('Curitiba, Brazil', 'America/Sao_Paulo', 'Brazil'),
      abroad('Durban, South Africa', 'Africa/Johannesburg', 'South Africa'),
      abroad('Kraków, Poland', 'Europe/Warsaw', 'Poland'),
    ],
    first: ways({
      Philippines: 'Jomar | Maricel | Rowena | Arvin | Liezl | Dennis | Cherry Ann | Paolo',
      India: 'Sneha | Karthik | Anjali | Vivek | Pooja | Harish | Meera | Nikhil',
      Colombia: 'Paola | Andrés | Yuliana | Camilo',
      Mexico: 'Fernanda | Rodrigo | Itzel | Gerardo',
      Argentina: 'Florencia | Matías | Rocío | Nahuel',
      Brazil: 'Thiago | Larissa | Renata | Caio',
      'South Africa': 'Sipho | Anneke | Nomvula | Pieter',
      Poland: 'Agnieszka | Tomasz | Magda | Bartosz',
    }),
    last: ways({
      Philippines: 'Villanueva | Dimaculangan | Sarmiento | Pascual | Evangelista | Tolentino',
      India: 'Kulkarni | Nair | Agarwal | Reddy | Pillai | Deshmukh',
      Colombia: 'Quintero | Ospina | Cárdenas',
      Mexico: 'Villalobos | Ibarra | Zepeda',
      Argentina: 'Pellegrini | Sosa | Ferreyra',
      Brazil: 'Moreira | Tavares | Cavalcanti',
      'South Africa': 'Dlamini | van Wyk | Naidoo',
      Poland: 'Wiśniewska | Zieliński | Kamińska',
    }),
    companies: options(
      'Clearpath Shared Services | Brightdesk Global Accounting | Orion KPO Pvt. Ltd. | Staffwell BPO Inc. | Two Oceans Outsourcing | Puente Contable | Vantage Back Office Sp. z o.o. | Harborline CPA Group (remote) | Freelance, own clients | Numera Offshore Partners | Eastbay Finance Centers | Castle & Reyes Global | Maple Street CPAs (remote team) | QuadCore Consulting KPO',
    ),
    localCompanies: ways({
      Philippines: 'San Isidro Trading Corp. | Luzviminda Grocery Chain | Barangay Water District',
      India: 'Mahalaxmi Textiles | S. Rao & Co., Chartered Accountants | Konkan Auto Parts Pvt. Ltd.',
      Colombia: 'Distribuidora El Nogal | Café Andino SAS',
      Mexico: 'Grupo Ferretero del Bajío | Despacho Contable Ríos',
      Argentina: 'Estudio Contable Vidal | Frigorífico del Litoral',
      Brazil: 'Comércio de Tintas Paraná | Escritório Contábil Lobo',
      'South Africa': 'Umhlanga Spares | Botha & Pillay Accountants',
      Poland: 'Hurtownia Beskid | Biuro Rachunkowe Wanda',
    }),
    schools: ways({
      Philippines: 'University of San Carlos | Saint Louis University | Bicol University',
      India: 'University of Pune | University of Kerala | Rajasthan University',
      Colombia: 'Universidad del Valle',
      Mexico: 'Universidad Autónoma de Querétaro',
      Argentina: 'Universidad Nacional de Rosario',
      Brazil: 'Universidade Federal do Paraná',
      'South Africa': 'University of KwaZulu-Natal',
      Poland: 'Cracow University of Economics',
    }),
    degrees: options('BS Accountancy | B.Com | M.Com | Contador Público | Bachelor of Accounting | MBA (Finance)'),
    titles,
    localTitles: options(
      'Accounts Officer | Junior Accountant | Accounting Staff | Auxiliar contable | Articles trainee',
    ),
    localDuties: ways({
      Philippines:
        'I filed the monthly VAT and withholding returns with the BIR | Recorded vouchers and petty cash of the local company in a manual ledger | Remitted SSS and PhilHealth contributions of local staff',
      India:
        'Filed GST and TDS returns for domestic clients | Maintained vouchers in Tally for a local trader | Assisted in tax audit under the Indian Income Tax Act',
      Colombia:
        'I declared IVA and retención en la fuente for local companies in Siigo | I kept the accounts of a Colombian distributor',
      Mexico:
        'I issued CFDI invoices and presented declarations to the SAT using CONTPAQi | I registered the accounts of domestic companies',
      Argentina:
        'I calculated IVA and Ingresos Brutos for AFIP | I assisted with local balances of companies in Santa Fe province',
      Brazil: 'I prepared ICMS and SPED files for domestic companies | I recorded local invoices (NF-e)',
      'South Africa':
        'I submitted VAT201 and EMP201 returns to SARS for local businesses | I captured the cash book of a spares dealer in Pastel',
      Poland: 'I prepared JPK and VAT declarations for Polish companies | I posted domestic invoices in Comarch Optima',
    }),
    usClients: options(
      'All clients in this engagement were companies in the United States | The work was done for American clients during their business year | I was assigned full time to US-based clients | Our process served entities located in the USA only | The employer’s clients are American small and medium businesses',
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
      '{duty}, for which we used {x} | Working in {x} on a daily basis, {duty} | {duty} – everything was done in {x} | Using {x}, {duty} | {duty}, with {x} as our main system | {duty}, the system being {x} | {duty} with the help of {x} as software | In {x}, {duty} | {duty}, all inside {x} | {duty}; our platform was {x} | {duty}, posted in {x}',
    ),
    dutyFor: options(
      '{duty}, mainly for {x} | For {x}, {duty} | {duty}; the clients were {x} | {duty}, and most of these clients are {x} | {duty}, the end customers being {x} | {duty} on behalf of {x} | {duty} for clients such as {x} | Assigned to {x}, {duty}',
    ),
    listing: {
      software: options(
        'The systems I was using independently are {x} | For this work I handled {x} on my own | I am working every day in {x} | My tools in this assignment were {x} | Entries and reports were done by me in {x} | I have full working command of {x} | {x} is what I open each morning | Without supervision I operated {x} | The software environment was {x} | I performed my tasks in {x} | I was the user in charge of {x} | Data was entered and reported through {x} by me | I migrated clients into {x} and continued working there',
      ),
      form: options(
        'I completed {x} for the clients | My responsibility included {x} | The filings which I prepared are {x} | I was entrusted with {x} | Among the documents prepared by me were {x} | I drafted and finalized {x} | I had in my charge {x} | Each season I worked on {x} | It was on me to prepare {x} | My output included {x} | I handled from start to finish {x} | Regularly I filed {x} | I did myself {x}',
      ),
      state: options(
        'State filings were submitted by me to {x} | I filed with {x} | The states which I covered: {x} | I took care of registrations and returns with {x} | I am familiar from actual filing with {x} | My filings went to {x} | Online submissions to {x} were my task | I dealt with {x} for the clients’ filings | The jurisdictions in my hands were {x} | Regular returns were lodged by me with {x} | I submitted and paid to {x}',
      ),
      industry: options(
        'The portfolio consisted of {x} | My clients were {x} | I was serving {x} | Mostly we handled {x} | The end clients are {x} | I kept contact with {x} as clients | They were {x} | The businesses I worked for are {x} | My assigned accounts were {x} | The firm gave me {x} | Our American customers are {x} | I gained my experience with {x}',
      ),
      standard: options(
        'I applied {x} in daily work | The reporting followed {x} | My work was based on {x} | I was using {x} for client reporting | In practice I work according to {x} | I handled real engagements under {x} | Deliverables were made in line with {x} | Hands-on work under {x} was part of the role | I was preparing files under {x}',
      ),
    },
    guided: options(
      'In {x} I worked only under guidance of my senior | I was assisting in {x} with help of the team lead at each step | Exposure to {x} was as a helper, somebody always checked me | I have started with {x} recently and still need support | I have touched {x} only with a mentor beside me | In {x} I did small tasks which a senior corrected | For {x} I am still a trainee',
    ),
    notes: {
      course: options(
        'I finished an online course about {x} but had no client work in it | Attended a two-day seminar on {x} | I have a certificate of attendance for {x} training (Udemy) | I completed the e-learning of {x}, practice is still missing | {x} was a subject in my review classes | I watched the webinar series about {x}',
      ),
      beside: options(
        'The neighboring team took care of {x}, I only forwarded documents to them | {x} was handled by the onshore colleagues | My colleagues used to do {x}; I was not part of that work | There was a separate cell in our office for {x} | {x} remained with the client’s own staff | Another shift was responsible for {x}',
      ),
      demo: options(
        'I was present in a demonstration of {x} which the client finally did not take | The client showed us {x} once in a call',
      ),
      namesake: options(
        'My supervisor was Mr. {x} Halvorsen from the US office | I reported to Ms. {x} Lindgren onshore',
      ),
      company: options(
        'One of the clients was {x} Brothers Enterprises | I was deputed to the client {x} Harbor Corporation',
      ),
      number: options(
        'I answered {x} queries of clients in one year | The archive had {x} boxes which I scanned | Our office is located in Unit {x}',
      ),
    },
    certificates: ways({
      'CPA active':
        'US CPA – active license @ Washington State Board of Accountancy | Certified Public Accountant (USA), licensed @ Guam Board of Accountancy | CPA license (US), active @ Montana Board of Public Accountants',
      'CPA inactive':
        'US CPA, license inactive @ Washington State Board of Accountancy | CPA (USA) – license expired, not renewed @ Montana Board',
      'CPA passed':
        'US CPA exam: passed all four sections, license in process @ NASBA | AICPA Uniform CPA Examination – cleared 4 of 4 papers, not licensed yet @ NASBA',
      'CPA candidate': 'US CPA candidate (cleared FAR) @ NASBA | US CPA – pursuing, two papers pending @ NASBA',
      'EA active': 'Enrolled Agent (IRS), enrollment active @ Internal Revenue Service | EA – US Enrolled Agent @ IRS',
      'EA candidate': 'Enrolled Agent – Part 1 cleared, Parts 2 and 3 pending @ Prometric | EA aspirant @ IRS',
      'QBO ProAdvisor active':
        'QuickBooks Online ProAdvisor (certified) @ Intuit | Intuit Certified ProAdvisor for QuickBooks Online @ Intuit',
      'CPP active': 'Certified Payroll Professional @ PayrollOrg',
      'CMA active': 'CMA (USA) @ IMA',
    }),
    credentialText: ways({
      'CPA active': 'I hold an active US CPA license | I am licensed as CPA in the State of Washington, USA',
      'CPA inactive': 'My US CPA license is presently in inactive status | I held a US CPA license, which has lapsed',
      'CPA passed': 'I have cleared all four papers of the US CPA, the license is awaited',
      'CPA candidate': 'I am pursuing US CPA | I am preparing for the US CPA examination',
      'EA active':
        'I am an Enrolled Agent with the IRS | I am enrolled to practice before the Internal Revenue Service as EA',
      'EA candidate': 'I am preparing for the Enrolled Agent examination',
      'QBO ProAdvisor active': 'I am a certified ProAdvisor for QuickBooks Online',
      'CPP active': 'I am a Certified Payroll Professional (CPP)',
      'CMA active': 'I hold the US CMA',
    }),
    localCredentials: ways({
      Philippines:
        'Certified Public Accountant @ Professional Regulation Commission | CPA Board passer, October 2016 @ PRC | CPA (Philippines) @ PRC Board of Accountancy',
      India:
        'Chartered Accountant @ ICAI | CA Intermediate (both groups) @ ICAI | ACA @ The Institute of Chartered Accountants of India',
      Colombia: 'Contador Público, tarjeta profesional @ Junta Central de Contadores',
      Mexico: 'CPC – Contador Público Certificado @ IMCP | Cédula profesional, Contador Público @ SEP',
      Argentina: 'Contador Público matriculado @ CPCE Santa Fe',
      Brazil: 'Contador, CRC ativo @ Conselho Regional de Contabilidade',
      'South Africa': 'Professional Accountant (SA) @ SAIPA | ACCA member @ ACCA',
      Poland: 'ACCA (affiliate) @ ACCA | Certified accountant @ Ministry of Finance, Poland',
    }),
    proficiency: {
      native: options('Mother tongue | Native speaker'),
      professional: options('C1 | B2 | Professional working proficiency | C2 | Advanced (business)'),
      conversational: options('B1 | Conversational | Can converse'),
      basic: options('A1 | A2 | Elementary'),
    },
    languageText: {
      professional: options(
        'I conduct meetings with clients in {x} also | My {x} is on B2 level and I write to clients in it',
      ),
      conversational: options('I can hold simple conversations in {x} | My {x} is on B1 level'),
      basic: options('I have started to learn {x} | I know a few phrases of {x}'),
    },
    summary: options(
      'I am a {title} having {years} years of experience in accounting | A {title} by profession with total experience of {years} years, out of which the recent ones for US clients | Experienced {title} ({years} years) looking for a long-term remote engagement with an American firm | With {years} years behind me, I am presently working as {title} | {title} from an outsourcing background, {years} years in total',
    ),
    focus: options(
      'My main area is {x} | I am specialized in {x} | Most of my time goes into {x} | I am strong in {x}',
    ),
    toolsText: options('I am comfortable working in {x} | The software I know best is {x}'),
    claimText: options('I am having knowledge of {x} | Areas known to me: {x} | Well versed with {x}'),
    tell: {
      rate: options(
        'My expected rate is USD {n} per hour | I charge {n} dollars hourly | Expected compensation: US$ {n} an hour',
      ),
      hours: options('I can offer {n} hours weekly | I am available for {n} hours in a week'),
      start: options(
        'I can join from {date} | My earliest joining date is {date} | I will be released by my present employer and can begin on {date}',
      ),
      schedule: options(
        'I am working from {from} to {to} {city} time, Monday to Friday | My shift is {from} – {to} ({city} time) on weekdays',
      ),
    },
    date: (day) => `${day.day} ${months[day.month - 1]} ${day.year}`,
    clock: (time) => time,
    filler: options(
      'I was appreciated by the onshore partner for accuracy | I trained {n} newly joined colleagues | Coordinated with the US team through daily calls | Maintained turnaround time of 24 hours | Reduced errors by {n} percent | Prepared process notes and checklists for the team | I was awarded employee of the quarter | I kept confidentiality of client data as per policy',
    ),
    softSkills: options('Hardworking | Quick learner | Good communication | Flexible with night shift'),
  },
  projects,
}

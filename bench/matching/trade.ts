export const kinds = ['software', 'form', 'standard', 'credential', 'state', 'language', 'service', 'industry'] as const
export type Kind = (typeof kinds)[number]
export type Item = { kind: Kind; value: string }
/** What a project asks for: one thing, or one of several. */
export type Line = Item | { anyOf: Item[] }

export const keyOf = ({ kind, value }: Item) => `${kind}:${value}`
export const itemsOf = (line: Line): Item[] => ('anyOf' in line ? line.anyOf : [line])

const list = (names: string) => names.split(' | ')

/** Programs that a partner would take for each other at a pinch. */
const likePrograms = [
  'UltraTax CS | CCH Axcess | Lacerte | Drake Tax | ProSeries | CCH ProSystem fx | ProConnect Tax | GoSystem Tax RS | ATX',
  'QuickBooks Online | QuickBooks Desktop | Xero | Sage 50 | FreshBooks | Zoho Books',
  'NetSuite | Sage Intacct | Microsoft Dynamics 365 | Microsoft Dynamics GP | Acumatica | Sage 100',
  'SAP | SAP S/4HANA | Oracle Fusion | Oracle E-Business Suite',
  'BILL | Ramp | Melio | Tipalti | AvidXchange',
  'Expensify | Brex | Divvy | SAP Concur | Ramp',
  'Dext | Hubdoc | AutoEntry',
  'Gusto | ADP Run | ADP Workforce Now | Paychex | QuickBooks Payroll | Rippling | Paylocity',
  'Avalara | TaxJar | Vertex | Anrok | Sovos',
  'Yardi | AppFolio | Buildium | RealPage | MRI Software',
  'Foundation | Sage 300 Construction | Vista',
  'Procore | Buildertrend',
  'Workday Adaptive Planning | Anaplan | Vena | Oracle Hyperion | Jirav | Datarails | Planful',
  'BlackLine | FloQast',
  'Power BI | Tableau',
  'CaseWare | CCH Engagement',
  'AuditBoard | TeamMate',
  'Karbon | TaxDome | Canopy | Financial Cents',
  'Chargebee | Maxio | Zuora',
  'A2X | Synder',
  'Shopify | Amazon Seller Central',
  'Blackbaud Financial Edge | Aplos | Sage Intacct',
  'Tax1099 | Track1099',
].map(list)

const close = 'Month-End Close / Reconciliations'
const cleanup = 'Cleanup / Catchup'
const payables = 'AP / AR Support'
const informationReturns = '1099 Prep & W-9 Collection'

/** What is near the one on the left. */
const nearTo: Record<string, string> = {
  'form:Form 1065': 'Form 1120-S | Form 1120',
  'form:Form 1120-S': 'Form 1065 | Form 1120',
  'form:Form 1120': 'Form 1065 | Form 1120-S',
  'form:Form 1041': 'Form 706 | Form 709 | Form 1065',
  'form:Form 706': 'Form 709 | Form 1041',
  'form:Form 709': 'Form 706 | Form 1041',
  'form:Form 1040': 'Form 1040-NR | Form 1041',
  'form:Form 1040-NR': 'Form 1040 | Form 8938 | FBAR',
  'form:Form 1040-X': 'Form 1040',
  'form:Schedule C': 'Form 1040',
  'form:Schedule E': 'Form 1040',
  'form:Form 941': 'Form 940 | Form W-2',
  'form:Form 940': 'Form 941',
  'form:Form W-2': 'Form 941',
  'form:Form 1099': 'Form W-2',
  'form:Form 5471': 'Form 5472 | Form 8865',
  'form:Form 5472': 'Form 5471 | Form 8865',
  'form:Form 8865': 'Form 5471 | Form 5472',
  'form:FBAR': 'Form 8938',
  'form:Form 8938': 'FBAR',
  'form:Form 10-K': 'Form 10-Q',
  'form:Form 10-Q': 'Form 10-K',
  'service:Bookkeeping': `${payables} | ${close} | ${cleanup}`,
  [`service:${close}`]: `Bookkeeping | ${cleanup}`,
  [`service:${cleanup}`]: `Bookkeeping | ${close}`,
  [`service:${payables}`]: `Bookkeeping | ${close}`,
  'service:Tax Review': 'Tax Preparation',
  'service:Audit PBC Support': `${close} | Controllership`,
  'service:External Audit': 'Audit PBC Support',
  'service:FP&A': 'Controllership',
  'service:Controllership': `${close} | FP&A`,
  [`service:${informationReturns}`]: payables,
  'industry:Construction': 'Real estate | Government contractors | Manufacturing',
  'industry:Real estate': 'Construction | Hospitality | Investment funds',
  'industry:SaaS': 'Startups | Professional services',
  'industry:E-commerce': 'Retail | Manufacturing',
  'industry:Restaurants': 'Hospitality | Retail',
  'industry:Healthcare practices': 'Professional services | Law firms',
  'industry:Nonprofit': 'Government contractors',
  'industry:Manufacturing': 'E-commerce | Construction | Retail',
  'industry:Professional services': 'Law firms | SaaS | Healthcare practices',
  'industry:Law firms': 'Professional services',
  'industry:Trucking': 'Construction | Manufacturing',
  'industry:Retail': 'E-commerce | Restaurants',
  'industry:Investment funds': 'Real estate',
  'industry:Startups': 'SaaS | E-commerce',
  'industry:Government contractors': 'Nonprofit | Construction',
  'industry:Hospitality': 'Restaurants | Real estate',
  'standard:US GAAP': 'IFRS',
  'standard:IFRS': 'US GAAP',
  'standard:ASC 606': 'IFRS 15',
  'standard:ASC 842': 'IFRS 16',
  'standard:SOX': 'SOC 1 | SEC reporting',
  'standard:SEC reporting': 'SOX',
  'standard:GASB': 'Single Audit',
  'standard:Single Audit': 'GASB | GAAS',
  'standard:SSARS': 'GAAS',
  'standard:GAAS': 'SSARS | PCAOB',
}

export function nearItems({ kind, value }: Item): Item[] {
  if (kind === 'software')
    return likePrograms
      .filter((names) => names.includes(value))
      .flatMap((names) => names.filter((name) => name !== value))
      .map((name) => ({ kind, value: name }))
  const names = nearTo[keyOf({ kind, value })]
  return names ? list(names).map((name) => ({ kind, value: name })) : []
}

const programsFor: Record<string, string> = {
  'service:Tax Preparation':
    'UltraTax CS | CCH Axcess | Lacerte | Drake Tax | ProSeries | CCH ProSystem fx | ProConnect Tax | GoSystem Tax RS | ATX | TaxSlayer Pro | OneSource',
  'service:Payroll': 'Gusto | ADP Run | ADP Workforce Now | Paychex | QuickBooks Payroll | Rippling | Paylocity',
  'service:Sales Tax': 'Avalara | TaxJar | Vertex | Anrok | Sovos',
  [`service:${payables}`]: 'BILL | Ramp | Melio | Tipalti | AvidXchange',
  'service:FP&A': 'Workday Adaptive Planning | Anaplan | Vena | Oracle Hyperion | Jirav | Datarails | Planful',
  [`service:${close}`]: 'BlackLine | FloQast',
  [`service:${informationReturns}`]: 'Tax1099 | Track1099',
  'industry:Real estate': 'Yardi | AppFolio | Buildium | RealPage | MRI Software',
  'industry:Construction': 'Foundation | Sage 300 Construction | Vista | Procore | Buildertrend',
  'industry:Restaurants': 'Restaurant365',
  'industry:Nonprofit': 'Blackbaud Financial Edge | Aplos',
  'industry:E-commerce': 'A2X | Shopify | Amazon Seller Central',
}

/** The larger includes the smaller. */
const includes: Record<string, string[]> = {
  'service:Controllership': [`service:${close}`, 'service:Bookkeeping'],
  [`service:${close}`]: ['service:Bookkeeping'],
  [`service:${cleanup}`]: ['service:Bookkeeping'],
  'service:Tax Review': ['service:Tax Preparation'],
  'service:External Audit': ['service:Audit PBC Support'],
  'form:Form 1040-X': ['form:Form 1040'],
  'form:Schedule C': ['form:Form 1040'],
  'form:Schedule E': ['form:Form 1040'],
  [`service:${informationReturns}`]: ['form:Form 1099', 'form:Form W-9'],
  'form:Form 1099': [`service:${informationReturns}`, 'form:Form W-9'],
  'form:Form W-9': [`service:${informationReturns}`, 'form:Form 1099'],
  'form:Form 10-K': ['standard:SEC reporting'],
  'form:Form 10-Q': ['standard:SEC reporting'],
  'standard:SEC reporting': ['standard:US GAAP'],
  'standard:ASC 606': ['standard:US GAAP'],
  'standard:ASC 718': ['standard:US GAAP'],
  'standard:ASC 740': ['standard:US GAAP'],
  'standard:ASC 842': ['standard:US GAAP'],
  'form:Form 990': ['industry:Nonprofit'],
}
for (const [purpose, names] of Object.entries(programsFor))
  for (const name of list(names)) includes[`software:${name}`] = [...(includes[`software:${name}`] ?? []), purpose]

/** A fact and all that it includes. */
export function withIncluded(key: string, found = new Set<string>()): Set<string> {
  if (found.has(key)) return found
  found.add(key)
  for (const included of includes[key] ?? []) withIncluded(included, found)
  return found
}

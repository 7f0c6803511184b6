import type { Item, Kind } from './trade.ts'

/** What kinds of accountants do: the pools that the parts of a person come from. */
export const familyNames = [
  'tax',
  'books',
  'close',
  'payroll',
  'salesTax',
  'payables',
  'planning',
  'audit',
  'controller',
  'reporting',
] as const
export type FamilyName = (typeof familyNames)[number]

type Family = {
  /** Always there. */
  core: string[]
  services: string[]
  software: string[]
  forms: string[]
  standards: string[]
  states: [number, number]
  industries: [number, number]
}

const list = (names: string) => (names === '' ? [] : names.split(' | '))
const family = (
  core: string,
  services: string,
  software: string,
  forms: string,
  standards: string,
  states: [number, number],
  industries: [number, number],
): Family => ({
  core: list(core),
  services: list(services),
  software: list(software),
  forms: list(forms),
  standards: list(standards),
  states,
  industries,
})

export const families: Record<FamilyName, Family> = {
  tax: family(
    'Tax Preparation',
    'Bookkeeping | 1099 Prep & W-9 Collection',
    'UltraTax CS | CCH Axcess | Lacerte | Drake Tax | ProSeries | CCH ProSystem fx | GoSystem Tax RS | ProConnect Tax | ATX | TaxSlayer Pro | OneSource | TaxDome | Canopy | QuickBooks Desktop',
    'Form 1040 | Form 1065 | Form 1120-S | Form 1120 | Form 1041 | Form 990 | Schedule C | Schedule E | Form 1040-X | Form 709 | Form 1040-NR | FBAR | Form 5471',
    '',
    [1, 4],
    [0, 2],
  ),
  books: family(
    'Bookkeeping',
    'Cleanup / Catchup | AP / AR Support | 1099 Prep & W-9 Collection | Sales Tax',
    'QuickBooks Online | QuickBooks Desktop | Xero | FreshBooks | Zoho Books | Wave | BILL | Melio | Dext | Hubdoc | Gusto | Karbon | Financial Cents | Expensify | A2X',
    'Form 1099',
    '',
    [0, 2],
    [1, 3],
  ),
  close: family(
    'Month-End Close / Reconciliations',
    'Audit PBC Support | AP / AR Support | Cleanup / Catchup',
    'NetSuite | Sage Intacct | Microsoft Dynamics 365 | Microsoft Dynamics GP | Acumatica | Sage 100 | SAP | FloQast | BlackLine | Expensify | SAP Concur | QuickBooks Online | Stampli',
    '',
    'US GAAP | ASC 606 | ASC 842',
    [0, 1],
    [1, 2],
  ),
  payroll: family(
    'Payroll',
    'Bookkeeping',
    'Gusto | ADP Run | ADP Workforce Now | Paychex | QuickBooks Payroll | Rippling | Paylocity | QuickBooks Desktop',
    'Form 941 | Form 940 | Form W-2',
    '',
    [2, 4],
    [0, 2],
  ),
  salesTax: family(
    'Sales Tax',
    'Bookkeeping',
    'Avalara | TaxJar | Vertex | Anrok | Sovos | QuickBooks Online | Shopify | NetSuite',
    '',
    '',
    [3, 5],
    [1, 2],
  ),
  payables: family(
    'AP / AR Support',
    'Bookkeeping | 1099 Prep & W-9 Collection',
    'BILL | Ramp | Melio | Tipalti | AvidXchange | Stampli | Expensify | Brex | Divvy | SAP Concur | QuickBooks Online | Sage Intacct | NetSuite | Track1099',
    'Form 1099',
    '',
    [0, 1],
    [1, 2],
  ),
  planning: family(
    'FP&A',
    'Month-End Close / Reconciliations',
    'Workday Adaptive Planning | Anaplan | Vena | Oracle Hyperion | Jirav | Datarails | Planful | Power BI | Tableau | NetSuite | SAP',
    '',
    'US GAAP',
    [0, 0],
    [1, 2],
  ),
  audit: family(
    'External Audit',
    '',
    'CaseWare | CCH Engagement | AuditBoard',
    '',
    'US GAAP | GAAS | Single Audit | PCAOB | SOC 1 | GASB',
    [0, 0],
    [1, 3],
  ),
  controller: family(
    'Controllership',
    'FP&A | Audit PBC Support | AP / AR Support',
    'NetSuite | Sage Intacct | Microsoft Dynamics GP | Acumatica | QuickBooks Online | QuickBooks Desktop | Power BI | BILL | Jirav',
    '',
    'US GAAP | ASC 606 | ASC 842',
    [0, 1],
    [1, 2],
  ),
  reporting: family(
    'Month-End Close / Reconciliations',
    'Audit PBC Support',
    'SAP | Oracle Fusion | NetSuite | BlackLine | FloQast | AuditBoard',
    'Form 10-K | Form 10-Q',
    'SEC reporting | US GAAP | SOX | ASC 606 | ASC 842 | ASC 718',
    [0, 0],
    [1, 2],
  ),
}

export const allStates = list('CA | TX | NY | FL | NJ | IL | WA | CO | GA | OH | PA | MA | AZ | NC | MI | VA | TN | OR')
export const allIndustries = list(
  'Construction | Real estate | SaaS | E-commerce | Restaurants | Healthcare practices | Nonprofit | Manufacturing | Professional services | Law firms | Trucking | Retail | Investment funds | Startups | Government contractors | Hospitality',
)

/** Programs other than ledgers in which that work is done. */
const programsOf: Record<string, string[]> = {
  'Tax Preparation': families.tax.software.slice(0, 11),
  'Tax Review': families.tax.software.slice(0, 11),
  'Month-End Close / Reconciliations': list('BlackLine | FloQast'),
  Payroll: families.payroll.software.slice(0, 7),
  'Sales Tax': families.salesTax.software.slice(0, 5),
  'AP / AR Support': families.payables.software.slice(0, 6),
  'FP&A': families.planning.software.slice(0, 9),
  'External Audit': families.audit.software,
  '1099 Prep & W-9 Collection': list('Tax1099 | Track1099'),
}
const ledgers = new Set(
  list(
    'QuickBooks Online | QuickBooks Desktop | Xero | Sage 50 | FreshBooks | Zoho Books | Wave | NetSuite | Sage Intacct | Microsoft Dynamics 365 | Microsoft Dynamics GP | Acumatica | Sage 100 | SAP | Oracle Fusion | Yardi | AppFolio | Buildium | Foundation | Sage 300 Construction | Vista | Restaurant365 | Blackbaud Financial Edge | Aplos',
  ),
)
const ledgerWork = ['Bookkeeping', 'Cleanup / Catchup', 'Month-End Close / Reconciliations', 'Controllership']

/** Whether that work is done in that program, so that one sentence can name both. */
export function isDoneIn(service: string, program: string): boolean {
  if (ledgers.has(program)) return ledgerWork.includes(service)
  return programsOf[service]?.includes(program) ?? false
}

/** All that somebody who lists everything would list. */
export const everything: Item[] = (['software', 'form', 'service', 'standard'] as const).flatMap((kind: Kind) => {
  const of = (name: FamilyName) =>
    kind === 'software'
      ? families[name].software
      : kind === 'form'
        ? families[name].forms
        : kind === 'service'
          ? families[name].core
          : families[name].standards
  return [...new Set(familyNames.flatMap(of))].map((value) => ({ kind, value }))
})

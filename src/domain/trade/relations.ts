import { software } from './software.ts'

/**
 * How terms relate, as people in the trade see it: what a larger term has in it, what a program is for, what comes near
 * what. Sources: the purposes that vendors state for their programs, the titles of the forms (irs.gov), and the
 * codification's topics. A term is written `kind:name`.
 */
export type TermKey = `${string}:${string}`

const keys = (kind: string, names: readonly string[]): TermKey[] => names.map((name): TermKey => `${kind}:${name}`)

/** Whoever does the first has done the others. */
const contains: [TermKey, TermKey[]][] = [
  ['service:Controllership', ['service:Month-End Close / Reconciliations', 'service:Bookkeeping']],
  ['service:Month-End Close / Reconciliations', ['service:Bookkeeping']],
  ['service:Cleanup / Catchup', ['service:Bookkeeping']],
  ['service:Tax Review', ['service:Tax Preparation']],
  ['service:External Audit', ['service:Audit PBC Support']],
  ['form:Form 1040-X', ['form:Form 1040']],
  ['form:Schedule C', ['form:Form 1040']],
  ['form:Schedule E', ['form:Form 1040']],
  ['service:1099 Prep & W-9 Collection', ['form:Form 1099', 'form:Form W-9']],
  ['form:Form 1099', ['service:1099 Prep & W-9 Collection']],
  ['form:Form W-9', ['service:1099 Prep & W-9 Collection']],
  ['form:Form 10-K', ['standard:SEC reporting']],
  ['form:Form 10-Q', ['standard:SEC reporting']],
  ['form:Form 990', ['industry:Nonprofit']],
  ...keys('standard', [
    'SEC reporting',
    'ASC 606',
    'ASC 718',
    'ASC 740',
    'ASC 842',
    'ASC 805',
    'ASC 326',
    'ASC 815',
    'ASC 820',
  ]).map((topic): [TermKey, TermKey[]] => [topic, ['standard:US GAAP']]),
  ['credential:CPA', ['credential:EA']],
]

/** What each kind of program is for. */
const purposes: Record<string, TermKey> = {
  tax: 'service:Tax Preparation',
  payroll: 'service:Payroll',
  salestax: 'service:Sales Tax',
  payables: 'service:AP / AR Support',
  planning: 'service:FP&A',
  close: 'service:Month-End Close / Reconciliations',
  forms: 'service:1099 Prep & W-9 Collection',
  property: 'industry:Real estate',
  construction: 'industry:Construction',
  ecommerce: 'industry:E-commerce',
}

const purposesByName: Record<string, TermKey> = {
  Ramp: 'service:AP / AR Support',
  'Sage 300 Construction': 'industry:Construction',
  Restaurant365: 'industry:Restaurants',
  Toast: 'industry:Restaurants',
  'Blackbaud Financial Edge': 'industry:Nonprofit',
  Aplos: 'industry:Nonprofit',
  Clio: 'industry:Law firms',
  Deltek: 'industry:Government contractors',
}

/** Research, scanning and time programs don't show that anyone did the work. */
const noPurpose = new Set([
  'Checkpoint',
  'BNA Tax & Accounting',
  'Fixed Assets CS',
  'SurePrep',
  'Gruntworx',
  'BambooHR',
  'Deel',
  'QuickBooks Time',
  'CCH',
])

const purposeOf = ({ name, kind }: { name: string; kind: string }): TermKey | undefined =>
  noPurpose.has(name) ? undefined : (purposesByName[name] ?? purposes[kind])

const alike: readonly (readonly string[])[] = [
  [
    'UltraTax CS',
    'CCH Axcess',
    'Lacerte',
    'Drake Tax',
    'ProSeries',
    'CCH ProSystem fx',
    'ProConnect Tax',
    'GoSystem Tax RS',
    'ATX',
  ],
  ['QuickBooks Online', 'QuickBooks Desktop', 'Xero', 'Sage 50', 'FreshBooks', 'Zoho Books'],
  ['NetSuite', 'Sage Intacct', 'Microsoft Dynamics 365', 'Microsoft Dynamics GP', 'Acumatica', 'Sage 100'],
  ['SAP', 'SAP S/4HANA', 'Oracle Fusion', 'Oracle E-Business Suite'],
  ['BILL', 'Ramp', 'Melio', 'Tipalti', 'AvidXchange'],
  ['Expensify', 'Brex', 'Divvy', 'SAP Concur', 'Ramp'],
  ['Dext', 'Hubdoc', 'AutoEntry'],
  ['Gusto', 'ADP Run', 'ADP Workforce Now', 'Paychex', 'QuickBooks Payroll', 'Rippling', 'Paylocity'],
  ['Avalara', 'TaxJar', 'Vertex', 'Anrok', 'Sovos'],
  ['Yardi', 'AppFolio', 'Buildium', 'RealPage', 'MRI Software'],
  ['Foundation', 'Sage 300 Construction', 'Vista'],
  ['Procore', 'Buildertrend'],
  ['Workday Adaptive Planning', 'Anaplan', 'Vena', 'Oracle Hyperion', 'Jirav', 'Datarails', 'Planful'],
  ['BlackLine', 'FloQast'],
  ['Power BI', 'Tableau'],
  ['CaseWare', 'CCH Engagement'],
  ['AuditBoard', 'TeamMate'],
  ['Karbon', 'TaxDome', 'Canopy', 'Financial Cents'],
  ['Chargebee', 'Maxio', 'Zuora'],
  ['A2X', 'Synder'],
  ['Shopify', 'Amazon Seller Central'],
  ['Blackbaud Financial Edge', 'Aplos', 'Sage Intacct'],
  ['Tax1099', 'Track1099'],
]

const related: Record<string, Record<string, readonly string[]>> = {
  form: {
    'Form 1065': ['Form 1120-S', 'Form 1120'],
    'Form 1120-S': ['Form 1065', 'Form 1120'],
    'Form 1120': ['Form 1065', 'Form 1120-S'],
    'Form 1041': ['Form 706', 'Form 709', 'Form 1065'],
    'Form 706': ['Form 709', 'Form 1041'],
    'Form 709': ['Form 706', 'Form 1041'],
    'Form 1040': ['Form 1040-NR', 'Form 1041'],
    'Form 1040-NR': ['Form 1040', 'Form 8938', 'FBAR'],
    'Form 1040-X': ['Form 1040'],
    'Schedule C': ['Form 1040'],
    'Schedule E': ['Form 1040'],
    'Form 941': ['Form 940', 'Form W-2'],
    'Form 940': ['Form 941'],
    'Form W-2': ['Form 941'],
    'Form 1099': ['Form W-2'],
    'Form 5471': ['Form 5472', 'Form 8865'],
    'Form 5472': ['Form 5471', 'Form 8865'],
    'Form 8865': ['Form 5471', 'Form 5472'],
    FBAR: ['Form 8938'],
    'Form 8938': ['FBAR'],
    'Form 10-K': ['Form 10-Q'],
    'Form 10-Q': ['Form 10-K'],
  },
  service: {
    Bookkeeping: ['AP / AR Support', 'Month-End Close / Reconciliations', 'Cleanup / Catchup'],
    'Month-End Close / Reconciliations': ['Bookkeeping', 'Cleanup / Catchup'],
    'Cleanup / Catchup': ['Bookkeeping', 'Month-End Close / Reconciliations'],
    'AP / AR Support': ['Bookkeeping', 'Month-End Close / Reconciliations'],
    'Tax Review': ['Tax Preparation'],
    'Audit PBC Support': ['Month-End Close / Reconciliations', 'Controllership'],
    'External Audit': ['Audit PBC Support'],
    'FP&A': ['Controllership'],
    Controllership: ['Month-End Close / Reconciliations', 'FP&A'],
    '1099 Prep & W-9 Collection': ['AP / AR Support'],
  },
  industry: {
    Construction: ['Real estate', 'Government contractors', 'Manufacturing'],
    'Real estate': ['Construction', 'Hospitality', 'Investment funds'],
    SaaS: ['Startups', 'Professional services'],
    'E-commerce': ['Retail', 'Manufacturing'],
    Restaurants: ['Hospitality', 'Retail'],
    'Healthcare practices': ['Professional services', 'Law firms'],
    Nonprofit: ['Government contractors'],
    Manufacturing: ['E-commerce', 'Construction', 'Retail'],
    'Professional services': ['Law firms', 'SaaS', 'Healthcare practices'],
    'Law firms': ['Professional services'],
    Trucking: ['Construction', 'Manufacturing'],
    Retail: ['E-commerce', 'Restaurants'],
    'Investment funds': ['Real estate'],
    Startups: ['SaaS', 'E-commerce'],
    'Government contractors': ['Nonprofit', 'Construction'],
    Hospitality: ['Restaurants', 'Real estate'],
  },
  standard: {
    'US GAAP': ['IFRS'],
    IFRS: ['US GAAP'],
    'ASC 606': ['IFRS 15'],
    'ASC 842': ['IFRS 16'],
    SOX: ['SOC 1', 'SEC reporting'],
    'SEC reporting': ['SOX'],
    GASB: ['Single Audit'],
    'Single Audit': ['GASB', 'GAAS'],
    SSARS: ['GAAS'],
    GAAS: ['SSARS', 'PCAOB'],
  },
}

/** A name that stands for several programs: `QuickBooks` doesn't say which. The likeliest is first. */
const families: Record<string, readonly string[]> = {
  QuickBooks: ['QuickBooks Online', 'QuickBooks Desktop'],
  ADP: ['ADP Run', 'ADP Workforce Now'],
  CCH: ['CCH Axcess', 'CCH ProSystem fx'],
  Sage: ['Sage 50', 'Sage 100', 'Sage Intacct', 'Sage 300 Construction'],
  Oracle: ['Oracle Fusion', 'Oracle E-Business Suite'],
}

const collect = (pairs: Iterable<readonly [TermKey, TermKey]>): Map<TermKey, TermKey[]> => {
  const map = new Map<TermKey, TermKey[]>()
  for (const [key, value] of pairs) map.set(key, [...(map.get(key) ?? []), value])
  return map
}

/** Whoever prepares an income tax return does tax work; whoever files for employers runs payroll. */
const work: [TermKey, TermKey[]][] = [
  ...keys('form', [
    'Form 1040',
    'Form 1040-NR',
    'Form 1041',
    'Form 1065',
    'Form 1120',
    'Form 1120-S',
    'Form 990',
    'Form 706',
    'Form 709',
    'Form 5471',
  ]).map((form): [TermKey, TermKey[]] => [form, ['service:Tax Preparation']]),
  ...keys('form', ['Form 941', 'Form 940', 'Form W-2']).map((form): [TermKey, TermKey[]] => [
    form,
    ['service:Payroll'],
  ]),
]

const parts = collect([...contains, ...work].flatMap(([whole, all]) => all.map((part) => [whole, part] as const)))
for (const { name, kind } of software.all) {
  const purpose = purposeOf({ name, kind })
  if (purpose) parts.set(`software:${name}`, [purpose])
}

const near = collect([
  ...alike.flatMap((group) =>
    group.flatMap((one) =>
      group
        .filter((other) => other !== one)
        .map((other) => [`software:${one}`, `software:${other}`] as [TermKey, TermKey]),
    ),
  ),
  ...Object.entries(related).flatMap(([kind, terms]) =>
    Object.entries(terms).flatMap(([one, others]) =>
      others.map((other) => [`${kind}:${one}`, `${kind}:${other}`] as [TermKey, TermKey]),
    ),
  ),
  ['credential:QBO ProAdvisor', 'software:QuickBooks Online'],
  ['credential:CPA', 'credential:EA'],
])

const family = collect(
  Object.entries(families).flatMap(([general, members]) =>
    members.map((member) => [`software:${member}`, `software:${general}`] as [TermKey, TermKey]),
  ),
)

/** All that somebody has done who has done this, at any depth. */
export function partsOf(term: TermKey): readonly TermKey[] {
  const known = closures.get(term)
  if (known) return known
  const all = new Set<TermKey>()
  const visit = (one: TermKey) => {
    for (const part of parts.get(one) ?? [])
      if (part !== term && !all.has(part)) {
        all.add(part)
        visit(part)
      }
  }
  visit(term)
  closures.set(term, [...all])
  return [...all]
}
const closures = new Map<TermKey, readonly TermKey[]>()
/** The terms that count in part for this one. */
export const nearTo = (term: TermKey): readonly TermKey[] => near.get(term) ?? []
/** The programs that a name may mean: several for `QuickBooks`, one for most. */
export const programsCalled = (name: string): readonly string[] => families[name] ?? [name]
/** The name people use when they don't say which of several programs they mean. */
export const generalNameOf = (term: TermKey): readonly TermKey[] => family.get(term) ?? []

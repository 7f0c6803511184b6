import { ways } from '../voice.ts'

/** How people who serve US clients from Manila, Pune, Bogotá, Durban or Kraków put it: by what they did, in full sentences. */
export const software = ways({
  'QuickBooks Online':
    'the online version of QuickBooks | QuickBooks Online Accountant | the cloud edition of QuickBooks | QBO',
  'QuickBooks Desktop':
    'QuickBooks Enterprise on a hosted server | the desktop edition of QuickBooks | QuickBooks Premier Desktop | QuickBooks Desktop through remote login',
  Xero: 'Xero | the Xero cloud ledger | Xero accounting',
  'Sage 50': 'Sage 50 (formerly Peachtree) | Sage 50 US edition',
  FreshBooks: 'FreshBooks',
  'Zoho Books': 'Zoho Books | the Zoho accounting application',
  Wave: 'Wave Accounting | Wave Apps',
  NetSuite: 'Oracle NetSuite | NetSuite ERP | the NetSuite system of the client | NetSuite OneWorld',
  'Sage Intacct': 'Sage Intacct | Intacct | the Intacct system',
  'Microsoft Dynamics 365': 'Microsoft Dynamics 365 Finance | Dynamics Business Central | MS Dynamics 365',
  'Microsoft Dynamics GP': 'MS Dynamics GP | Microsoft Great Plains | Dynamics Great Plains',
  Acumatica: 'Acumatica Cloud ERP | Acumatica',
  'Sage 100': 'Sage 100 ERP | Sage 100 (MAS 90)',
  SAP: 'SAP FICO | SAP FI module | SAP ERP',
  'Oracle Fusion': 'Oracle Fusion Cloud | Oracle ERP Cloud | Oracle Financials Cloud',
  BILL: 'Bill.com | the Bill.com payment platform | BILL (Bill.com)',
  Ramp: 'the Ramp card platform | Ramp.com',
  Melio: 'Melio | the Melio payment portal',
  Tipalti: 'Tipalti | the Tipalti payment portal',
  AvidXchange: 'AvidXchange',
  Stampli: 'Stampli',
  Expensify: 'Expensify | the Expensify application',
  Brex: 'Brex | the Brex corporate card portal',
  Divvy: 'the Divvy card portal | Divvy expense cards',
  'SAP Concur': 'Concur Expense | SAP Concur',
  Dext: 'Dext Prepare | Receipt Bank (now Dext) | Dext',
  Hubdoc: 'Hubdoc',
  Gusto: 'Gusto Payroll | the Gusto platform',
  'ADP Run': 'RUN Powered by ADP | ADP Run',
  'ADP Workforce Now': 'ADP Workforce Now | the Workforce Now portal of ADP',
  Paychex: 'Paychex Flex | the Paychex portal',
  'QuickBooks Payroll': 'the payroll module of Intuit (QuickBooks Payroll) | Intuit QuickBooks Payroll',
  Rippling: 'the Rippling payroll platform | Rippling HR and payroll',
  Paylocity: 'Paylocity',
  Avalara: 'Avalara AvaTax | Avalara | the Avalara returns console',
  TaxJar: 'TaxJar | the TaxJar dashboard',
  Vertex: 'Vertex Indirect Tax O Series | the Vertex tax engine',
  Anrok: 'Anrok',
  Sovos: 'Sovos',
  Yardi: 'Yardi Voyager | Yardi Breeze | Yardi property system',
  AppFolio: 'AppFolio Property Manager | AppFolio',
  Buildium: 'Buildium',
  Foundation: 'Foundation Software for contractors | FOUNDATION construction accounting',
  'Sage 300 Construction': 'Sage 300 Construction and Real Estate | Sage 300 CRE (Timberline)',
  Vista: 'Viewpoint Vista | Trimble Viewpoint Vista',
  Procore: 'Procore',
  Buildertrend: 'Buildertrend',
  Restaurant365: 'Restaurant365 | the R365 restaurant system',
  A2X: 'A2X | the A2X connector',
  Synder: 'Synder',
  Shopify: 'the Shopify admin | Shopify payouts and orders | Shopify',
  'Amazon Seller Central': 'Amazon Seller Central | the Seller Central reports of Amazon',
  'Blackbaud Financial Edge': 'Blackbaud Financial Edge NXT | Financial Edge',
  Aplos: 'Aplos fund accounting',
  'Workday Adaptive Planning': 'Workday Adaptive | Adaptive Insights (Workday) | Workday Adaptive Planning',
  Anaplan: 'Anaplan | Anaplan models',
  Vena: 'Vena Solutions',
  'Oracle Hyperion': 'Hyperion Planning | Hyperion Financial Management | Oracle Hyperion',
  Jirav: 'Jirav',
  Datarails: 'Datarails',
  Planful: 'Planful (Host Analytics) | Planful',
  'Power BI': 'Microsoft Power BI | Power BI dashboards',
  Tableau: 'Tableau | Tableau dashboards',
  BlackLine: 'BlackLine | the BlackLine reconciliation tool',
  FloQast: 'FloQast | the FloQast closing checklist',
  CaseWare: 'CaseWare Working Papers | CaseWare',
  'CCH Engagement': 'the Engagement binders of CCH | CCH ProSystem fx Engagement workpapers',
  AuditBoard: 'AuditBoard',
  Karbon: 'Karbon | Karbon practice management',
  TaxDome: 'TaxDome | the TaxDome portal',
  Canopy: 'Canopy Tax practice software | Canopy practice management',
  'Financial Cents': 'Financial Cents',
  Tax1099: 'Tax1099 | the Tax1099 filing site',
  Track1099: 'Track1099',
  'UltraTax CS': 'UltraTax CS of Thomson Reuters | UltraTax | Thomson Reuters UltraTax',
  'CCH Axcess': 'CCH Axcess Tax | Wolters Kluwer Axcess | CCH Axcess',
  Lacerte: 'Intuit Lacerte | Lacerte | the Lacerte tax program',
  'Drake Tax': 'Drake Tax Software | Drake | the Drake program',
  ProSeries: 'Intuit ProSeries | ProSeries Professional',
  'CCH ProSystem fx': 'ProSystem fx Tax | CCH ProSystem fx | CCH ProSystem Tax',
  'GoSystem Tax RS': 'GoSystem Tax RS | Thomson Reuters GoSystem',
  'ProConnect Tax': 'Intuit ProConnect Tax | ProConnect Tax Online',
  ATX: 'the ATX tax program | CCH ATX',
  'TaxSlayer Pro': 'TaxSlayer Pro',
  OneSource: 'OneSource Income Tax',
})

export const form = ways({
  'Form 1040':
    'the individual income tax returns of US residents | Form 1040 | personal returns of American taxpayers | US individual returns',
  'Form 1065':
    'partnership returns with the K-1 for every partner | Form 1065 | returns of multi-member LLCs taxed as partnerships | US partnership returns',
  'Form 1120-S':
    'returns of S corporations | Form 1120-S | S corporation returns with shareholder K-1s | small business corporation returns (1120S)',
  'Form 1120': 'returns of C corporations | Form 1120 | regular corporation returns (Form 1120)',
  'Form 1041': 'returns of trusts and decedents’ estates | Form 1041 | fiduciary income tax returns',
  'Form 990': 'annual returns of tax-exempt organizations | Form 990 | the 990 series',
  'Schedule C': 'Schedule C for sole proprietors | self-employed taxpayers’ Schedule C',
  'Schedule E': 'Schedule E for owners of rental houses | rental income schedules (Schedule E)',
  'Form 1040-X': 'amended individual returns | Form 1040-X',
  'Form 709': 'gift tax returns | Form 709',
  'Form 706': 'estate tax returns (Form 706)',
  'Form 1040-NR': 'returns of nonresident aliens | Form 1040-NR',
  FBAR: 'foreign bank account reports (FinCEN 114) | FBAR reports',
  'Form 8938': 'statements of foreign financial assets (8938) | Form 8938',
  'Form 5471':
    'Form 5471 for owners of foreign corporations | information returns on controlled foreign corporations (5471)',
  'Form 5472': 'Form 5472 for foreign-owned US companies',
  'Form 941': 'the quarterly employer return 941 | Form 941 | quarterly federal payroll returns (941)',
  'Form 940': 'the annual federal unemployment return | Form 940',
  'Form W-2': 'W-2 statements for employees | year-end W-2 forms',
  'Form 1099': '1099-NEC forms for contractors | 1099 forms for vendors',
  'Form 10-K': 'the annual report on Form 10-K | 10-K filings of a listed company',
  'Form 10-Q': 'quarterly reports on Form 10-Q | the 10-Q filings',
})

export const serviceName = ways({
  Bookkeeping:
    'maintaining complete books | recording daily transactions and bank reconciliation | day-to-day accounting of small companies',
  'Month-End Close / Reconciliations':
    'monthly closing and balance sheet schedules | closing of books every month | period-end closing with account reconciliation',
  'Cleanup / Catchup': 'putting backlog books in order | catch-up of pending years | correcting old and messy books',
  'AP / AR Support':
    'vendor payments and customer invoicing | payables and receivables | procure-to-pay and order-to-cash',
  'Tax Preparation':
    'preparation of US tax returns | US tax compliance (preparer) | preparing federal and state returns',
  'Tax Review': 'reviewing returns prepared by the team | second-level checking of US returns',
  '1099 Prep & W-9 Collection': 'yearly contractor reporting (1099) | collecting W-9 and issuing 1099',
  'Sales Tax': 'US sales and use tax returns | indirect tax filing for US states',
  Payroll: 'US payroll processing | paying employees of US companies with payroll taxes',
  'Audit PBC Support': 'preparing schedules that auditors ask for | audit coordination from client side',
  'External Audit':
    'statutory audit of US entities from the auditor’s side | financial statement audits as member of an audit firm',
  'FP&A': 'budgeting and forecasting | financial planning and management reporting',
  Controllership: 'heading the accounting department | responsibility for the whole accounting function',
})

export const industry = ways({
  Construction:
    'general contractors | roofing and plumbing contractors | home remodeling and concrete companies | builders of roads and bridges',
  'Real estate':
    'owners of apartment buildings | property management companies | landlords with shopping centers | rental property owners',
  SaaS: 'companies that sell software by subscription | cloud software companies | B2B SaaS vendors',
  'E-commerce':
    'merchants who sell on Amazon and their own web shops | online brands shipping from 3PL warehouses | internet stores',
  Restaurants: 'franchise sandwich shops | a chain of taco restaurants | coffee shops and diners | burger franchises',
  'Healthcare practices':
    'dental groups | pediatric and eye clinics | physicians’ offices | chiropractors and physiotherapists',
  Nonprofit: 'charities and foundations living from grants | churches and shelters | tax-exempt organizations',
  Manufacturing:
    'factories for plastic and metal parts | a maker of furniture | producers of packaging | industrial plants',
  'Professional services': 'consulting and advertising agencies | architects and engineers | management consultants',
  'Law firms': 'attorneys’ offices | immigration lawyers | injury and family law attorneys',
  Trucking:
    'freight carriers with their own trucks | haulage companies and owner-operators | long-distance truck fleets',
  Retail: 'shops for shoes and clothing | supermarkets and gas station stores | a chain of pet stores',
  'Investment funds':
    'private equity and hedge funds | venture funds with limited partners | fund managers in the Cayman-Delaware structure',
  Startups:
    'young companies financed by venture capital | seed-funded founders | newly founded technology ventures before profit',
  'Government contractors':
    'companies working for the Department of Defense | federal contractors under FAR rules | suppliers of US federal agencies',
  Hospitality: 'hotels and inns | a group of beach resorts | owners of motel franchises',
})

export const state = ways({
  CA: 'the EDD and FTB in Sacramento | CDTFA and FTB | Los Angeles and San Diego filings | California',
  TX: 'the Comptroller of Public Accounts in Austin | the Texas Workforce Commission | Texas',
  NY: 'the New York Department of Taxation and Finance | Albany (NYS-45 and the like) | New York State and City',
  FL: 'the Florida Department of Revenue in Tallahassee | Florida | Miami-Dade and the Florida DOR',
  NJ: 'the Division of Taxation in Trenton | New Jersey | NJ-927 and Trenton',
  IL: 'the Illinois Department of Revenue | IDES in Chicago | Illinois',
  WA: 'the Washington Department of Revenue in Olympia | B&O filings in Seattle | Washington State',
  CO: 'the Colorado Department of Revenue | Denver and home-rule cities of Colorado | Colorado',
  GA: 'the Georgia Tax Center in Atlanta | Georgia (USA)',
  OH: 'Ohio with RITA cities | the Ohio Department of Taxation in Columbus | Ohio',
  PA: 'Pennsylvania (myPATH) | Harrisburg and Philadelphia | the Pennsylvania Department of Revenue',
  MA: 'MassTaxConnect | Massachusetts | the DOR in Boston',
  AZ: 'Arizona TPT | the Arizona Department of Revenue in Phoenix',
  NC: 'the NCDOR in Raleigh | North Carolina',
  MI: 'Michigan Treasury Online | Michigan',
  VA: 'Virginia Tax in Richmond | Virginia',
  TN: 'TNTAP of Tennessee | Tennessee',
  OR: 'Oregon (Frances Online) | the Oregon DOR in Salem',
})

export const standard = ways({
  'US GAAP': 'US GAAP | American accounting principles (US GAAP) | generally accepted accounting principles in the USA',
  'ASC 606': 'ASC 606 on revenue from contracts | the five-step revenue model of ASC 606',
  'ASC 842': 'ASC 842 on leases | the American lease standard ASC 842',
  'ASC 718': 'ASC 718 on share-based pay',
  'ASC 740': 'ASC 740 on income taxes',
  SOX: 'the Sarbanes-Oxley controls | SOX 404 testing',
  'SEC reporting': 'reporting to the SEC | the filings a listed company makes with the SEC',
  GAAS: 'the AICPA auditing standards (GAAS)',
  PCAOB: 'PCAOB auditing standards',
  'SOC 1': 'SOC 1 (SSAE 18) reports',
  GASB: 'GASB pronouncements for municipalities',
  'Single Audit': 'the Single Audit under Uniform Guidance | federal award audits (Uniform Guidance)',
})

export const serviceDuty = ways({
  Bookkeeping:
    'I recorded all sales, purchases and bank transactions and matched them with the statements every week | I maintained the complete ledgers of {c} small companies from vouchers up to trial balance | My duty was categorizing bank and card entries, booking of bills and reconciling all bank accounts | Handled the entire accounting cycle of owner-managed companies, from source documents to profit and loss',
  'Month-End Close / Reconciliations':
    'I was responsible for closing the month within five working days, with accruals, prepayments and schedules for each balance sheet account | Performed period-end closing, intercompany matching and explanation of variances to the US management | Every month I tied out the balance sheet accounts and cleared the open items before reporting deadline | Prepared accrual journals, amortization and reconciliations of all ledger accounts until the period could be locked',
  'Cleanup / Catchup':
    'I took over books which nobody had touched for two or three years and brought them up to date | Corrected wrongly posted entries of former bookkeepers and re-performed all missing reconciliations | The assignment was to rebuild the accounts of past years from bank statements',
  'AP / AR Support':
    'I processed around {c}0 vendor bills weekly, scheduled the payments and followed up overdue customer invoices | Took care of supplier statements, payment runs, customer billing and posting of receipts | My desk handled invoice entry with three-way matching as well as collection follow-ups',
  'Tax Preparation':
    'I prepared about {c}0 federal and state returns each season from the documents in the portal until ready for review | Computed taxable income from the trial balance, completed the return and cleared the diagnostics | In busy season (January to April) I was preparing returns for the clients of CPA firms',
  'Tax Review':
    'I checked the returns made by {c} preparers, wrote review points and released them to the US partner | As reviewer I was the last person in our office to go through each return before signature | Performed second-level check of returns and guided preparers on errors',
  '1099 Prep & W-9 Collection':
    'Each January I requested missing W-9 forms from vendors and submitted the contractor forms to the IRS | I compiled payments to independent contractors, verified the TINs and issued their year-end forms',
  'Sales Tax':
    'I computed and submitted monthly and quarterly returns for tax collected from customers in {c} jurisdictions | Monitored economic nexus, obtained permits and filed the sales and use returns | Calculated tax on taxable sales and paid it to state authorities online',
  Payroll:
    'I processed the biweekly salaries of {c}0 employees in the USA including deductions, garnishments and tax deposits | Ran the weekly wages from time sheets up to bank file and remitted withholding taxes | Took care of pay runs, new hires and final paychecks for US employers',
  'Audit PBC Support':
    'During year-end audit I prepared the schedules and samples requested by the external auditors of our client | I was the contact of the CPA firm auditing our client and uploaded all their requested items',
  'External Audit':
    'As member of the audit team I planned and executed fieldwork on American companies and drafted the report | I tested balances and controls of {c} US audit clients as part of the engagement team of the auditing firm',
  'FP&A':
    'I built the yearly budget and the rolling forecast and explained deviations to the management in monthly calls | Prepared three-statement models, cash projections and the slides for the board',
  Controllership:
    'I led the accounting department of the American company, from policies and internal control to signed financial statements | Had full ownership of ledgers, closing, treasury and a team of {c}, reporting directly to the owner',
})

export const industryDuty = ways({
  Construction:
    'I calculated work in progress and retention for each building job | I followed job cost and progress billing (AIA) for building sites',
  'Real estate':
    'I reconciled tenant deposits, rent rolls and common area charges of buildings | I prepared the monthly statements for owners of rented buildings',
  SaaS: 'I maintained schedules of deferred subscription income and monthly recurring revenue',
  'E-commerce': 'I matched the settlements of online marketplaces with bank deposits, fees and returns',
  Restaurants: 'I booked the daily register reports of eating places with tips and food cost',
  'Healthcare practices': 'I posted insurance payments of patients and the shares of each doctor',
  Nonprofit: 'I tracked donor restrictions and expenses per grant for charitable organizations',
  Manufacturing: 'I computed standard cost, production variances and inventory of the factory',
  'Professional services': 'I billed consultants’ hours and monitored unbilled work per engagement',
  'Law firms': 'I reconciled the client trust (IOLTA) accounts of lawyers every month',
  Trucking: 'I prepared driver settlements and IFTA fuel tax for a truck fleet',
  Retail: 'I reconciled cash registers of the stores and counted stock differences',
  'Investment funds': 'I calculated net asset value, capital calls and the carried interest of partners',
  Startups: 'I reported burn rate and runway of founders to their venture investors',
  'Government contractors': 'I prepared indirect cost rates and incurred cost submissions for DCAA',
  Hospitality: 'I recorded the night audit report and room revenue of hotels',
})

export const standardDuty = ways({
  'US GAAP':
    'Financial statements were prepared by me according to US GAAP | I converted client accounts to accrual basis under US GAAP',
  'ASC 606': 'I analyzed customer contracts under ASC 606 and documented the performance obligations',
  'ASC 842': 'I set up right-of-use assets and lease liabilities under ASC 842',
  'ASC 718': 'I booked option expense under ASC 718',
  'ASC 740': 'I prepared the tax provision under ASC 740',
  SOX: 'I tested key controls for Sarbanes-Oxley and documented the walkthroughs',
  'SEC reporting': 'I drafted notes and tables for the filings with the SEC',
  GAAS: 'The audits were carried out under AICPA auditing standards (GAAS)',
  PCAOB: 'I worked on listed clients under PCAOB standards',
  'SOC 1': 'I tested service organizations for SOC 1 reports',
  GASB: 'I prepared statements of US municipalities under GASB',
  'Single Audit': 'I tested federal programs in a Single Audit and prepared the schedule of awards',
})

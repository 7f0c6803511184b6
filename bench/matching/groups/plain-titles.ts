import { options, type Voice } from '../voice.ts'

const byLevel = (...all: string[]) => all.map(options)

export const titles: Voice['titles'] = {
  tax: byLevel(
    'Tax Preparer | Tax Associate | Staff Tax Acct.',
    'Sr. Tax Acct. | Tax Senior | Sr. Tax Preparer',
    'Tax Manager | Tax Supervisor | Tax Mgr.',
    'Director of Tax | Tax Director',
    'Tax Partner',
  ),
  accounting: byLevel(
    'Bookkeeper | Staff Acct. | Jr. Accountant | Acctg. Assistant',
    'Sr. Accountant | F/C Bookkeeper (lead) | Senior Acct. | GL Senior',
    'Acctg. Mgr. | Accounting Manager | CAS Manager',
    'Controller | Corp. Controller',
    'CFO | VP Finance / CFO',
  ),
  desk: byLevel(
    '{desk} Clerk | {desk} Specialist | {desk} Coordinator',
    'Sr. {desk} Specialist | {desk} Lead | Senior {desk} Analyst',
    '{desk} Manager | {desk} Supervisor',
    'Director, {desk}',
    'VP, {desk}',
  ),
  finance: byLevel(
    'Financial Analyst | Jr. Finance Analyst',
    'Sr. Financial Analyst | Sr. Finance Analyst',
    'Finance Manager | FP&A Mgr. | Acctg. & Finance Mgr.',
    'Controller | Finance Director | Interim Controller',
    'CFO | Fractional CFO',
  ),
  audit: byLevel(
    'Audit Associate | Staff Auditor',
    'Audit Senior | Sr. Auditor',
    'Audit Manager | Audit Mgr.',
    'Audit Director',
    'Audit Partner',
  ),
}

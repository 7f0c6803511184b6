import { options, type Voice } from '../voice.ts'

const byLevel = (...all: string[]) => all.map(options)

export const titles: Voice['titles'] = {
  tax: byLevel(
    'Tax Preparer | Tax Associate | Tax Assistant',
    'Senior Tax Preparer | Tax Senior | Senior Tax Accountant',
    'Tax Manager | Manager, Tax',
    'Tax Director',
    'Tax Partner',
  ),
  accounting: byLevel(
    'Bookkeeper | Staff Accountant | Accounting Clerk',
    'Senior Accountant | Senior Bookkeeper | Lead Accountant',
    'Accounting Manager | Manager, Accounting',
    'Controller | Company Controller',
    'CFO | Chief Financial Officer',
  ),
  desk: byLevel(
    '{desk} Specialist | {desk} Clerk',
    'Senior {desk} Specialist | {desk} Lead',
    '{desk} Manager',
    'Director of {desk}',
    'VP of {desk}',
  ),
  finance: byLevel(
    'Financial Analyst | Junior Analyst, Finance',
    'Senior Financial Analyst | Senior Analyst, Finance',
    'Finance Manager | Manager, FP&A',
    'Controller | Director of Finance',
    'CFO | Part-time CFO',
  ),
  audit: byLevel(
    'Audit Associate | Staff Auditor',
    'Audit Senior | Senior Auditor',
    'Audit Manager',
    'Audit Director',
    'Audit Partner',
  ),
}

import { options, type Voice } from '../voice.ts'

const byLevel = (...all: string[]) => all.map(options)

export const titles: Voice['titles'] = {
  tax: byLevel(
    'US Tax Associate | Tax Analyst – US Taxation | Junior US Tax Preparer',
    'Senior Associate – US Tax | Senior US Tax Analyst | Tax Senior (US desk)',
    'Manager – US Taxation | US Tax Manager | Manager, US Tax Compliance',
    'Director – US Tax',
    'Partner – US Tax',
  ),
  accounting: byLevel(
    'Accounts Executive – US Process | Offshore Bookkeeper | Accounting Associate (US clients) | General Accountant',
    'Senior Accountant – US Clients | Senior Associate, Client Accounting | Senior Bookkeeper and Team Senior',
    'Accounting Manager (US portfolio) | Manager – Client Accounting Services | Accounting Supervisor',
    'Financial Controller | Controller for US entities',
    'Chief Financial Officer | Outsourced CFO',
  ),
  desk: byLevel(
    '{desk} Associate | {desk} Executive – US Process | {desk} Analyst',
    'Senior {desk} Associate | Senior {desk} Analyst | Senior Executive – {desk}',
    '{desk} Manager | {desk} Supervisor',
    'Director of {desk}',
    'Vice President – {desk}',
  ),
  finance: byLevel(
    'Financial Analyst | Finance Associate',
    'Senior Financial Analyst | Senior Finance Associate',
    'Finance Manager | Manager – Financial Planning | Accounting Manager',
    'Financial Controller | Controller (remote, US company)',
    'Chief Financial Officer | Fractional CFO for US companies',
  ),
  audit: byLevel(
    'Audit Associate | Junior Auditor (US clients)',
    'Senior Audit Associate | Audit Senior',
    'Audit Manager | Manager – Assurance',
    'Audit Director',
    'Audit Partner',
  ),
}

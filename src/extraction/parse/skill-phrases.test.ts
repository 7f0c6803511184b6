import { expect, test } from 'vitest'
import { rowsOfTexts } from '../word/text-rows.ts'
import { sectionsOf } from './sections.ts'
import { skillsOf } from './skills.ts'

const read = (...lines: string[]) =>
  Object.values(skillsOf(sectionsOf([rowsOfTexts(['Skills', ...lines])]).filter(({ kind }) => kind === 'skills')))
    .flat()
    .toSorted()

test.each([
  [['Well versed with NetSuite, Power BI, Excel and SQL.']],
  [['Proficient in NetSuite, Power BI, Excel, and SQL']],
  [['Working knowledge of NetSuite, Power BI,', 'Excel and SQL.']],
  [['NetSuite', 'Excellent', 'Power BI', 'Very Good', 'Excel', 'Good', 'SQL', 'Expert']],
  [['NetSuite\tAdvanced', 'Power BI\tIntermediate', 'Excel\tExpert', 'SQL\tBeginner']],
  [['NetSuite (Advanced), Power BI (Intermediate), Excel (Expert), SQL (Basic)']],
  [['NetSuite – Advanced', 'Power BI – Intermediate', 'Excel – Expert', 'SQL – Basic']],
  [['NetSuite: Advanced', 'Power BI: Intermediate', 'Excel: Expert', 'SQL: Basic']],
  [['NetSuite ●●●●○', 'Power BI ●●●○○', 'Excel ●●●●●', 'SQL ●●○○○']],
  [['NetSuite 90%', 'Power BI 70%', 'Excel 95%', 'SQL 40%']],
  [['• NetSuite (10+ years)', '• Power BI (3 years)', '• Excel', '• SQL (1 year)']],
])('skills without how well they are known, and out of a sentence: %j', (lines) => {
  expect(read(...lines)).toEqual(['Excel', 'NetSuite', 'Power BI', 'SQL'])
})

test('what a skill has in brackets is no level', () => {
  expect(read('Advanced Excel (VLOOKUP, Pivot Tables), Accounts Payable and Receivable')).toEqual([
    'Accounts Payable and Receivable',
    'Advanced Excel (VLOOKUP, Pivot Tables)',
  ])
})

const deeds = ['Prepared 2,400 federal returns in 19 states', 'Settled sixty notices, two thirds with no change']
test.each([
  [['Tax', ...deeds.map((deed) => `• ${deed}`), 'Audit', '• Led the fieldwork of the annual audits']],
  [
    [
      'Tax Preparation',
      '• Own the returns of 40 partnerships',
      '• Two offers in compromise that were both accepted by then',
    ],
  ],
  [['• Closed the books of twelve clients every month', '• Ran the payroll of 140 people', '• Xero']],
  [[...deeds.map((deed) => `• ${deed}`), 'Software: Xero']],
  [['Bookkeeping & Reporting', '• Keep the books of eighteen owners', '• Rebuilt three years of records after a fire']],
])('what someone did is no skill, nor is the name over it: %j', (lines) => {
  expect(read(...lines, 'Tools: Excel, SQL')).toEqual(expect.arrayContaining(['Excel', 'SQL']))
  expect(read(...lines, 'Tools: Excel, SQL').filter((skill) => !['Excel', 'SQL', 'Xero'].includes(skill))).toEqual([])
})

test('skills that take a few words each stay', () => {
  const skills = ['Month-end close and reporting', 'Preparation of individual tax returns', 'Review of payroll']
  expect(read(...skills.map((skill) => `• ${skill}`))).toEqual(skills.toSorted())
})

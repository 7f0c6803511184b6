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

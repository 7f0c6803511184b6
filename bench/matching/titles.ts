import { levels } from './grade.ts'
import type { Job } from './person.ts'
import type { Random } from './random.ts'
import type { TitleGroup, Voice } from './voice.ts'

const groupOf: Record<Job['family'], TitleGroup> = {
  tax: 'tax',
  books: 'accounting',
  close: 'accounting',
  payroll: 'desk',
  salesTax: 'desk',
  payables: 'desk',
  planning: 'finance',
  audit: 'audit',
  controller: 'finance',
  reporting: 'accounting',
}
const deskOf: Partial<Record<Job['family'], string>> = { payroll: 'Payroll', salesTax: 'Sales Tax', payables: 'AP/AR' }

export const fillIn = (template: string, values: Record<string, string>) =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')

export function titleOf(random: Random, voice: Voice, job: Job): string {
  const titles = voice.titles[groupOf[job.family]][job.level] ?? [levels[job.level]]
  return fillIn(random.pick(titles), { desk: deskOf[job.family] ?? '' })
}

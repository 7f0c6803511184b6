import * as z from 'zod/mini'
import { brand } from '../brand.ts'

/** What a statement says, in this order. Parties stand at its head; the others are numbered clauses. */
export const sectionTitles = {
  parties: 'Parties',
  scope: 'Scope',
  deliverables: 'Deliverables, and what done means',
  outOfScope: 'Out of scope',
  software: 'Software and access',
  hours: 'Hours and time zone',
  rate: 'Rate',
  cap: 'Weekly cap',
  invoicing: 'Invoicing',
  confidentiality: 'Confidentiality',
  data: 'Data rules',
  notice: 'Notice',
  conversion: 'Full-time later',
  law: 'Governing law',
} as const
export type Section = keyof typeof sectionTitles
export const sections = Object.keys(sectionTitles) as Section[]

/** What a template may ask for. */
export const placeholders = {
  client: 'the firm’s name',
  professional: 'the person’s name',
  project: 'the project’s title',
  scope: 'what the firm wrote about the scope',
  outOfScope: 'what the firm left out',
  software: 'programs, roles and access',
  start: 'the start date',
  end: 'the end date, or “ongoing”',
  rate: 'the hourly rate',
  fee: 'the operator’s fee, as a percentage',
  allIn: 'what an hour costs the client, fee included',
  hours: 'hours a week',
  cap: 'the most hours a week',
  zone: 'the firm’s time zone',
  coreHours: 'the firm’s core hours',
  notice: 'the notice, such as “14 days”',
  trial: 'the paid trial and what it allows, or “none”',
  conversion: 'the fees for employing the person later',
} as const
export type Placeholder = keyof typeof placeholders

const pattern = /\{\{\s*([^{}]*?)\s*\}\}/g

/** The first thing in braces that isn't a placeholder. */
export function unknownPlaceholder(text: string): string | undefined {
  const unknown = [...text.matchAll(pattern)].find(([, name = '']) => !Object.hasOwn(placeholders, name))
  return unknown?.[0] ?? /\{\{|\}\}/.exec(text.replace(pattern, ''))?.[0]
}

/** Each placeholder is replaced once: braces in what people wrote stay what they are. */
export const fillIn = (text: string, values: Record<Placeholder, string>): string =>
  text.replace(pattern, (whole, name: string) => (Object.hasOwn(values, name) ? values[name as Placeholder] : whole))

const sectionLimit = 6000
const sectionText = z.string().check(
  z.trim(),
  z.minLength(1, 'Please write this section.'),
  z.maxLength(sectionLimit, `Please use at most ${sectionLimit.toLocaleString('en-US')} characters.`),
  z.superRefine((text, context) => {
    const unknown = unknownPlaceholder(text)
    if (unknown) context.addIssue({ code: 'custom', message: `${unknown} isn’t a placeholder.`, input: text })
  }),
)

export const templateText = z.strictObject(
  Object.fromEntries(sections.map((section) => [section, sectionText])) as Record<Section, typeof sectionText>,
)
export type TemplateText = z.output<typeof templateText>

export const templateNotice = `Counsel has not read this template yet. ${brand.name} is not a law firm.`

/** What an installation begins with. Its own counsel reads it before anybody signs. */
export const firstTemplate: TemplateText = {
  parties:
    'This statement of work is between {{client}} (“Client”) and {{professional}} (“Professional”), for the project “{{project}}”. The Professional works as an independent contractor and decides how the work is done.',
  scope: '{{scope}}',
  deliverables: 'A deliverable is done when its “Done when” column is met.',
  outOfScope: '{{outOfScope}}',
  software:
    '{{software}}\nThe Client creates accounts by role, without admin rights. Two-factor authentication is on wherever the program offers it. Nobody shares a login.',
  hours:
    'The work starts on {{start}} and is {{end}}. It takes {{hours}} hours a week. Weeks run Monday to Sunday, {{zone}}. Core hours are {{coreHours}}.\nHours are recorded in quarter hours with task and note, and approved by the Client, never by silence.',
  rate: 'The Client pays {{rate}} for each approved hour. Other than the operator’s fee, nothing else is paid unless both sides agree in writing. Paid trial: {{trial}}.',
  cap: 'At most {{cap}} hours a week are paid. More hours need the Client’s agreement before the work is done.',
  invoicing:
    'Approved weeks are invoiced by the operator of this platform, which adds its fee of {{fee}}: an hour costs the Client {{allIn}} all in. Invoices are due under the terms stated on them. A dispute about hours is raised within ten business days of their approval.',
  confidentiality:
    'The Professional keeps what they learn about the Client and its customers to themselves, uses it for this work only, and returns or deletes it when the work ends. This lasts for three years after the end, and for tax return information as long as the law protects it.',
  data: 'Client data stays in the Client’s programs. It is not copied to private devices, drives, mailboxes or tools that the Client has not approved. Social Security and bank account numbers are never sent by email or message. A suspected breach is reported to the Client within 24 hours.',
  notice:
    'Either side ends this statement in writing. The notice is {{notice}}. Either side may end it immediately for a serious breach. Hours worked until the end are paid.',
  conversion: 'The Client may employ the Professional: {{conversion}}.',
  law: 'This statement is governed by the law of the state in which the Client has its address, without its rules on conflict of laws. If a clause is unenforceable, the others remain in effect. Changes are in writing and signed like this statement.',
}

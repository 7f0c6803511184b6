import * as z from 'zod/mini'

export const statementLimits = { text: 4000, deliverables: 20, name: 160, doneWhen: 400, due: 60 } as const

const text = (most: number, missing: string) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, missing),
      z.maxLength(most, `Please use at most ${most.toLocaleString('en-US')} characters.`),
    )

const deliverable = z.strictObject({
  name: text(statementLimits.name, 'Please name the deliverable.'),
  doneWhen: text(statementLimits.doneWhen, 'Please say when it is done.'),
  due: text(statementLimits.due, 'Please say when it is due.'),
})
export type Deliverable = z.output<typeof deliverable>

/** What the firm writes into a statement; everything else comes from the accepted offer and the template. */
export const statementDetails = z.strictObject({
  scope: text(statementLimits.text, 'Please describe the work.'),
  deliverables: z
    .array(deliverable)
    .check(
      z.minLength(1, 'Please add a deliverable.'),
      z.maxLength(statementLimits.deliverables, `Please list at most ${statementLimits.deliverables} deliverables.`),
    ),
  outOfScope: text(statementLimits.text, 'Please say what isn’t part of the work.'),
  software: text(statementLimits.text, 'Please name the programs and roles.'),
})
export type StatementDetails = z.output<typeof statementDetails>

/** Someone else of the firm has written into the draft meanwhile. */
export const draftChanged =
  'Someone else has changed this draft since you opened it. Load the latest version, then make your changes again.'

type Project = {
  title: string
  description: string | null
  scopeOfWork: string | null
  softwareSystems: readonly string[]
}

/** What the form begins with. */
export function firstDetails({ title, description, scopeOfWork, softwareSystems }: Project): StatementDetails {
  const tasks = (scopeOfWork ?? '').split(', ').filter((task) => task.trim())
  return {
    scope: (description?.trim() || scopeOfWork?.trim() || title).slice(0, statementLimits.text),
    deliverables: (tasks.length > 0 ? tasks : [title]).slice(0, statementLimits.deliverables).map((task) => ({
      name: task.trim().slice(0, statementLimits.name),
      doneWhen: 'Reviewed by the client, open points listed by name',
      due: 'As agreed for each period',
    })),
    outOfScope:
      'Whatever isn’t named above. Signing checks or tax returns and releasing payments are never part of the work.',
    software: softwareSystems.length > 0 ? `${softwareSystems.join(', ')}.` : 'The client’s accounting programs.',
  }
}

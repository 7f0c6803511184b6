import { describe, expect, test } from 'vitest'
import { firstDetails, statementDetails } from './details.ts'

const project = {
  title: 'Month-end close',
  description: ' Two clients, ten days each. ',
  scopeOfWork: 'Bookkeeping, Bank reconciliations',
  softwareSystems: ['QuickBooks Online', 'Bill.com'],
}

describe('the form of a statement begins', () => {
  test('with what the project says', () => {
    expect(firstDetails(project)).toEqual({
      scope: 'Two clients, ten days each.',
      deliverables: [
        expect.objectContaining({ name: 'Bookkeeping' }),
        expect.objectContaining({ name: 'Bank reconciliations' }),
      ],
      outOfScope: expect.stringContaining('releasing payments are never part of the work'),
      software: 'QuickBooks Online, Bill.com.',
    })
  })

  test.each([
    ['the tasks where nothing is described', { description: null }, 'Bookkeeping, Bank reconciliations'],
    ['the tasks where the description is blank', { description: ' \n' }, 'Bookkeeping, Bank reconciliations'],
    ['its title where there are no tasks either', { description: null, scopeOfWork: null }, 'Month-end close'],
  ])('with %s', (_, missing, scope) => {
    expect(firstDetails({ ...project, ...missing }).scope).toBe(scope)
  })

  test.each([null, '', ' , '])('with the title as its deliverable where the tasks are %j', (scopeOfWork) => {
    expect(firstDetails({ ...project, scopeOfWork }).deliverables.map(({ name }) => name)).toEqual(['Month-end close'])
  })

  test('with programs that the firm can name later', () => {
    expect(firstDetails({ ...project, softwareSystems: [] }).software).toBe('The client’s accounting programs.')
  })

  test('with something that can be sent as it is, however long the project is', () => {
    const long = {
      title: 'Close '.repeat(100),
      description: 'Close '.repeat(1000),
      scopeOfWork: Array.from({ length: 30 }, (_, index) => `${index} ${'task '.repeat(50)}`).join(', '),
      softwareSystems: [],
    }
    for (const one of [project, long, { ...long, description: null, scopeOfWork: null }])
      expect(statementDetails.safeParse(firstDetails(one)).error).toBeUndefined()
  })
})

describe('what a firm writes', () => {
  const details = firstDetails(project)
  const [deliverable] = details.deliverables
  const errorsOf = (changes: object) =>
    statementDetails
      .safeParse({ ...details, ...changes })
      .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  const deliverables = (count: number) => ({ deliverables: Array(count).fill(deliverable) })

  test('is trimmed', () => {
    expect(statementDetails.parse({ ...details, scope: ' Close.\n' }).scope).toBe('Close.')
  })

  test.each([
    [{ scope: ' ' }, 'scope: Please describe the work.'],
    [{ scope: 'a'.repeat(4001) }, 'scope: Please use at most 4,000 characters.'],
    [{ outOfScope: '' }, 'outOfScope: Please say what isn’t part of the work.'],
    [{ software: '' }, 'software: Please name the programs and roles.'],
    [deliverables(0), 'deliverables: Please add a deliverable.'],
    [deliverables(21), 'deliverables: Please list at most 20 deliverables.'],
    [{ deliverables: [{ ...deliverable, name: '' }] }, 'deliverables.0.name: Please name the deliverable.'],
    [{ deliverables: [{ ...deliverable, doneWhen: '' }] }, 'deliverables.0.doneWhen: Please say when it is done.'],
    [{ deliverables: [{ ...deliverable, due: ' ' }] }, 'deliverables.0.due: Please say when it is due.'],
    [
      { deliverables: [{ ...deliverable, due: 'a'.repeat(61) }] },
      'deliverables.0.due: Please use at most 60 characters.',
    ],
  ])('is refused as %j', (changes, error) => {
    expect(errorsOf(changes)).toEqual([error])
  })

  test('may fill its limits', () => {
    expect(errorsOf({ scope: 'a'.repeat(4000), ...deliverables(20) })).toBeUndefined()
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readBrief } from '#contract/briefs.ts'
import { briefLimitBytes, briefMessages } from '#domain/projects/brief.ts'
import { scan } from '#extraction/testing/hostile-files.ts'
import { textPage } from '#extraction/testing/pdf.ts'
import { newBuyer, type Person } from '../testing/people.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

const file = (bytes: Uint8Array | string, name = 'request.pdf') =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name)

describe('reading a project brief', () => {
  let app: TestApp
  let buyer: Person
  beforeAll(async () => {
    app = await testApp()
    buyer = await newBuyer(app)
  })
  afterAll(() => app.close())
  const read = (brief: File) => buyer.browser.call(readBrief, { brief })

  test('says what the document says', async () => {
    const lines = [
      'Senior Accountant for month-end close',
      'Number of hires: 2',
      'Software: QBO',
      'Start date: 2027-01-11',
    ]
    const answer = await read(file(textPage(lines.map((line, index) => [72, index ? 10 : 18, line]))))
    expect(answer.body.found).toEqual({
      title: 'Senior Accountant for month-end close',
      scopeTasks: ['Month-End Close / Reconciliations'],
      softwareSystems: ['QuickBooks Online'],
      seniorityLevel: 'Senior',
      estimatedHires: 2,
      startDate: '2027-01-11',
    })
  })

  test('a picture without text and something else are named for what they are', async () => {
    expect((await read(file(scan()))).error?.message).toMatch(/no text to read/)
    const other = await read(file('just words', 'request.pdf'))
    expect([other.status, other.error?.message]).toEqual([415, briefMessages.notADocument])
  })

  test('more than 10 MB is too large', async () => {
    const answer = await read(file(new Uint8Array(briefLimitBytes + 1)))
    expect([answer.status, answer.error?.message]).toEqual([413, briefMessages.tooLarge])
  })

  test('someone may read only so many in an hour', async () => {
    const busy = await newBuyer(app)
    const statuses: number[] = []
    for (let tries = 0; tries < 41; tries++)
      statuses.push((await busy.browser.call(readBrief, { brief: file('no') })).status)
    expect(statuses.slice(0, 40).every((status) => status === 415)).toBe(true)
    expect(statuses.at(-1)).toBe(429)
  })
})

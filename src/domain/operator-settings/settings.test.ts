import { describe, expect, test } from 'vitest'
import { meetingTemplateMessage } from '../interviews/interview.ts'
import { operatorSettings } from './settings.ts'

const settings = {
  acceptanceNeedsScorecard: true,
  showsMeasuredClaims: false,
  meetingTemplate: 'https://meet.example/{room}',
  feeBasisPoints: 1500,
  holdsShortlists: false,
  transferDetails: 'First Bank, account 0042',
}
const errorsOf = (changes: object) =>
  operatorSettings
    .safeParse({ ...settings, ...changes })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)

describe('what the operator decides', () => {
  test('is taken as it is, and trimmed', () => {
    expect(operatorSettings.parse({ ...settings, transferDetails: ' First Bank, account 0042\n' })).toEqual(settings)
  })

  test.each([
    { feeBasisPoints: 0 },
    { feeBasisPoints: 5000 },
    { meetingTemplate: null },
    { transferDetails: null },
    { transferDetails: 'a'.repeat(600) },
  ])('may be %j', (changes) => {
    expect(errorsOf(changes)).toBeUndefined()
  })

  test.each([
    [{ feeBasisPoints: -1 }, 'feeBasisPoints: Please enter a percentage from 0 to 50.'],
    [{ feeBasisPoints: 5001 }, 'feeBasisPoints: Please enter a percentage from 0 to 50.'],
    [{ feeBasisPoints: 12.5 }, 'feeBasisPoints: Please enter a percentage from 0 to 50.'],
    [{ transferDetails: 'a'.repeat(601) }, 'transferDetails: Please use at most 600 characters.'],
    [{ meetingTemplate: 'https://meet.example/' }, `meetingTemplate: ${meetingTemplateMessage}`],
  ])('is never %j', (changes, error) => {
    expect(errorsOf(changes)).toEqual([error])
  })

  test('isn’t a blank line where firms look for an account: then invoices don’t say', () => {
    expect(errorsOf({ transferDetails: ' \n' })).toHaveLength(1)
  })
})

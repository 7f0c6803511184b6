import { expect, test } from 'vitest'
import { firmMessages, firmSettings } from './settings.ts'

const settings = { name: 'Quay', coreFrom: '09:00', coreTo: '17:00' }

test('what isn’t given is null, what is typed is trimmed, and a website gets its scheme', () => {
  expect(firmSettings.parse({ ...settings, name: ' Quay ', address: '  ', website: 'quay.example' })).toEqual({
    ...settings,
    state: null,
    address: null,
    website: 'https://quay.example',
    zone: null,
    billingContactId: null,
    defaultApproverId: null,
  })
})

test.each([
  [{ name: '' }, firmMessages.noName],
  [{ coreFrom: '9' }, firmMessages.time],
  [{ coreTo: '24:00' }, firmMessages.time],
  [{ coreFrom: '17:00' }, firmMessages.order],
  [{ coreFrom: '17:01' }, firmMessages.order],
])('%j is refused: %s', (wrong, message) => {
  const { error } = firmSettings.safeParse({ ...settings, ...wrong })
  expect(error?.issues.map((issue) => issue.message)).toContain(message)
})

test.each([{ state: 'Utah' }, { zone: 'Mars/Base' }, { website: 'javascript:alert(1)' }, { address: 'x'.repeat(501) }])(
  '%j is refused',
  (wrong) => expect(firmSettings.safeParse({ ...settings, ...wrong }).success).toBe(false),
)

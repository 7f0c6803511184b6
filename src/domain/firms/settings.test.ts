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

test('an address and a name are kept, up to their limits', () => {
  const longest = { name: 'a'.repeat(100), address: 'a'.repeat(500) }
  expect(firmSettings.parse({ ...settings, ...longest })).toMatchObject(longest)
  expect(firmSettings.parse({ ...settings, address: ' 12 Pier Rd ' }).address).toBe('12 Pier Rd')
})

test.each([
  [{ name: '' }, firmMessages.noName],
  [{ name: 'a'.repeat(101) }, 'Please use at most 100 characters.'],
  [{ coreFrom: '109:00' }, firmMessages.time],
  [{ coreTo: '17:000' }, firmMessages.time],
  [{ coreFrom: '9' }, firmMessages.time],
  [{ coreTo: '24:00' }, firmMessages.time],
  [{ coreFrom: '17:00' }, firmMessages.order],
  [{ coreFrom: '17:01' }, firmMessages.order],
])('%j is refused: %s', (wrong, message) => {
  const { error } = firmSettings.safeParse({ ...settings, ...wrong })
  expect(error?.issues.map((issue) => issue.message)).toContain(message)
})

test('core hours that don’t end after they begin are a matter of their end', () => {
  const { error } = firmSettings.safeParse({ ...settings, coreTo: '09:00' })
  expect(error?.issues.map((issue) => issue.path)).toEqual([['coreTo']])
})

test.each([{ state: 'Utah' }, { zone: 'Mars/Base' }, { website: 'javascript:alert(1)' }, { address: 'x'.repeat(501) }])(
  '%j is refused',
  (wrong) => expect(firmSettings.safeParse({ ...settings, ...wrong }).success).toBe(false),
)

import { afterEach, expect, test, vi } from 'vitest'
import { signOut } from '#contract/accounts.ts'
import { call, ForeignAnswer, problemFrom } from './api.ts'

afterEach(() => void vi.unstubAllGlobals())

test('a refusal of the server has its code, its message and its fields', () => {
  const fields = [{ path: 'email', message: 'Please enter a valid email address.' }]
  const error = { code: 'invalid_input', message: 'Please enter a valid email address.', fields }
  const problem = problemFrom({ error }, { status: 400, text: '' })
  expect(problem).not.toBeInstanceOf(ForeignAnswer)
  expect(problem).toMatchObject(error)
})

test.each([
  undefined,
  null,
  7,
  {},
  { message: 'Closed.' },
  { error: 'Bad gateway' },
  { error: { message: 'Closed.' } },
  { error: { code: 502, message: 'Closed.' } },
  { error: { code: 'internal' } },
])('an answer of another form is a proxy’s: %j', (body) => {
  const problem = problemFrom(body, { status: 502, text: JSON.stringify(body) ?? '' })
  expect(problem).toBeInstanceOf(ForeignAnswer)
  expect(problem).toMatchObject({ code: 'internal', message: '', answer: { status: 502 } })
})

// As a hotel's network does it: whatever is asked, its own page is the answer, and all is well.
test.each(['<!doctype html><p>Room number?</p>', '', '"Welcome"', 'null', '[]'])(
  'a success that isn’t the server’s is none: %j',
  async (text) => {
    vi.stubGlobal('fetch', async () => new Response(text, { status: 200 }))
    const answer = call(signOut, {})
    await expect(answer).rejects.toThrow(ForeignAnswer)
    await expect(answer).rejects.toMatchObject({ answer: { status: 200, text } })
  },
)

test('a success of the server has what it says, if that is nothing', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 200 }))
  await expect(call(signOut, {})).resolves.toEqual({})
})

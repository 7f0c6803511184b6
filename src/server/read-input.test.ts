import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { registerBuyer } from '#contract/buyers.ts'
import { createProject, listProjects } from '#contract/projects.ts'
import { Problem } from '#domain/problem.ts'
import { readInput } from './read-input.ts'

const app = new Hono()
  .post('/buyers', async (context) => context.json((await readInput(registerBuyer, context)) as object))
  .post('/projects', async (context) => context.json((await readInput(createProject, context)) as object))
  .get('/projects', async (context) => context.json((await readInput(listProjects, context)) as object))
  .onError((error, context) => context.json(error instanceof Problem ? error.fields : [], 400))

const post = (path: string, body: object) =>
  app.request(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })

test('a refusal has words for every field, also for those that no form can get wrong', async () => {
  const fields = await (await post('/buyers', { firstName: 1, email: 'x', countryCode: '+49', isAdmin: true })).json()
  expect(fields).toEqual(
    expect.arrayContaining([
      { path: 'firstName', message: 'Invalid input: expected string, received number' },
      { path: 'email', message: 'Please enter a valid email address.' },
      { path: 'countryCode', message: expect.stringContaining('expected one of "+1"|"+44"') },
      { path: 'isAdmin', message: 'Unknown field.' },
    ]),
  )
  const [pay] = await (await post('/projects', { title: 'Close', payRate: -1 })).json()
  expect(pay).toEqual({ path: 'payRate', message: 'Please enter dollars per hour, such as 45 or 38.50.' })
})

test('T48 numbers of a query are read, defaults filled in, repeats refused', async () => {
  const read = async (query: string) => (await app.request(`/projects${query}`)).json()
  expect(await read('')).toEqual({ page: 1, filter: 'all', search: '' })
  expect(await read('?page=3&search=%20close')).toEqual({ page: 3, filter: 'all', search: 'close' })
  expect(await read('?page=1.5')).toEqual([{ path: 'page', message: 'Invalid input: expected int, received number' }])
  expect(await read('?page=1&page=2')).toEqual([{ path: 'page', message: 'This field may appear only once.' }])
})

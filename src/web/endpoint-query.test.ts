import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { listApplications } from '#contract/applications.ts'
import { listOpenings } from '#contract/openings.ts'
import { listProjects, readProject } from '#contract/projects.ts'
import { endpointKey, endpointQuery, resourceKey } from './endpoint-query.ts'

const id = 'a2c1b6f0-0000-4000-8000-000000000001'
const asked = {
  'the list': endpointQuery(listProjects, { page: 2 }),
  'one project': endpointQuery(readProject, { id }),
  'another project': endpointQuery(readProject, { id: 'another' }),
  'its applications': endpointQuery(listApplications, { id, filter: 'pending' }),
  'the openings': endpointQuery(listOpenings, {}),
}

/** Which of the answers are refreshed with a key. */
async function refreshedBy(queryKey: unknown[]) {
  const queryClient = new QueryClient()
  for (const { queryKey } of Object.values(asked)) queryClient.setQueryData<unknown>(queryKey, {})
  await queryClient.invalidateQueries({ queryKey })
  return Object.entries(asked)
    .filter(([, { queryKey }]) => queryClient.getQueryState(queryKey)?.isInvalidated)
    .map(([name]) => name)
}

test('what changes at an address refreshes everything below it, and nothing else', async () => {
  expect(await refreshedBy(resourceKey(listProjects))).toEqual([
    'the list',
    'one project',
    'another project',
    'its applications',
  ])
  expect(await refreshedBy(resourceKey(readProject, { id }))).toEqual(['one project', 'its applications'])
})

test('the key of an endpoint covers its own answers alone', async () => {
  expect(await refreshedBy(endpointKey(listProjects))).toEqual(['the list'])
  expect(await refreshedBy(endpointKey(readProject, { id }))).toEqual(['one project'])
})

test('another input is another answer', () => {
  const keys = [{}, { page: 2 }, { page: 2, search: 'audit' }].map(
    (input) => endpointQuery(listProjects, input).queryKey,
  )
  expect(new Set(keys.map((key) => JSON.stringify(key))).size).toBe(3)
})

import { createProject } from '../src/contract/projects.ts'
import { expect, test } from './test.ts'
import { open, weigh } from './weigh.ts'

const limits = [
  { path: '/', limit: 5, as: 'anyone' },
  { path: '/login', limit: 130, as: 'anyone' },
  { path: '/homepage', limit: 170, as: 'buyer' },
  { path: '/talent', limit: 170, as: 'buyer' },
  { path: '/admin', limit: 170, as: 'admin' },
  // Its form checks phone numbers of every country, which weighs 30 KB.
  { path: '/homepage-labor', limit: 216, as: 'candidate' },
  { path: '/projects-labor', limit: 170, as: 'candidate' },
] as const

test('the page of a project loads at most 186 KB of JavaScript', async ({ page, people }) => {
  const owner = await people.buyer()
  const { id } = await owner.call(createProject, { title: 'Close' })
  expect(await weigh(page, `/projects/${id}`, owner.enter)).toBeLessThanOrEqual(186)
})

test('the page of a candidate loads at most 185 KB of JavaScript', async ({ page, people }) => {
  const [admin, { candidateId }] = await Promise.all([people.admin(), people.candidate()])
  expect(await weigh(page, `/admin/candidates/${candidateId}`, admin.enter)).toBeLessThanOrEqual(185)
})

for (const { path, limit, as } of limits)
  test(`${path} loads at most ${limit} KB of JavaScript`, async ({ page, people }) => {
    const enter = as === 'anyone' ? open : (await people[as]()).enter
    const kilobytes = await weigh(page, path, enter)
    expect(kilobytes).toBeGreaterThan(0)
    expect(kilobytes).toBeLessThanOrEqual(limit)
  })

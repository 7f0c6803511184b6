import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { submitApplication } from '#contract/intake.ts'
import { createApp } from '../app.ts'
import { createBrowser } from '../testing/browser.ts'
import { freePort, type Killable, killable } from '../testing/kills/killable.ts'
import { applicationInput, uniqueEmail } from '../testing/people.ts'
import { type PausePoint, pausePoints } from './testing/pauses.ts'
import { inspect, resume, resumes } from './testing/rows-and-files.ts'

/** `KILLS=all` for every point: each is a process of its own. */
const points = process.env.KILLS
  ? pausePoints
  : (['after reading', 'while storing', 'before the commit', 'after the commit'] as const)

describe('a process that is killed', () => {
  let product: Killable
  beforeAll(async () => {
    product = await killable()
  })
  afterAll(() => product.close())

  async function killAt(point: PausePoint, input: object): Promise<void> {
    const port = await freePort()
    const child = product.start(new URL('./testing/product.ts', import.meta.url), [point], { PORT: port })
    await child.said('ready')
    const body = new FormData()
    for (const [name, value] of Object.entries(input)) body.set(name, value as File | string)
    const url = `http://127.0.0.1:${port}/api/talent-applications`
    const sending = fetch(url, { method: 'POST', headers: { origin: 'http://glide.test' }, body })
      .then((response) => response.text())
      .catch(() => 'connection lost')
    await child.said(`reached ${point}`)
    await child.kill()
    expect(await sending).not.toContain('"done":')
  }

  test.each(points)(
    'T60 %s leaves all or nothing, and the next try makes one account',
    { timeout: 120_000 },
    async (point) => {
      const email = uniqueEmail('killed')
      const input = { ...applicationInput(email), resume: resume() }
      await killAt(point, input)
      await product.withServices(async (found) => {
        const services = { ...found, resumes }
        expect(await inspect(services, email)).toBe(point === 'after the commit' ? 1 : 0)
        expect(await readdir(join(product.dataDir, 'uploads'))).toEqual([])
        expect(await readdir(join(product.dataDir, 'files/unfinished')).catch(() => [])).toEqual([])
        const app = createApp(services, () => '192.0.2.1')
        const again = await createBrowser(app, services.env, '192.0.2.1').call(submitApplication, input)
        expect(again).toMatchObject({ status: 200, body: { candidateId: expect.any(String) } })
        expect(await inspect(services, email)).toBe(1)
      })
    },
  )
})

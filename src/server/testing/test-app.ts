import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setScanning } from '#db/scans.ts'
import { testDatabase } from '#db/testing/test-database.ts'
import { builtReader } from '#extraction/spawn-child.ts'
import { createApp } from '../app.ts'
import { readEnv } from '../env.ts'
import { createTalentPool } from '../matching/talent-pool.ts'
import { localReader } from '../resumes/local-reader.ts'
import { startServices } from '../start-services.ts'
import { type Browser, createBrowser } from './browser.ts'
import { patientPool } from './patient-pool.ts'
import { rememberedPassword } from './remembered-password.ts'

export type TestMail = {
  id: string
  kind: string
  to: string
  subject: string
  text: string
  html: string
  code?: string
  links: string[]
}

/** The one that is deployed, where it was built before the tests: it starts in a third of the time of its sources, which the tests of extraction start. */
const reader = process.env.TEST_BUILT_READER ? builtReader : undefined

/** The real app over a real database; emails are stored and read from the local mailbox. */
export async function testApp(variables: Record<string, string> = {}, over = testDatabase) {
  const database = await over()
  const dataDir = await mkdtemp(join(tmpdir(), 'glide-test-'))
  // Writes are refused where the embedded database's folder has no room; the test's own database lies elsewhere.
  await mkdir(join(dataDir, 'postgres'))
  const env = readEnv({
    NODE_ENV: 'test',
    APP_URL: 'http://glide.test',
    DATA_DIR: dataDir,
    GLIDE_SECRET: 'a secret that is long enough for tests',
    // The mailbox page, by which tests read mails; only a start of the product makes demo data.
    GLIDE_DEMO: '1',
    LOG_LEVEL: 'silent',
    ...variables,
  })
  const { services: started, jobs } = await startServices(env, database.driver, reader)
  const extraction = patientPool(started.extraction)
  const services = {
    ...started,
    extraction,
    resumes: env.resumeExtraction ? started.resumes : localReader(extraction),
    passwords: rememberedPassword(started.passwords),
    // A test sees what it has just changed.
    talentPool: createTalentPool(started.db, 0),
  }
  await services.db.asSystem((tx) => setScanning(tx, services.scanner !== undefined))
  const app = createApp(services, (context) => context.req.header('x-test-network') ?? '192.0.2.1')
  let visitors = 0

  return {
    app,
    env,
    services,
    database,
    jobs,
    /** A browser of its own, at a network address of its own. */
    visitor: (): Browser => createBrowser(app, env, `198.18.${Math.floor(++visitors / 250)}.${visitors % 250}`),
    async mails(to: string): Promise<TestMail[]> {
      const response = await app.request(`/dev/mailbox.json?to=${encodeURIComponent(to)}`)
      return (await response.json()) as TestMail[]
    },
    async close() {
      await jobs.stop()
      await services.news.stop()
      await Promise.all([services.extraction.close(), services.serviceExtraction.close()])
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export type TestApp = Awaited<ReturnType<typeof testApp>>

import { profileData } from '#domain/profiles/profile.ts'
import { createApp } from '../../app.ts'
import { readEnv } from '../../env.ts'
import { listen } from '../../listen.ts'
import { networkOf } from '../../network-of.ts'
import { openDatabase, startServices } from '../../start-services.ts'
import { withPauses } from './pauses.ts'

/** The product as a process that stops at the point it is told, for good, so that a test can kill it there. */
const pauseAt = process.argv[2]
const print = (message: string) => process.stdout.write(`${message}\n`)

const env = readEnv(process.env)
const { services } = await startServices(env, await openDatabase(env, () => {}))
const profile = profileData.parse({ skills: { tools: ['Xero'] } })
const stubbed = {
  ...services,
  resumes: { read: async () => ({ outcome: 'read' as const, profile, checks: [] }), close: async () => {} },
}
const paused = withPauses(stubbed, async (point) => {
  if (point !== pauseAt) return
  print(`reached ${point}`)
  await new Promise(() => {})
})
await listen(createApp(paused, networkOf(0)), paused, () => services.db.close())
print('ready')

import { readEnv } from '../../env.ts'
import { openDatabase, startServices } from '../../start-services.ts'
import { perform, type Task } from './perform.ts'

/** A process that stops at the point it is told, for good, so that a test can kill it there. */
const [task, pauseAt] = process.argv.slice(2)
const env = readEnv(process.env)
const { services } = await startServices(env, await openDatabase(env, () => {}))
await perform(task as Task, services, async (point) => {
  if (point !== pauseAt) return
  process.stdout.write(`reached ${point}\n`)
  await new Promise(() => {})
})

import { createInterface } from 'node:readline'
import { createApp } from '../../app.ts'
import { readEnv } from '../../env.ts'
import { listen } from '../../listen.ts'
import { networkOf } from '../../network-of.ts'
import { openDatabase, startServices } from '../../start-services.ts'
import { withPauses } from './pauses.ts'

/** The product as a process that stops at the point it was last told, for good, so that a test can kill it there. */
const print = (message: string) => process.stdout.write(`${message}\n`)
let pauseAt: string | undefined
createInterface(process.stdin).on('line', (line) => {
  pauseAt = line
  print(`stops ${line}`)
})

const env = readEnv(process.env)
const { services } = await startServices(env, await openDatabase(env, () => {}))
// As at every start: the first request finds a connection, instead of waiting for one on a busy machine and being told to come back.
await services.sealing.prepare()
const paused = withPauses(services, async (point) => {
  if (point !== pauseAt) return
  print(`reached ${point}`)
  await new Promise(() => {})
})
await listen(createApp(paused, networkOf(0)), paused, () => services.db.close())
print('ready')

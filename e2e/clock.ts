import { openSync, readSync } from 'node:fs'

/**
 * Loaded before the product and in each of its threads: its time is ahead by the milliseconds in a file. The embedded database reads the same clock, so
 * both move together.
 */
const file = openSync(process.env.CLOCK_FILE as string, 'r')
const ahead = new Float64Array(1)
const realNow = Date.now

Date.now = () => {
  readSync(file, ahead, 0, 8, 0)
  return realNow() + (ahead[0] ?? 0)
}
globalThis.Date = new Proxy(Date, {
  construct: (target, given, made) => Reflect.construct(target, given.length > 0 ? given : [Date.now()], made),
})

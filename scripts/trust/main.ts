import { catalog } from './catalog.ts'
import { findTests } from './find-tests.ts'
import { type Run, runTests } from './run-tests.ts'

/**
 * Prints each line of the catalog with the tests that hold it. With `run`, runs them first, or those of the numbers that follow,
 * and prints how they ended and what they measured.
 */
const [command, ...numbers] = process.argv.slice(2)
const tests = await findTests()
const asked = numbers.length > 0 ? catalog.filter(({ id }) => numbers.includes(id)) : catalog
const run: Run | undefined = command === 'run' ? await runTests(tests, asked) : undefined

for (const { id, meaning, notMet } of asked) {
  console.log(`${id}  ${meaning}`)
  for (const { file, name } of tests.filter(({ ids }) => ids.includes(id))) console.log(`     ${file}: ${name}`)
  if (run) console.log(`     ${run.counts(id)}`)
  for (const figure of run?.figures(id) ?? []) console.log(`     measured: ${figure}`)
  if (notMet) console.log(`     not held by a test: ${notMet}`)
}
const held = asked.filter(({ id }) => tests.some(({ ids }) => ids.includes(id)))
const whole = held.filter(({ notMet }) => !notMet)
console.log(
  `\n${asked.length} lines: ${whole.length} held by tests, ${held.length - whole.length} in part, ${asked.length - held.length} by none; ${tests.length} tests and groups named`,
)
if (run) process.exitCode = run.exitCode

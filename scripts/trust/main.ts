import { spawnSync } from 'node:child_process'
import { catalog } from './catalog.ts'
import { findTests } from './find-tests.ts'

/** Prints each line of the catalog with the tests that hold it. With `run`, runs them first and prints what they measured. */
const figures = process.argv.includes('run') ? runTests() : []
const tests = await findTests()

for (const { id, meaning, notMet } of catalog) {
  const held = tests.filter(({ ids }) => ids.includes(id))
  console.log(`${id}  ${meaning}`)
  for (const { file, name } of held) console.log(`     ${file}: ${name}`)
  for (const figure of figures.filter((line) => line.startsWith(`${id} `)))
    console.log(`     measured: ${figure.slice(4)}`)
  if (notMet) console.log(`     not held by a test: ${notMet}`)
}
const held = catalog.filter(({ id }) => tests.some(({ ids }) => ids.includes(id)))
const whole = held.filter(({ notMet }) => !notMet)
console.log(
  `\n${catalog.length} lines: ${whole.length} held by tests, ${held.length - whole.length} in part, ${catalog.length - held.length} by none; ${tests.length} tests and groups named`,
)

function runTests(): string[] {
  const files = ['vitest', 'run', '--testNamePattern', '\\bT\\d{2}\\b', '--reporter=default']
  const { stdout, status } = spawnSync('npx', files, {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  process.exitCode = status ?? 1
  return stdout.split('\n').filter((line) => /^T\d{2} /.test(line))
}

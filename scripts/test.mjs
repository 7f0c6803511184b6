import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findOrInstallBrowser } from './browser.mjs'
import { changedTests } from './changed-tests.mjs'
import { installPdfTools } from './pdf-tools.mjs'
import { buildServer, buildWeb, installPackages } from './prepare.mjs'
import { readPlaywright, readVitest } from './reports.mjs'
import { productEnv, root, run } from './steps.mjs'

const { TEST_DATABASE_URL: databaseUrl } = process.env
const reports = join(root, 'node_modules/.cache/tests')

// The compiler, which Go runs, tidies its memory a third as often: a fifth less of the processor for a tenth more memory.
process.env.GOGC ??= '300'

/** One pass or one failure, by the exit code. */
const check = (command, ...args) =>
  async function checked(options) {
    const { code, output } = await run(command, args, options)
    return code === 0
      ? { passed: 1, failures: [], output }
      : { passed: 0, failures: [`${command} ends with ${code}`], output }
  }

/** As many as the report says; a run that breaks without a failed test is a failure, too. */
const counted = (name, command, args, readCounts, prepareEnv = async () => ({})) =>
  async function countedRun(options) {
    const report = join(reports, `${name}.json`)
    mkdirSync(reports, { recursive: true })
    rmSync(report, { force: true })
    const env = await prepareEnv(report)
    const { code, output } = await run(command, args(report), { ...options, env: productEnv(env) })
    const { passed, failures } = readCounts(readReport(report))
    return { passed, failures: code === 0 || failures.length > 0 ? failures : [`${command} ends with ${code}`], output }
  }

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

// These use no database, or only the embedded one: running them again with PostgreSQL would show nothing.
const apartFromDatabase = [
  'src/db/embedded/**',
  'src/db/query-pglite.test.ts',
  'src/db/testing/copied-files.test.ts',
  'src/server/process.test.ts',
  'src/server/images/**',
  'src/server/files/**',
  'src/server/intake/killed-process.test.ts',
  'src/server/statements/killed-embedded.test.ts',
]

// The policies are tried on both; one is enough to tell that a fault in them would be noticed, and a server is faster.
const onceIsEnough = 'src/db/mutations.test.ts'

/** Node runs these as it runs the product, which takes a tenth less than through Vite. What the browser runs needs Vite. */
const byNode = ['--experimental.viteModuleRunner=false', '--exclude=src/web/**']

let pdfTools
let server

/**
 * Once: the server and its reader of files as they are deployed, which tests start; and what threads load all at once, and processes that are killed
 * before they keep anything, they load in half the time.
 */
async function prepareServer() {
  server ??= Promise.all([buildServer(), run('node', ['scripts/compile-ahead.ts'])])
  await server
  return { TEST_BUILT_READER: '1' }
}

const vitest = (name, filters, url, prepare = async () => ({})) =>
  counted(
    name,
    'vitest',
    (report) => ['run', ...filters, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    readVitest,
    async () => {
      pdfTools ??= installPdfTools()
      const [prepared] = await Promise.all([prepare(), pdfTools])
      return { ...prepared, TEST_DATABASE_URL: url }
    },
  )

const playwright = counted(
  'browser',
  'playwright',
  // Recording what every journey does takes two fifths more; a journey that failed and is run alone is recorded.
  () => ['test', '--reporter=list,json', '--trace=off'],
  readPlaywright,
  async (report) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: report, CHROMIUM_PATH: await findOrInstallBrowser() }),
)

const buildChecked = async () => {
  await buildWeb()
  await buildServer()
  return { passed: 1, failures: [] }
}

const checks = {
  // Each checker works out again what others know already: with one, it takes a third less of the processor.
  types: check('tsc', '-b', '--checkers', '1'),
  lint: check('biome', 'check'),
  'dead code': check('knip'),
  'life cycles': check('node', 'scripts/generate-moves.ts', '--check'),
  'row types': check('node', 'scripts/generate-rows.ts', '--check'),
}
const unit = vitest(
  'unit',
  [...byNode, ...(databaseUrl ? [`--exclude=${onceIsEnough}`] : [])],
  undefined,
  prepareServer,
)
const others = {
  web: vitest('web', ['src/web'], undefined),
  reading: check('node', 'bench/resumes/reading.ts'),
}
const postgres = vitest(
  'postgres',
  ['src/db', 'src/server', ...byNode, ...apartFromDatabase.map((files) => `--exclude=${files}`)],
  databaseUrl,
  prepareServer,
)
const browser = { build: buildChecked, browser: playwright }

const quick = {
  ...checks,
  rules: vitest(
    'rules',
    ['src/domain', 'src/contract', 'src/architecture.test.ts', 'src/language.test.ts', ...byNode],
    undefined,
  ),
  changed: async () => {
    const files = changedTests()
    return files.length > 0 ? vitest('changed', files, undefined)({}) : { passed: 0, failures: [] }
  },
}

/**
 * One stage after the other. What runs beside its first parts uses what they leave of the processor: unit tests wait now and then, and while
 * the product is built and makes its demo data, one core has nothing to do.
 */
const suites = {
  all: [
    { first: { unit }, beside: checks },
    ...(databaseUrl ? [{ first: { postgres } }] : []),
    { first: browser, beside: others },
  ],
  check: [{ first: checks }],
  e2e: [{ first: browser }],
  quick: [{ first: quick }],
}

const total = { passed: 0, failures: [] }

async function runInTurn(parts, { keepsOutput }) {
  for (const [name, runPart] of Object.entries(parts)) {
    if (!keepsOutput) console.log(`\n── ${name}`)
    const startedAt = Date.now()
    const { passed, failures, output } = await runPart({ keepsOutput }).catch((error) => {
      console.error(error.message)
      return { passed: 0, failures: [error.message.split('\n')[0]] }
    })
    // In one piece, not between the lines of another.
    if (keepsOutput) console.log(`\n── ${name}\n${output ?? ''}`)
    total.passed += passed
    total.failures.push(...failures.map((failure) => `${name}: ${failure}`))
    const seconds = Math.round((Date.now() - startedAt) / 1000)
    console.log(`── ${name}: ${passed} passed, ${failures.length} failed in ${seconds} s`)
  }
}

const stages = await installPackages({ withTests: true }).then(
  () => suites[process.argv[2] ?? 'all'],
  (error) => [{ first: { packages: () => Promise.reject(error) } }],
)
for (const { first, beside = {} } of stages)
  await Promise.all([runInTurn(first, { keepsOutput: false }), runInTurn(beside, { keepsOutput: true })])
// People who read only the end of a long log find the failures there.
for (const failure of total.failures) console.log(`✗ ${failure}`)
console.log(`\n${total.passed} passed, ${total.failures.length} failed`)
process.exitCode = total.failures.length === 0 ? 0 : 1

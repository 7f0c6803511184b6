// How many small faults do the tests notice? npm run mutation -- [domain|server|path …] [--sample=n] [--write]
import { parseArgs } from 'node:util'
import { chooseTrials, reloadedFor } from './choose-trials.ts'
import { foldersOf, keptReason, type Outcome, percent, placeOf, writeScore } from './report.ts'
import { isTimeLimit, tryMutants } from './try-mutants.ts'
import { type Zone, zones } from './zones.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: 'string' }, write: { type: 'boolean', default: false } },
})

const isAsked = (zone: string, file: string) =>
  positionals.length === 0 || positionals.some((asked) => asked === zone || `${file}/`.startsWith(asked))

const startedAt = Date.now()
const seconds = () => Math.round((Date.now() - startedAt) / 1000)

/** A test that fails anyway would notice every mutant. */
async function demandGreen(tests: string[], files: string[], zone: Zone) {
  const trials = tests.map((test) => ({ reloaded: reloadedFor(files), tests: [test] }))
  const failed = await tryMutants(trials, { usesDatabase: zone.usesDatabase, isPatient: true })
  if (failed.size === 0) return
  for (const [trial, failure] of failed) console.error(`${trial.tests[0]} fails without a mutant: ${failure}`)
  process.exit(1)
}

async function tryZone(name: string, zone: Zone): Promise<Outcome[]> {
  const files = zone.files.filter((file) => isAsked(name, file))
  const trials = files.flatMap((file) => chooseTrials(file, zone, Number(values.sample ?? zone.sample ?? Infinity)))
  const tests = [...new Set(trials.flatMap((trial) => trial.tests))]
  if (trials.length === 0) return []
  console.log(`${name}: ${trials.length} mutants of ${files.length} files, ${tests.length} test files`)
  await demandGreen(tests, files, zone)
  const noticed = await tryMutants(trials, {
    usesDatabase: zone.usesDatabase,
    onProgress: (done) => console.log(`${done} runs, ${seconds()} s`),
  })
  const doubtful = trials.filter((trial) => isTimeLimit(noticed.get(trial)))
  if (doubtful.length > 0) {
    const again = await tryMutants(doubtful, { usesDatabase: zone.usesDatabase, isPatient: true })
    console.log(`${doubtful.length} noticed by a time limit, ${again.size} of them again with more time`)
    for (const trial of doubtful) if (!again.has(trial)) noticed.delete(trial)
  }
  return trials.map((trial) => ({ mutant: trial.mutant, isNoticed: noticed.has(trial) }))
}

let isBelow = false
for (const [name, zone] of Object.entries(zones)) {
  const outcomes = await tryZone(name, zone)
  if (outcomes.length === 0) continue
  for (const { mutant, isNoticed } of outcomes) {
    if (isNoticed) continue
    const reason = keptReason(mutant)
    console.log(`${placeOf(mutant)}  ${mutant.original}  →  ${mutant.replacement}${reason ? `  (${reason})` : ''}`)
  }
  for (const { folder, mutants, noticed } of foldersOf(outcomes))
    console.log(`${folder.padEnd(32)} ${percent(noticed, mutants)} of ${mutants}`)
  const noticed = outcomes.filter(({ isNoticed }) => isNoticed).length
  console.log(`${name}: ${percent(noticed, outcomes.length)} of ${outcomes.length} mutants noticed in ${seconds()} s`)
  if (values.write) writeScore(outcomes)
  const isWhole = positionals.length === 0 || positionals.includes(name)
  if (isWhole && (100 * noticed) / outcomes.length < zone.goal) {
    console.error(`${name} must reach ${zone.goal} %.`)
    isBelow = true
  }
}
// Vitest has noted each mutant that made a test fail, which is what a mutant is for.
process.exitCode = isBelow ? 1 : 0

import { join, relative } from 'node:path'
import { createVitest, type TestModule, type Vite } from 'vitest/node'
import { readSource, root } from './files.ts'
import { applyMutant, countTurns, type Mutant } from './mutators.ts'

/** A mutant, the files that are loaded again with it, and the test files that may notice it, in order. */
export type Trial = { mutant?: Mutant; reloaded: Set<string>; tests: string[] }

/** How many runs of test files share their workers, and so the memory that some of them may lose. */
const runsTogether = 100

/** No number is used twice in a process: vitest keeps what it has loaded under a name. */
let nextNumber = 0

const idQuery = /\?mutant=(\d+)$/

/** Stops a test file at its first failure, and looks for no smaller example of it: the mutant was noticed. */
const stopAtFailure = (limitMilliseconds: number) =>
  [
    "import { beforeEach as beforeEachOfMutant } from 'vitest';",
    "import { configureGlobal as configureForMutant } from 'fast-check';",
    `configureForMutant({ endOnFailure: true, interruptAfterTimeLimit: ${limitMilliseconds}, markInterruptAsFailure: true });`,
    'let isNoticed = false;',
    'beforeEachOfMutant(({ skip, onTestFailed }) => {',
    '  globalThis.mutationTurns = 0;',
    '  if (isNoticed) skip();',
    '  onTestFailed(() => { isNoticed = true });',
    '});',
  ].join(' ')

/**
 * Tries each mutant with its test files and answers those that a test noticed, with what it said. Everything happens in one warm
 * vitest and in memory: a test file is imported under a name of its own for each mutant (`…?mutant=7`), and so is whatever leads
 * from it to the mutated file. All other modules are shared.
 */
export async function tryMutants<T extends Trial>(
  trials: T[],
  {
    usesDatabase,
    isPatient,
    onProgress,
  }: { usesDatabase: boolean; isPatient?: boolean; onProgress?: (done: number) => void },
): Promise<Map<T, string>> {
  const firstNumber = nextNumber
  nextNumber += trials.length
  const noticed = new Map<T, string>()
  const finished = new Set<string>()
  let done = 0

  const onTestModuleEnd = (module: TestModule) => {
    const trial = trialOf(module.moduleId)
    finished.add(module.moduleId)
    if (trial && module.state() === 'failed') noticed.set(trial, failureOf(module))
  }
  const trialOf = (id: string) => trials[Number(idQuery.exec(id)?.[1]) - firstNumber]
  const pathOf = (id: string) => relative(root, id.replace(idQuery, ''))

  const loadMutated: Vite.Plugin = {
    name: 'mutation',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const [query] = idQuery.exec(importer ?? '') ?? []
      if (!importer || !query) return undefined
      const resolved = await this.resolve(source, importer.replace(idQuery, ''), { ...options, skipSelf: true })
      return resolved && trialOf(query)?.reloaded.has(pathOf(resolved.id)) ? resolved.id + query : resolved
    },
    transform(code, id) {
      const trial = trialOf(id)
      const file = pathOf(id)
      if (trial && file === trial.mutant?.file) return countTurns(applyMutant(readSource(file), trial.mutant), file)
      if (trial && file.endsWith('.test.ts'))
        return stopAtFailure(isPatient ? 120_000 : 10_000) + countTurns(code, file)
      // A mutant may make the loops of others endless, also of those that all mutants share.
      return /^src\/.*\.ts$/.test(file) ? countedSource(file) : undefined
    },
  }

  const vitest = await createVitest(
    'test',
    {
      root,
      watch: false,
      silent: true,
      reporters: [{ onTestModuleEnd }],
      // Kept under a mutant's number, the files of one run would be taken for those of the next.
      fsModuleCache: false,
      // A mutant that never answers shouldn't hold up the others; with patience, the limits are those of all tests.
      ...(!isPatient && { testTimeout: 20_000, hookTimeout: 30_000, expect: { poll: { timeout: 4000 } } }),
      // Rules are tried with fewer random examples: a long run is for finding what nobody thought of.
      ...(!usesDatabase && { globalSetup: [], env: { RUNS: '100' } }),
    },
    { plugins: [loadMutated] },
  )
  const project = vitest.getRootProject()
  const runTogether = async (ids: string[]) => {
    await vitest.runTestSpecifications(ids.map((id) => project.createSpecification(id)))
    // A crashed worker doesn't finish the rest of its files.
    return ids.filter((id) => !finished.has(id))
  }

  for (let round = 0; trials.some(({ tests }) => tests.length > round); round++) {
    const ids = trials.flatMap((trial, index) => {
      const test = noticed.has(trial) ? undefined : trial.tests[round]
      return test ? [join(root, `${test}?mutant=${firstNumber + index}`)] : []
    })
    for (let start = 0; start < ids.length; start += runsTogether) {
      const unfinished = await runTogether(ids.slice(start, start + runsTogether))
      for (const id of unfinished) {
        const [broken] = await runTogether([id])
        const trial = broken && trialOf(broken)
        if (trial) noticed.set(trial, 'its worker broke down')
      }
      done += Math.min(runsTogether, ids.length - start)
      onProgress?.(done)
    }
  }
  await vitest.close()
  return noticed
}

const counted = new Map<string, string>()
const countedSource = (file: string): string => {
  const source = counted.get(file) ?? countTurns(readSource(file), file)
  counted.set(file, source)
  return source
}

function failureOf(module: TestModule): string {
  const [test] = module.children.allTests('failed')
  const [error] = test?.result().errors ?? module.errors()
  return [test?.fullName, error?.message, (error?.cause as Error | undefined)?.message].join(': ')
}

/** On a busy machine the original may fail that way, too: by a limit of the tests, or by one of the product's own (503). */
export const isTimeLimit = (failure = ''): boolean =>
  /timed out in \d+ms|did not succeed in time|interrupted after|took too long|\b503\b/i.test(failure)

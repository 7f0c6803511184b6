import { basename, dirname, matchesGlob } from 'node:path'
import { sources } from './files.ts'
import { importsOf } from './imports.ts'

export type Zone = {
  files: string[]
  /** The score to hold, in percent. */
  goal: number
  usesDatabase: boolean
  /** Mutants tried of each file, always the same ones; without it all are. */
  sample?: number
  /** Of the test files that reach a file, those that are tried, in order. */
  testsOf: (file: string, reaching: string[]) => string[]
}

const find = (pattern: string, exclude: string[]) =>
  sources.filter((file) => matchesGlob(file, pattern) && !exclude.some((other) => matchesGlob(file, other)))

/** What a file is called comes first, then what lies beside it. */
const nearestFirst = (file: string, found: string[]) => {
  const name = basename(file, '.ts')
  const distance = (test: string) => (basename(test, '.test.ts') === name ? 0 : dirname(test) === dirname(file) ? 1 : 2)
  return found.toSorted((a, b) => distance(a) - distance(b) || a.localeCompare(b))
}

/** Thousands of rounds, of which one slow mutant would hold up the run, and a limit of processor time, which a busy machine decides: the examples beside them have to do. */
const slow = ['src/domain/matching/properties.test.ts', 'src/domain/contact-data/speed.test.ts']

/** Starts the product in a process of its own, which has no mutant. */
const isElsewhere = (test: string) => basename(test).startsWith('killed-')

/** Handlers are reached through the table of routes, so that imports say little: tests lie beside a handler, beside what uses it, or call its endpoint. */
function testsOfHandler(file: string, reaching: string[]): string[] {
  const users = sources.filter((other) => /^src\/server\/[\w-]+\//.test(other) && importsOf(other).includes(file))
  const rooms = new Set([file, ...users].map((one) => dirname(one)))
  const near = reaching.filter((test) => rooms.has(dirname(test)) && !isElsewhere(test))
  if (near.length > 0) return nearestFirst(file, near)
  const endpoints = importsOf(file).filter((target) => target.startsWith('src/contract/'))
  return reaching.filter(
    (test) => /^src\/server\/\w/.test(test) && importsOf(test).some((one) => endpoints.includes(one)),
  )
}

export const zones: Record<string, Zone> = {
  domain: {
    files: find('src/domain/**/*.ts', ['**/*.test.ts', '**/testing/*']),
    goal: 85,
    usesDatabase: false,
    sample: 12,
    testsOf: (file, reaching) =>
      nearestFirst(
        file,
        reaching.filter((test) => test.startsWith('src/domain/') && !slow.includes(test)),
      ),
  },
  server: {
    files: find('src/server/*/*.ts', ['**/*.test.ts', '**/{demo,operations,testing}/*', 'src/server/images/child.ts']),
    goal: 75,
    usesDatabase: true,
    sample: 4,
    testsOf: testsOfHandler,
  },
}

import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take long. Begun last, one of them would run alone at the end. */
const longest = [
  'db/mutations.test.ts',
  'extraction/open-extraction.test.ts',
  'server/access.test.ts',
  'intake/killed-process.test.ts',
  'server/process.test.ts',
  'demo/demo.test.ts',
]

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const isLong = ({ moduleId }: TestSpecification) => longest.some((name) => moduleId.endsWith(name))
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

export default defineConfig({
  test: {
    include: ['{src,scripts,bench}/**/*.test.ts'],
    globalSetup: 'src/db/testing/prepare.ts',
    environment: 'node',
    // What the embedded database is compiled to is shared by the threads of a process, and made anew by every process.
    pool: 'threads',
    // Files share what they import, and leave nothing behind: a third of the time.
    isolate: false,
    // Two more than the cores of a small machine: tests wait for databases and processes now and then.
    maxWorkers: 4,
    sequence: { sequencer: LongestFirst },
    // On a busy machine everything is slow: tests wait for what they expect, not for a fixed time.
    testTimeout: 120_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 20_000 } },
  },
})

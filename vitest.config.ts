import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{src,scripts,bench}/**/*.test.ts'],
    globalSetup: 'src/db/testing/prepare.ts',
    environment: 'node',
    pool: 'forks',
    // Files share what they import, and leave nothing behind: a third of the time.
    isolate: false,
    // One more than the cores of a small machine: tests wait for databases and processes now and then.
    maxWorkers: 3,
    // On a busy machine everything is slow: tests wait for what they expect, not for a fixed time.
    testTimeout: 120_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 20_000 } },
  },
})

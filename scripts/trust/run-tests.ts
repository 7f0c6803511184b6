import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Line } from './catalog.ts'
import type { NamedTest } from './find-tests.ts'

type Status = 'passed' | 'failed' | 'skipped' | 'pending' | 'todo'
type Report = { testResults: { assertionResults: { fullName: string; status: Status }[] }[] }

export type Run = { exitCode: number; counts: (id: string) => string; figures: (id: string) => string[] }

/**
 * Runs the files with tests that carry the numbers of these lines. Each file runs whole, since some tell a story in which a test needs
 * those before it. Journeys in a browser are left to `npm run e2e`.
 */
export async function runTests(tests: NamedTest[], lines: Line[]): Promise<Run> {
  const ids = lines.map(({ id }) => id)
  const chosen = tests.filter((test) => !test.file.startsWith('e2e/') && test.ids.some((id) => ids.includes(id)))
  const files = [...new Set(chosen.map(({ file }) => file))]
  const folder = await mkdtemp(join(tmpdir(), 'glide-trust-'))
  const report = join(folder, 'report.json')
  try {
    const { output, exitCode } = await runVitest(['run', ...files], report)
    const { testResults }: Report = JSON.parse(await readFile(report, 'utf8'))
    const results = testResults.flatMap(({ assertionResults }) => assertionResults)
    return { exitCode, counts: (id) => countsOf(id, results), figures: (id) => figuresOf(id, output) }
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** What it prints goes to the error output as it comes: the table is all that is written to the other. */
async function runVitest(args: string[], report: string) {
  const child = spawn('vitest', [...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk
    process.stderr.write(chunk)
  })
  const [code] = await once(child, 'close')
  return { output, exitCode: (code as number | null) ?? 1 }
}

/** `12 passed, 1 skipped`. Tests without the number don't count. */
export function countsOf(id: string, results: readonly { fullName: string; status: Status }[]): string {
  const named = results.filter(({ fullName }) => new RegExp(`\\b${id}\\b`).test(fullName))
  const count = (...wanted: Status[]) => named.filter(({ status }) => wanted.includes(status)).length
  const parts = [
    [count('passed'), 'passed'],
    [count('failed'), 'failed'],
    [count('skipped', 'pending', 'todo'), 'skipped here'],
  ] as const
  return (
    parts
      .filter(([number]) => number > 0)
      .map(([number, label]) => `${number} ${label}`)
      .join(', ') || 'none run'
  )
}

/** What tests printed under the number. */
export const figuresOf = (id: string, output: string): string[] =>
  output
    .split('\n')
    .filter((line) => line.startsWith(`${id} `))
    .map((line) => line.slice(id.length + 1).trim())

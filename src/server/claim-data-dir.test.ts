import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { claimDataDir } from './claim-data-dir.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'glide-claim-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const note = () => join(folder, 'process')

test('a folder is claimed with the number and the start of the process, and may be claimed again by it', () => {
  claimDataDir(folder)
  expect(readFileSync(note(), 'utf8')).toMatch(new RegExp(`^${process.pid} \\S+`))
  expect(() => claimDataDir(folder)).not.toThrow()
})

test('a number that another process has by now holds nobody up; the process that claimed it does', async () => {
  const claim = `import { claimDataDir } from './src/server/claim-data-dir.ts'
    claimDataDir(${JSON.stringify(folder)}); console.log('claimed'); setInterval(() => {}, 1000)`
  const holder = spawn(process.execPath, ['--input-type=module', '-e', claim], { stdio: ['ignore', 'pipe', 'inherit'] })
  try {
    await once(holder.stdout, 'data')
    expect(() => claimDataDir(folder)).toThrow(`in use by process ${holder.pid}`)
    writeFileSync(note(), readFileSync(note(), 'utf8').replace(/\d+$/, '1'))
    expect(() => claimDataDir(folder)).not.toThrow()
    // Claims from before the start was noted are believed.
    writeFileSync(note(), String(holder.pid))
    expect(() => claimDataDir(folder)).toThrow('in use')
  } finally {
    holder.kill('SIGKILL')
    await once(holder, 'exit')
  }
  expect(() => claimDataDir(folder)).not.toThrow()
})

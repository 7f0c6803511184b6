import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'

const script = join(import.meta.dirname, 'release.mjs')
const changelog =
  '# Changelog\n\n## Pending\n\n### Shortlists\n\n- Weights.\n\n### Speed\n\n- Faster search.\n\n## 0.1.0 (2026-01-05)\n\n- Projects.\n'

let folder: string
const run = async (command: string, ...args: string[]) =>
  (await promisify(execFile)(command, args, { cwd: folder })).stdout.trim()
const release = (...args: string[]) => run(process.execPath, script, ...args)
const read = (file: string) => readFile(join(folder, file), 'utf8')

async function commit(files: Record<string, string>) {
  for (const [file, text] of Object.entries(files)) await writeFile(join(folder, file), text)
  await run('git', 'add', '.')
  await run('git', 'commit', '--quiet', '--message', 'Prepare')
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'glide-release-'))
  await run('git', 'init', '--quiet')
  await run('git', 'config', 'user.name', 'Release Test')
  await run('git', 'config', 'user.email', 'release@glide.test')
  await commit({ 'package.json': '{ "name": "glide", "version": "0.1.0" }', 'CHANGELOG.md': changelog })
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('a release moves what is pending to a dated section, and is committed and tagged', async () => {
  await release('minor')
  const today = new Date().toISOString().slice(0, 10)
  expect(await read('CHANGELOG.md')).toBe(changelog.replace('## Pending\n', `## Pending\n\n## 0.2.0 (${today})\n`))
  expect(JSON.parse(await read('package.json')).version).toBe('0.2.0')
  expect(await run('git', 'log', '-1', '--format=%s')).toBe('Release 0.2.0')
  expect(await run('git', 'describe', '--exact-match')).toBe('v0.2.0')
  expect(await run('git', 'status', '--porcelain')).toBe('')
  expect(await release('notes', 'v0.2.0')).toBe('### Shortlists\n\n- Weights.\n\n### Speed\n\n- Faster search.')
})

test.for([
  ['nothing is pending', { 'CHANGELOG.md': '# Changelog\n\n## Pending\n\n## 0.1.0\n\n- Projects.\n' }, 'nothing under'],
  ['the version is no version', {}, 'Invalid version'],
  ['the version was released before', {}, 'v0.2.0 was released already'],
] as const)('nothing is changed when %s', async ([reason, files, message]) => {
  if (Object.keys(files).length > 0) await commit(files)
  if (reason.endsWith('before')) await run('git', 'tag', 'v0.2.0')
  const before = await run('git', 'rev-parse', 'HEAD')
  await expect(release(reason.endsWith('no version') ? 'next' : 'minor')).rejects.toThrow(message)
  expect(await run('git', 'rev-parse', 'HEAD')).toBe(before)
  expect(await run('git', 'status', '--porcelain')).toBe('')
})

test('changes that are not committed stay out of a release', async () => {
  await writeFile(join(folder, 'notes.txt'), 'a draft')
  await expect(release('patch')).rejects.toThrow('Commit or stash')
  expect(JSON.parse(await read('package.json')).version).toBe('0.1.0')
})

test.for([
  ['v0.1.0', '- Projects.'],
  ['v0.1', undefined],
  ['v9.9.9', undefined],
] as const)('the notes of %s', async ([tag, notes]) => {
  if (notes) expect(await release('notes', tag)).toBe(notes)
  else await expect(release('notes', tag)).rejects.toThrow(`no section for ${tag}`)
})

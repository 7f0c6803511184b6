import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { root } from './steps.mjs'

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)

/** The tests in the folders of what differs from main, committed or not. At the top of a zone, a file's own test alone. */
export function changedTests() {
  const base = git('merge-base', 'HEAD', 'main')[0]
  const files = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')]
  const sources = files.filter((file) => /^src\/.+\.(?:tsx?|sql)$/.test(file))
  return [...new Set(sources.flatMap(testsBeside))]
}

function testsBeside(file) {
  const folder = dirname(file)
  const isTopOfZone = folder.split('/').length === 2
  const own = file.replace(/(?:\.test)?\.(?:tsx?|sql)$/, '.test.ts')
  if (isTopOfZone) return existsSync(`${root}/${own}`) ? [own] : []
  const beside = existsSync(`${root}/${folder}`) ? readdirSync(`${root}/${folder}`) : []
  return beside.filter((name) => name.endsWith('.test.ts')).map((name) => `${folder}/${name}`)
}

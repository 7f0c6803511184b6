import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readAll, type Scored } from './read-all.ts'
import { byField, f1, summarize } from './score/summary.ts'
import { fallsOf, type Stored, tableOf } from './score/table.ts'
import scores from './scores.json' with { type: 'json' }

/*
 * How well each group of resumes is read. Fails when a score is more than 0.01 below the stored one.
 *   npm run reading -- --save            stores the scores, here and in docs/reading-resumes.md
 *   npm run reading -- --details NAME    what is wrong in a group or in a layout, value by value
 *   npm run reading -- --folder PATH     the table for files of your own, each with its profile beside it as JSON
 */

const option = (name: string) => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? undefined : (process.argv[at + 1] ?? '')
}
const scoresOf = (all: Scored[]) => all.map(({ score }) => score)
const folder = option('folder')
const details = option('details')
const stored: Stored = folder ? {} : scores

const scored = await readAll(folder)
const groups = Object.groupBy(scored, ({ resume }) => `${resume.group} ${resume.format.toUpperCase()}`)
const now = Object.fromEntries(Object.entries(groups).map(([name, all]) => [name, summarize(scoresOf(all ?? []))]))
const table: Stored = Object.fromEntries(
  Object.entries(now).map(([name, summary]) => [name, { ...stored[name], now: summary }]),
)
if (details === undefined) console.log(tableOf(table))
else printDetails(scored.filter(({ resume }) => [resume.group, resume.layout].includes(details)))

if (process.argv.includes('--save') && !folder) save()
else
  for (const fall of fallsOf(stored, now)) {
    console.error(fall)
    process.exitCode = 1
  }

function save() {
  // What a group has when it is stored for the first time is what it has unseen.
  for (const [name, { now }] of Object.entries(table)) if (!stored[name]) table[name] = { unseen: now, now }
  const rounded = (_: string, value: unknown) => (typeof value === 'number' ? Number(value.toFixed(3)) : value)
  writeFileSync(join(import.meta.dirname, 'scores.json'), `${JSON.stringify(table, rounded, 2)}\n`)
  const page = join(import.meta.dirname, '../../docs/reading-resumes.md')
  const [before, rest = ''] = readFileSync(page, 'utf8').split('<!-- scores -->\n')
  const after = rest.slice(rest.indexOf('<!-- end of scores -->'))
  writeFileSync(page, `${before}<!-- scores -->\n${tableOf(table)}\n${after}`)
}

function printDetails(some: Scored[]) {
  const layouts = Object.entries(Object.groupBy(some, ({ resume }) => `${resume.layout} ${resume.format}`))
  const rows = layouts.map(([name, all]) => ({ name, core: summarize(scoresOf(all ?? [])).core }))
  for (const { name, core } of rows.toSorted((a, b) => a.core - b.core)) console.log(core.toFixed(3), name)
  console.log()
  for (const [field, findings] of byField(scoresOf(some)).toSorted()) console.log(f1(findings).toFixed(3), field)
  for (const { resume, score } of some) {
    console.log(`\n${resume.layout}, ${resume.person}, ${resume.format}`)
    for (const { field, wanted, read } of score.findings.filter(({ isRight }) => !isRight))
      console.log(`  ${field}\n    wanted ${wanted}\n    read   ${read}`)
  }
}

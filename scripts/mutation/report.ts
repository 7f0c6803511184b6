import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './files.ts'
import { kept } from './kept.ts'
import type { Mutant } from './mutators.ts'
import { zones } from './zones.ts'

export type Outcome = { mutant: Mutant; isNoticed: boolean }

const page = join(root, 'docs/mutation-score.md')

export const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`
export const placeOf = ({ file, line }: Mutant) => `${file}:${line}`

/** Why a survivor stays: no test could distinguish it from the original, or none worth its cost. */
export const keptReason = ({ file, original, replacement }: Mutant): string | undefined =>
  kept.find((one) => one.file === file && one.original === original && one.replacement === replacement)?.reason

type Row = { folder: string; mutants: number; noticed: number }

export function foldersOf(outcomes: Outcome[]): Row[] {
  const folders = Map.groupBy(outcomes, ({ mutant }) => dirname(mutant.file))
  return [...folders].map(([folder, all]) => ({
    folder,
    mutants: all.length,
    noticed: all.filter(({ isNoticed }) => isNoticed).length,
  }))
}

const rowPattern = /^\| `(src\/[^`]+)` \| (\d+) \| (\d+) \|/gm

function readRows(): Row[] {
  const rows = readFileSync(page, 'utf8').matchAll(rowPattern)
  return [...rows].map(([, folder = '', mutants, noticed]) => ({
    folder,
    mutants: Number(mutants),
    noticed: Number(noticed),
  }))
}

const total = (rows: Row[], key: 'mutants' | 'noticed') => rows.reduce((sum, row) => sum + row[key], 0)

function tableOf(zone: string, rows: Row[]): string {
  const [mutants, noticed] = [total(rows, 'mutants'), total(rows, 'noticed')]
  return [
    `| ${zone} | Mutants | Noticed | Score |`,
    '|---|--:|--:|--:|',
    ...rows.map(
      (row) => `| \`${row.folder}\` | ${row.mutants} | ${row.noticed} | ${percent(row.noticed, row.mutants)} |`,
    ),
    `| **all** | ${mutants} | ${noticed} | **${percent(noticed, mutants)}** |`,
  ].join('\n')
}

const code = (text: string) => `\`${text.replace(/\s+/g, ' ').replaceAll('|', '\\|')}\``

/** Puts the folders of this run in the place of what the page said of them. */
export function writeScore(outcomes: Outcome[]): void {
  const fresh = foldersOf(outcomes)
  const older = readRows().filter(({ folder }) => !fresh.some((row) => row.folder === folder))
  const rows = [...older, ...fresh].sort((a, b) => a.folder.localeCompare(b.folder))
  const tables = Object.keys(zones).flatMap((zone) => {
    const own = rows.filter(({ folder }) => `${folder}/`.startsWith(`src/${zone}/`))
    return own.length > 0 ? [tableOf(zone, own)] : []
  })
  const reasons = kept.map(
    ({ file, original, replacement, reason }) => `- \`${file}\`: ${code(original)} → ${code(replacement)}. ${reason}`,
  )
  const [introduction] = readFileSync(page, 'utf8').split('\n## ')
  writeFileSync(
    page,
    `${[introduction?.trim(), '## Scores', ...tables, '## Survivors that stay', reasons.join('\n')].join('\n\n')}\n`,
  )
}

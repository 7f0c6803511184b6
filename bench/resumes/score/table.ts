import type { Summary } from './summary.ts'

/** The scores of each group. `unseen` are those that it had before anybody looked at how it is read, as far as they were counted then. */
export type Stored = Record<string, { unseen?: Counted; now: Counted }>
type Counted = Omit<Summary, 'invented'> & { invented?: number }

const columns: Record<keyof Summary, string> = {
  documents: 'documents',
  core: 'core fields',
  all: 'all fields',
  contact: 'name, email and phone right',
  jobs: 'jobs fully right',
  wrongMarked: 'wrong fields marked',
  rightMarked: 'right fields marked',
  invented: 'invented',
}
const keys = Object.keys(columns) as (keyof Summary)[]

/** A table in Markdown. */
export function tableOf(stored: Stored): string {
  const cell = (summary: Counted, key: keyof Summary) =>
    key === 'documents' ? String(summary.documents) : (summary[key]?.toFixed(3) ?? '')
  const row = (name: string, summary: Counted) => [name, ...keys.map((key) => cell(summary, key))]
  const rows = Object.entries(stored).flatMap(([group, { unseen, now }]) => [
    ...(unseen ? [row(`${group}, unseen`, unseen)] : []),
    row(unseen ? `${group}, now` : group, now),
  ])
  const lines = [['group', ...Object.values(columns)], ['---', ...keys.map(() => '---')], ...rows]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

const allowedFall = 0.01
const held = ['core', 'all', 'contact', 'jobs'] as const

/** Of the values read from pictures, in which the eye may see what is not there. */
const mostInvented = 0.01

/** What is worse than stored, or than it may be at all, in a sentence each. */
export const fallsOf = (stored: Stored, now: Record<string, Summary>): string[] =>
  Object.entries(stored).flatMap(([group, { now: before }]) => {
    const after = now[group]
    if (after?.documents !== before.documents)
      return [`${group}: ${before.documents} documents are stored, ${after?.documents ?? 0} were read.`]
    const falls = held
      .filter((key) => after[key] < before[key] - allowedFall)
      .map((key) => `${group}: ${columns[key]} fell from ${before[key].toFixed(3)} to ${after[key].toFixed(3)}.`)
    const isOver = group.startsWith('scans') && after.invented > mostInvented
    return isOver
      ? [...falls, `${group}: ${after.invented.toFixed(3)} of the values are invented, at most ${mostInvented} may be.`]
      : falls
  })

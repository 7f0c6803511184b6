import { descriptionLimit } from '#domain/projects/details.ts'
import { type Row, textOf } from '../layout/row.ts'
import lexicons from '../lexicon/briefs.json' with { type: 'json' }
import { lexicon, plain } from '../parse/words.ts'
import { isLabeled } from './labels.ts'

const generic = lexicon(lexicons.generic)

/** What a document says beside its title and its labeled facts, in its own words: duties stay as they were written. */
export function descriptionOf(rows: Row[], title: string | undefined): string | undefined {
  const lines: string[] = []
  for (const row of rows) {
    const line = textOf(row).trim()
    if (line === '' || isLabeled(row) || plain(line) === plain(title ?? '')) continue
    // A heading such as "Staffing Request" says nothing by itself at the top.
    if (lines.length === 0 && generic.has(plain(line))) continue
    const before = lines.at(-1)
    if (before !== undefined && !row.isBullet && continues(before, line)) lines[lines.length - 1] = `${before} ${line}`
    else lines.push(row.isBullet ? `- ${line}` : line)
  }
  const text = lines.join('\n').slice(0, descriptionLimit).trim()
  return text || undefined
}

/** A line that a page was too narrow for goes on in lowercase. */
const continues = (before: string, line: string) => !/[.:;!?]$/.test(before) && /^\p{Ll}/u.test(line)

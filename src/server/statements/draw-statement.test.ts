import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { statementLimits } from '#domain/statements/details.ts'
import { firstTemplate } from '#domain/statements/template.ts'
import { drawStatement } from './draw-statement.ts'
import { sampleDetails, sampleFacts } from './testing/sample-facts.ts'

const at = new Date('2026-11-16T21:05:00Z')
const statement = { number: 'SOW-2026-0001', version: 2, facts: sampleFacts, template: firstTemplate, isUnread: false }

/** Words that can be told from each other, as many as a text may have. */
const words = (name: string, most: number) =>
  Array.from({ length: Math.floor(most / 8) }, (_, index) => `${name}${String(index).padStart(6, '0')}`)

/** What a reader sees: nothing beyond the edges of the pages. */
const textOf = (file: Buffer) => spawnSync('pdftotext', ['-', '-'], { input: file, encoding: 'utf8' }).stdout

test('every word of the longest texts is on a page, in its clause and beside what it changes', async () => {
  const [scope, doneWhen] = [words('s', statementLimits.text), words('d', statementLimits.doneWhen)]
  const deliverable = { name: 'Close package', doneWhen: doneWhen.join(' '), due: 'Day 6' }
  const details = {
    ...sampleDetails,
    scope: scope.join(' '),
    deliverables: Array.from({ length: statementLimits.deliverables }, () => deliverable),
  }
  const amends = {
    ...{ version: 1, sealedSha256: '0'.repeat(64), effectiveOn: '2026-12-14' },
    ...{ facts: sampleFacts, details: sampleDetails },
  }
  const text = textOf((await drawStatement({ ...statement, details, amends }, at)).file)
  const times = (word: string) => text.split(word).length - 1
  expect(new Set(scope.map(times))).toEqual(new Set([2]))
  expect(new Set(doneWhen.map(times))).toEqual(new Set([2 * statementLimits.deliverables]))
})

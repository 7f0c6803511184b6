import type { MatchLine } from '#contract/matching.ts'
import { readRun as endpoint, type PersonOfRun } from '#contract/matching-runs.ts'
import { findChangeBy, findNamed, readRunOf } from '#db/matching-runs.ts'
import type { Tx } from '#db/session.ts'
import { isAside } from '#domain/matching/aside.ts'
import { labelOfLine, partOf } from '#domain/matching/line-labels.ts'
import { linesOf } from '#domain/matching/lines.ts'
import type { Need } from '#domain/matching/need.ts'
import { type KeptLine, keptSentences, kindOfLine, type ShownPerson } from '#domain/matching/shown-person.ts'
import { notFound } from '#domain/problem.ts'
import { transactionRoute } from '../serve.ts'
import { todayOf } from '../today.ts'
import { presentFit } from './opening-fit.ts'
import { scoreMatches } from './score-matches.ts'

type FitOfRun = NonNullable<PersonOfRun['fit']>

const sumOf = (lines: readonly KeptLine[], read: (line: KeptLine) => number) =>
  lines.reduce((sum, line) => sum + read(line), 0)

const presentKept = (line: KeptLine): MatchLine => ({
  ...line,
  label: labelOfLine(line.name),
  kind: kindOfLine(line.name),
  part: partOf(line.name),
  sentence: keptSentences[line.state],
})

/** How someone fit then, as it was kept. */
const fitThen = ({ score, standing, lines }: ShownPerson): FitOfRun => ({
  standing,
  score,
  least: sumOf(lines, ({ least }) => least),
  most: sumOf(lines, ({ most }) => most),
  outOf: sumOf(lines, ({ outOf }) => outOf),
  unanswered: lines.filter(
    ({ name, state }) => state === 'unknown' && partOf(name) === 'required' && !isAside(kindOfLine(name)),
  ).length,
  lines: lines.map(presentKept),
  misses: lines.filter(({ state }) => state === 'missing').map(({ name }) => labelOfLine(name)),
})

/** How someone who wasn't shown meets what was asked then, by what is known today: nobody keeps facts of everyone. */
async function fitToday(tx: Tx, need: Need, candidateId: string): Promise<FitOfRun | null> {
  const [scored] = await scoreMatches(tx, need, [candidateId], todayOf())
  if (!scored) return null
  const { id: _, ...fit } = presentFit(candidateId, scored.fit)
  return fit
}

/** What a firm was shown at one time, and why somebody stood where they did or not at all. */
export const readRun = transactionRoute(endpoint, async (tx, { id, run: runId, person }) => {
  const found = await readRunOf(tx, id, runId)
  if (!found) throw notFound('Shortlist Not Found')
  const { need, shown, names, ...run } = found
  const nameBy = new Map(names.map(({ id, name }) => [id, name]))
  const named = person ? await findNamed(tx, person) : undefined
  const entry = shown.find((one) => one.id === person)
  const change = person ? await findChangeBy(tx, id, person, run.madeAt) : undefined
  const { required, nice, off } = linesOf(need)
  return {
    ...run,
    madeAt: run.madeAt.toISOString(),
    asked: [...required, ...nice, ...off].map(({ name }) => labelOfLine(name)),
    people: shown.map(({ id, list, place, score, standing, lines }) => ({
      id,
      name: nameBy.get(id) ?? null,
      list,
      place,
      score,
      outOf: sumOf(lines, ({ outOf }) => outOf),
      standing,
    })),
    person: person
      ? {
          id: person,
          name: named?.name ?? null,
          place: entry ? { list: entry.list, place: entry.place } : null,
          fit: entry ? fitThen(entry) : await fitToday(tx, need, person),
          change: change ? { ...change, at: change.at.toISOString() } : null,
        }
      : null,
  }
})

import { stateOf } from './grade.ts'
import type { Person, Project } from './person.ts'
import type { Random } from './random.ts'
import { type Item, itemsOf, keyOf } from './trade.ts'
import type { Written } from './written.ts'

export type Twin = { person: Person; written: Written }

/** Without that fact, if every sentence that tells it tells nothing else. */
function withoutFact({ person, written }: Twin, item: Item): Twin | null {
  const key = keyOf(item)
  const tells = ({ keys }: { keys: string[] }) => keys.includes(key)
  const all = [
    ...written.summary,
    ...written.jobs.flatMap(({ pieces }) => pieces),
    ...written.tools,
    ...written.technical,
    ...written.frameworks,
    ...written.certificates,
    ...written.languages,
  ].filter(tells)
  if (all.length === 0 || all.some(({ keys }) => keys.length > 1)) return null
  const without = <T extends { keys: string[] }>(list: T[]) => list.filter((one) => !tells(one))
  return {
    person: {
      ...person,
      jobs: person.jobs.map((job) => ({ ...job, uses: job.uses.filter((use) => keyOf(use) !== key) })),
      credentials: person.credentials.filter(({ short }) => keyOf({ kind: 'credential', value: short }) !== key),
      languages: person.languages.filter(({ language }) => keyOf({ kind: 'language', value: language }) !== key),
    },
    written: {
      summary: without(written.summary),
      jobs: written.jobs.map((job) => ({ ...job, pieces: without(job.pieces) })),
      tools: without(written.tools),
      technical: without(written.technical),
      frameworks: without(written.frameworks),
      certificates: without(written.certificates),
      languages: without(written.languages),
    },
  }
}

/** Somebody who is the same or worse in every fact and every written word. */
export function lesserOf(random: Random, twin: Twin, { requirements }: Project): Twin | null {
  const { person, written } = twin
  const { told, vettingAverage } = person
  const options: (() => Twin | null)[] = [...requirements.must, ...requirements.nice]
    .flatMap(itemsOf)
    .filter((item) => stateOf(person, item, requirements.start) === 'met')
    .map((item) => () => withoutFact(twin, item))
  const worse = (change: Partial<Person>) => options.push(() => ({ person: { ...person, ...change }, written }))
  if (told.rate === 'field') worse({ rate: Math.round(person.rate * (1.1 + random.next() * 0.3)) + 1 })
  if (told.start === 'field')
    worse({
      earliestStart: Temporal.PlainDate.from(person.earliestStart)
        .add({ days: random.integer(10, 45) })
        .toString(),
    })
  if (told.hours === 'field' && person.hoursPerWeek >= 20)
    worse({ hoursPerWeek: person.hoursPerWeek - random.integer(4, 12) })
  if (vettingAverage !== null && vettingAverage > 3)
    worse({ vettingAverage: Math.round((vettingAverage - 0.8) * 10) / 10 })
  for (const option of random.shuffle(options)) {
    const lesser = option()
    if (lesser) return lesser
  }
  return null
}

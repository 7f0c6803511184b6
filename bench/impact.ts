import { factsOf, type TalentInput } from '#domain/matching/facts.ts'
import { type Need, needOf, type Requirements } from '#domain/matching/need.ts'
import { hashOf, rank } from '#domain/matching/rank.ts'
import { engineVersion } from '#domain/matching/weights.ts'
import { makeGroup, projectLine } from './matching/group.ts'
import { groups } from './matching/groups.ts'

/**
 * Impact ratios on made-up people: how often those of each class are among the first ten, against the class that is there most often
 * (four fifths is the usual rule of thumb). Sex and age are drawn at random, so whatever differs is chance: nothing the rule reads
 * says them. Where people's clocks are is true of them, and differs with the hours that projects ask for.
 */
const today = '2026-11-16'
const shown = 10

type Candidate = TalentInput & { profile_data: TalentInput['profile'] }
const classesOf: Record<string, (one: Candidate) => string> = {
  sex: ({ id }) => (hashOf(`sex ${id}`) % 2 === 0 ? 'women' : 'men'),
  age: ({ id }) => (hashOf(`age ${id}`) % 10 < 3 ? '40 and over' : 'under 40'),
  clock: ({ workingHours }) => workingHours?.zone.split('/')[0] ?? 'not given',
}

const considered = new Map<string, number>()
const selected = new Map<string, number>()
const count = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1)

for (const [name, group] of Object.entries(groups)) {
  const people = makeGroup(name, group).members.map(({ candidate }) => candidate as unknown as Candidate)
  const facts = people.map(({ profile_data: profile, ...fields }) => factsOf({ ...fields, profile }, today))
  for (const project of group.projects.map((one, at) => projectLine(name, one, at))) {
    if (project.requirements === null) continue
    const need = needOf(project.requirements as unknown as Requirements, project.seniorityLevel as Need['level'])
    const first = new Set(
      rank(facts, need)
        .shown.slice(0, shown)
        .map(({ id }) => id),
    )
    for (const one of people)
      for (const [trait, classOf] of Object.entries(classesOf)) {
        count(considered, `${trait}: ${classOf(one)}`)
        if (first.has(one.id)) count(selected, `${trait}: ${classOf(one)}`)
      }
  }
}

console.log(
  `Version ${engineVersion}. Share of those considered who are among the first ${shown}, and its ratio to the highest.`,
)
for (const trait of Object.keys(classesOf)) {
  const rates = [...considered]
    .filter(([key]) => key.startsWith(`${trait}: `))
    .map(([key, all]) => ({ key, all, rate: (selected.get(key) ?? 0) / all }))
  const highest = Math.max(...rates.map(({ rate }) => rate))
  for (const { key, all, rate } of rates)
    console.log(
      `${key.padEnd(24)} ${String(all).padStart(6)}  ${(rate * 100).toFixed(2)} %  ${(rate / highest).toFixed(2)}`,
    )
}

/** npm run -s matching -- CANDIDATES PROJECTS: ranks people for each project with the code that the product runs. */
import { readFileSync } from 'node:fs'
import { readBrief } from '#domain/matching/brief.ts'
import { factsOf } from '#domain/matching/facts.ts'
import { needOf } from '#domain/matching/need.ts'
import { rank } from '#domain/matching/rank.ts'

const [candidatesFile, projectsFile] = process.argv.slice(2)
if (!candidatesFile || !projectsFile) {
  console.error('usage: npm run -s matching -- CANDIDATES PROJECTS')
  process.exit(2)
}

const read = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line))

const places = 50
const candidates = read(candidatesFile)
const projects = read(projectsFile)
const today = projects.reduce((latest, { createdAt }) => (createdAt > latest ? createdAt : latest), '2026-01-01')
const people = candidates.map(({ profile_data: profile, ...fields }) => factsOf({ ...fields, profile }, today))

for (const project of projects) {
  const need = project.requirements ? needOf(project.requirements, project.seniorityLevel) : readBrief(project)
  const ranking = rank(people, need)
    .shown.slice(0, places)
    .map(({ id, score, factors }) => ({
      id,
      score,
      factors: factors.map(({ name, contribution, state, sentence: words }) => ({ name, contribution, state, words })),
    }))
  console.log(JSON.stringify({ project: project.id, ranking }))
}

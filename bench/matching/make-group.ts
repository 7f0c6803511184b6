import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeGroup, projectLine } from './group.ts'
import { groups } from './groups.ts'

const [name = '', folder] = process.argv.slice(2)
const group = groups[name]
if (!group || !folder) {
  console.error(`usage: node bench/matching/make-group.ts ${Object.keys(groups).join('|')} FOLDER`)
  process.exit(2)
}

const { members, truth } = makeGroup(name, group)
const write = (file: string, lines: unknown[]) =>
  writeFileSync(join(folder, file), lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
mkdirSync(folder, { recursive: true })
write(
  'candidates.ndjson',
  members.map(({ candidate }) => candidate),
)
write(
  'projects.ndjson',
  group.projects.map((project, at) => projectLine(name, project, at)),
)
write('truth.ndjson', truth)

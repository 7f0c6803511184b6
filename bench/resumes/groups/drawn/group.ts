import { profileData } from '#domain/profiles/profile.ts'
import { pair, type Resume } from '../resume.ts'
import { columns } from './columns.ts'
import people from './people.json' with { type: 'json' }
import { single } from './single.ts'

const peoplePerLayout = 3
const parsed = Object.fromEntries(Object.entries(people).map(([name, person]) => [name, profileData.parse(person)]))

/** PDFs in which each line was put where it stands, as typesetters and exporters do it. */
export const drawn = (): Resume[] =>
  pair([...single, ...columns], parsed, peoplePerLayout).map(({ layout, person, truth, page }) => ({
    group: 'drawn',
    format: 'pdf',
    layout,
    person,
    truth,
    bytes: () => page(truth),
  }))

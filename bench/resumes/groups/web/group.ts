import { profileData } from '#domain/profiles/profile.ts'
import { pair, type Resume } from '../resume.ts'
import { columns } from './columns.ts'
import { grids } from './grids.ts'
import people from './people.json' with { type: 'json' }
import { single } from './single.ts'

const peoplePerLayout = 3
const escaped = <T>(value: T): T => JSON.parse(JSON.stringify(value).replaceAll('&', '&amp;').replaceAll('<', '&lt;'))
const parsed = Object.fromEntries(Object.entries(people).map(([name, person]) => [name, profileData.parse(person)]))

/** Pages as resume builders on the web make them: HTML, printed by a browser. */
export const web = (): Resume[] =>
  pair([...grids, ...columns, ...single], parsed, peoplePerLayout).map(({ layout, person, truth, page }) => ({
    group: 'web',
    format: 'pdf',
    layout,
    person,
    truth,
    printedFrom: { html: page(escaped(truth)) },
  }))

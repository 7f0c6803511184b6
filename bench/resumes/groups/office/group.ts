import { profileData } from '#domain/profiles/profile.ts'
import { docxOf } from '../../files.ts'
import { pair, type Resume } from '../resume.ts'
import { curriculumVitae } from './curriculum-vitae.ts'
import { flowing } from './flowing.ts'
import { headed } from './headed.ts'
import people from './people.json' with { type: 'json' }
import { tables } from './tables.ts'

const peoplePerLayout = 3
const parsed = Object.fromEntries(Object.entries(people).map(([name, person]) => [name, profileData.parse(person)]))

/** Word files, each of them as DOC and as PDF, too. */
export const office = (): Resume[] =>
  pair([...flowing, ...headed, ...tables, curriculumVitae], parsed, peoplePerLayout).flatMap(
    ({ layout, person, truth, page }) => {
      const word = page(truth)
      const common = { group: 'office', layout, person, truth }
      return [
        { ...common, format: 'pdf', printedFrom: { word } },
        { ...common, format: 'docx', bytes: async () => docxOf(word) },
        { ...common, format: 'doc', printedFrom: { word } },
      ] satisfies Resume[]
    },
  )

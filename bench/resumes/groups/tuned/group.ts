import type { Resume } from '../resume.ts'
import { layouts } from './layouts.ts'
import { inventPerson } from './people.ts'

/** The layouts that the reader was tuned on, each with a person of its own. */
export const tuned = (): Resume[] =>
  layouts.map(({ name, shows, page }, index) => {
    const seed = index * 5
    const person = inventPerson(seed)
    const truth = shows ? shows(person) : person
    return {
      group: 'tuned',
      format: 'pdf',
      layout: name,
      person: String(seed),
      truth,
      printedFrom: { html: page(truth) },
    }
  })

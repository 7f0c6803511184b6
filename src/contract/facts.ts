import * as z from 'zod/mini'
import { correction } from '#domain/matching/correction.ts'
import { termKinds } from '#domain/projects/need.ts'
import { endpoint, nothing } from './endpoint.ts'

const moment = z.iso.datetime({ offset: true })

/** What the caller said about themselves, and what that is beside what was read. */
const said = z.strictObject({
  stance: correction.shape.stance,
  lastUsed: z.nullable(z.int()),
  how: z.enum(['confirmed', 'corrected', 'added']),
  at: moment,
})

export const readOwnFacts = endpoint({
  method: 'GET',
  path: '/api/me/facts',
  access: 'talent',
  summary: 'What matching has read about you, with the sentences it was read in; null before your profile was read',
  input: nothing,
  output: z.strictObject({
    facts: z.nullable(
      z.strictObject({
        readOn: z.iso.date(),
        terms: z.array(
          z.strictObject({
            kind: z.enum(termKinds),
            value: z.string(),
            stance: z.enum(['works', 'guided', 'seen', 'denied']),
            source: z.enum(['work', 'title', 'summary', 'list', 'crammed', 'certificate', 'person', 'hint', 'said']),
            /** The term that has this one in it, where nothing names this one itself. */
            via: z.nullable(z.string()),
            /** The last month that shows it, such as 2026-10. */
            until: z.nullable(z.string()),
            quotes: z.array(z.string()),
            said: z.nullable(said),
          }),
        ),
        level: z.nullable(z.string()),
        /** Whether the caller gave the level; otherwise titles of jobs did. */
        isLevelSaid: z.boolean(),
        hoursPerWeek: z.nullable(z.number()),
        earliestStart: z.nullable(z.iso.date()),
        rate: z.nullable(z.strictObject({ from: z.number(), to: z.nullable(z.number()) })),
        /** Which of these the caller gave; the others were read in their summary, where they are known. */
        given: z.array(z.enum(['hours', 'start', 'rate'])),
        vetted: z.nullable(
          z.strictObject({ on: z.iso.date(), by: z.array(z.enum(['interview', 'scorecard', 'review'])) }),
        ),
      }),
    ),
  }),
})

export const saveCorrection = endpoint({
  method: 'PUT',
  path: '/api/me/facts',
  access: 'talent',
  summary: 'Confirm, correct or add something about yourself; it holds against what is read from your profile',
  input: correction,
  output: nothing,
})

export const deleteCorrection = endpoint({
  method: 'DELETE',
  path: '/api/me/facts',
  access: 'talent',
  summary: 'Take back what you said about yourself; what is read from your profile counts again',
  input: z.strictObject({ kind: correction.shape.kind, value: correction.shape.value }),
  output: nothing,
})

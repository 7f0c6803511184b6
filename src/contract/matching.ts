import * as z from 'zod/mini'
import { applicationStatuses } from '#domain/applications/status.ts'
import { capacityOffer } from '#domain/availability/capacity-offer.ts'
import { firmRoles, managingRoles } from '#domain/firms/role.ts'
import { invitationLifeCycle } from '#domain/invitations/status.ts'
import { correction } from '#domain/matching/correction.ts'
import { curation, curations, shortlistSize } from '#domain/matching/curation.ts'
import { projectDetails, titleLimit } from '#domain/projects/details.ts'
import { factorKinds, projectNeed, termKinds } from '#domain/projects/need.ts'
import { endpoint, nothing } from './endpoint.ts'
import { pageNumber } from './paging.ts'
import { idList, wordList } from './query-values.ts'
import { talentCard } from './talent.ts'

const moment = z.iso.datetime({ offset: true })

/** One line of an explanation; the contributions of all lines sum to the score. */
export const matchLine = z.strictObject({
  name: z.string(),
  /** As people read it. */
  label: z.string(),
  kind: z.enum(factorKinds),
  part: z.enum(['required', 'nice']),
  contribution: z.number(),
  least: z.number(),
  most: z.number(),
  outOf: z.number(),
  state: z.enum(['met', 'partly', 'missing', 'unknown']),
  sentence: z.string(),
})
export type MatchLine = z.output<typeof matchLine>

/** `fits`: all is met. `unknown`: may fit, an answer is missing. `near`: something is met in part. `out`: something is missed. */
const standing = z.enum(['fits', 'unknown', 'near', 'out'])

/** How someone fits, without who they are. */
export const fit = {
  standing,
  score: z.number(),
  /** What the score is if every unknown turns out worst, and best. */
  least: z.number(),
  most: z.number(),
  outOf: z.number(),
  /** How many answers about what is asked are missing. */
  unanswered: z.int(),
  lines: z.array(matchLine),
}

export const match = z.strictObject({
  talent: talentCard,
  ...fit,
  /** Hours free in the weeks wanted: the fewest, and what all but one week in ten have. Null where nobody knows. */
  free: z.nullable(z.strictObject({ least: z.number(), steady: z.number() })),
  /** When hours, start and rate were last confirmed, and whether that is too long ago. */
  confirmedOn: z.nullable(z.iso.date()),
  isStale: z.boolean(),
  /** Hours a day in the window wanted: in the least of the weeks, in most, and from the next change of a clock on. */
  overlap: z.nullable(
    z.strictObject({
      least: z.number(),
      usual: z.number(),
      change: z.nullable(z.strictObject({ on: z.iso.date(), hours: z.number() })),
    }),
  ),
  rate: z.nullable(z.strictObject({ from: z.number(), to: z.nullable(z.number()) })),
  vetted: z.nullable(z.strictObject({ on: z.iso.date(), by: z.array(z.enum(['interview', 'scorecard', 'review'])) })),
  /** What the firm and this person have had to do with each other about the project: an application, or else an invitation. */
  contact: z.nullable(
    z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('application'), status: z.enum(applicationStatuses), at: moment }),
      z.strictObject({ kind: z.literal('invitation'), status: z.enum(invitationLifeCycle.statuses), at: moment }),
    ]),
  ),
  /** Whether a person of the operator put them where they are on the shortlist. */
  curated: z.nullable(z.enum(['moved', 'added'])),
})
export type Match = z.output<typeof match>

const counts = z.strictObject({ fits: z.int(), unknown: z.int(), near: z.int(), out: z.int() })

/** What each condition costs: how many miss it, and how many more would fit without it. */
const ledger = z.array(
  z.strictObject({
    name: z.string(),
    label: z.string(),
    kind: z.enum(factorKinds),
    removed: z.int(),
    regained: z.int(),
  }),
)
export type Ledger = z.output<typeof ledger>

const { internalNote: _, location: __, estimatedHires: ___, engagementType: ____, ...needed } = projectDetails.shape

export const previewNeed = endpoint({
  method: 'POST',
  path: '/api/projects/need-preview',
  access: 'buyer',
  firmRoles: managingRoles,
  summary: 'What a project asks for as far as it is written: terms, how many people fit, and what each condition costs',
  changesNothing: true,
  input: z.strictObject({ ...needed, title: z.string().check(z.trim(), z.maxLength(titleLimit)) }),
  output: z.strictObject({
    /** What the texts say; offered, never put in place of what the owner said. */
    understood: projectNeed,
    /** What is counted by: what the owner said, or else what the texts say. */
    need: projectNeed,
    considered: z.int(),
    counts,
    ledger,
  }),
})

export const listTerms = endpoint({
  method: 'GET',
  path: '/api/terms',
  access: 'signed-in',
  summary: 'Every term that can be asked for, by kind, and weights that suit a kind of work',
  input: nothing,
  output: z.strictObject({
    terms: z.record(z.enum(termKinds), z.array(z.string())),
    /** Weights that suit a kind of work, to begin with. */
    presets: z.array(z.strictObject({ name: z.string(), emphasis: projectNeed.shape.emphasis })),
  }),
})

export const saveNeed = endpoint({
  method: 'PUT',
  path: '/api/projects/:id/need',
  access: 'buyer',
  firmRoles: managingRoles,
  summary:
    'Change what one of your projects asks for, and how much each kind of line counts; null lets its texts say it',
  input: z.strictObject({
    id: z.uuid(),
    need: z.nullable(projectNeed),
    /** The version that was edited. */
    expectedUpdatedAt: z.iso.datetime({ offset: true }),
  }),
  output: z.strictObject({ need: z.nullable(projectNeed), updatedAt: z.iso.datetime({ offset: true }) }),
})

export const readShortlist = endpoint({
  method: 'GET',
  path: '/api/projects/:id/shortlist',
  access: 'buyer',
  firmRoles,
  summary: `Up to ${shortlistSize} people for one of your projects, each with every line of the score, and up to ${shortlistSize} who may fit; what was shown is kept for a year`,
  input: z.strictObject({ id: z.uuid() }),
  output: z.strictObject({
    engine: z.string(),
    need: projectNeed,
    /** Whether the owner said what is asked, or the texts did. */
    isRead: z.boolean(),
    /** Whether the caller is told when someone fits for whom nobody does. */
    isWatched: z.boolean(),
    updatedAt: z.iso.datetime({ offset: true }),
    considered: z.int(),
    counts,
    ledger,
    /** While a person of the operator is to look at it first: nobody is shown yet, and when it is expected. */
    held: z.nullable(z.strictObject({ expectedBy: z.nullable(moment) })),
    /** When a person of the operator last changed or released it. */
    curatedAt: z.nullable(moment),
    /** Who fits, then who nearly does, best first; whoever a person moved or added is in the place they were given. */
    shortlist: z.array(match),
    /** May fit: an answer is missing. */
    mayFit: z.array(match),
  }),
})

export const watchFits = endpoint({
  method: 'PUT',
  path: '/api/projects/:id/watch',
  access: 'buyer',
  firmRoles: managingRoles,
  summary: 'Be told once, by notice and email, when someone fits one of your projects',
  input: z.strictObject({ id: z.uuid() }),
  output: z.strictObject({ isWatched: z.boolean() }),
})

export const unwatchFits = endpoint({
  method: 'DELETE',
  path: '/api/projects/:id/watch',
  access: 'buyer',
  firmRoles: managingRoles,
  summary: 'No longer be told when someone fits a project',
  input: z.strictObject({ id: z.uuid() }),
  output: z.strictObject({ isWatched: z.boolean() }),
})

export const matchPageSize = 10
export const matchPageLimit = 50

export const listMatches = endpoint({
  method: 'GET',
  path: '/api/projects/:id/matches',
  access: 'buyer',
  firmRoles,
  summary: `Everyone who fits one of your projects, or may, or nearly does; ${matchPageSize} to a page, at most ${matchPageLimit} pages`,
  input: z.strictObject({
    id: z.uuid(),
    list: z._default(z.enum(['fits', 'unknown', 'near']), 'fits'),
    page: pageNumber,
  }),
  output: z.strictObject({ matches: z.array(match), total: z.int(), pageCount: z.int() }),
})

export const explainMatch = endpoint({
  method: 'GET',
  path: '/api/projects/:id/matches/:candidateId',
  access: 'buyer',
  firmRoles,
  summary: 'How one person fits one of your projects, with every line',
  input: z.strictObject({ id: z.uuid(), candidateId: z.uuid() }),
  output: z.strictObject({ engine: z.string(), match }),
})

export const comparedLimit = 5

export const compareMatches = endpoint({
  method: 'GET',
  path: '/api/projects/:id/comparison',
  access: 'buyer',
  firmRoles,
  summary: `How up to ${comparedLimit} people fit one of your projects, with every line, in the order asked for`,
  input: z.strictObject({ id: z.uuid(), people: idList(comparedLimit) }),
  output: z.strictObject({ engine: z.string(), matches: z.array(match) }),
})

const capacity = z.strictObject({
  ...capacityOffer.shape,
  /** From the working hours; null where they aren't given. */
  hoursPerWeek: z.nullable(z.int()),
  earliestStart: z.nullable(z.iso.date()),
  confirmedOn: z.nullable(z.iso.date()),
  isStale: z.boolean(),
  /** What is left each week for the year ahead, after what was accepted. */
  ahead: z.array(z.strictObject({ monday: z.iso.date(), hours: z.nullable(z.number()) })),
})
export type Capacity = z.output<typeof capacity>

export const readCapacity = endpoint({
  method: 'GET',
  path: '/api/me/capacity',
  access: 'talent',
  summary: 'Your rate, your hours by week for the year ahead, and when you last confirmed them',
  input: nothing,
  output: capacity,
})

export const saveCapacity = endpoint({
  method: 'PUT',
  path: '/api/me/capacity',
  access: 'talent',
  summary: 'Change your rate and the weeks that differ; this confirms them',
  input: capacityOffer,
  output: capacity,
})

export const confirmCapacity = endpoint({
  method: 'POST',
  path: '/api/me/capacity/confirm',
  access: 'talent',
  summary: 'Confirm that your hours, start and rate are still right',
  input: nothing,
  output: capacity,
})

/** How the caller fits an opening. Nobody else is in it, and no rank. */
export const openingFit = z.strictObject({
  id: z.uuid(),
  ...fit,
  /** The lines that are missed, as people read them. */
  misses: z.array(z.string()),
})
export type OpeningFit = z.output<typeof openingFit>

export const openingFitLimit = 24

export const listOpeningFits = endpoint({
  method: 'GET',
  path: '/api/opening-fits',
  access: 'talent',
  summary: `How you fit up to ${openingFitLimit} open projects: what is unknown first, then what you miss; none before your profile was read`,
  input: z.strictObject({ ids: wordList(openingFitLimit) }),
  output: z.strictObject({ engine: z.string(), fits: z.array(openingFit) }),
})

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

export const unfilledLimit = 50

export const listUnfilled = endpoint({
  method: 'GET',
  path: '/api/unfilled-projects',
  access: 'admin',
  summary: `The ${unfilledLimit} open projects that have waited longest without anyone accepted, with how many fit now: held shortlists first, the soonest due first, then those that nobody fits`,
  input: nothing,
  output: z.strictObject({
    projects: z.array(
      z.strictObject({
        id: z.uuid(),
        title: z.string(),
        firm: z.nullable(z.string()),
        postedAt: moment,
        applications: z.int(),
        invitations: z.int(),
        fits: z.int(),
        /** An answer is missing. */
        mayFit: z.int(),
        /** Whether its shortlist waits for an admin, and until when the firm expects it. */
        isHeld: z.boolean(),
        dueAt: z.nullable(moment),
      }),
    ),
  }),
})
export type UnfilledProject = z.output<typeof listUnfilled.output>['projects'][number]

export const readCuration = endpoint({
  method: 'GET',
  path: '/api/projects/:id/curation',
  access: 'admin',
  summary:
    'The shortlist of an open project as its firm gets it, who was removed, who would come next, and every change with its reason',
  input: z.strictObject({ id: z.uuid() }),
  output: z.strictObject({
    title: z.string(),
    firm: z.nullable(z.string()),
    engine: z.string(),
    held: z.nullable(z.strictObject({ expectedBy: z.nullable(moment) })),
    releasedAt: z.nullable(moment),
    considered: z.int(),
    counts,
    shortlist: z.array(match),
    /** Were placed, and have missed something since: not shown until an admin decides again. */
    lapsed: z.array(match),
    /** Who would come next: those who fit, and those who nearly do. */
    rest: z.array(match),
    /** One answer of theirs is missing. */
    mayFit: z.array(match),
    removed: z.array(match),
    changes: z.array(
      z.strictObject({
        id: z.int(),
        change: z.enum(['held', ...curations, 'released']),
        candidateId: z.nullable(z.uuid()),
        name: z.nullable(z.string()),
        position: z.nullable(z.int()),
        reason: z.nullable(z.string()),
        by: z.nullable(z.string()),
        at: moment,
      }),
    ),
  }),
})
export type CuratedShortlist = z.output<typeof readCuration.output>

export const changeShortlist = endpoint({
  method: 'POST',
  path: '/api/projects/:id/curation',
  access: 'admin',
  summary:
    'Move, add or remove someone on the shortlist of an open project, or let the rule place them again; the reason is kept',
  input: z.strictObject({ id: z.uuid(), ...curation.shape }),
  output: nothing,
})

export const releaseShortlist = endpoint({
  method: 'POST',
  path: '/api/projects/:id/curation/release',
  access: 'admin',
  summary: 'Show a held shortlist to its firm, which is told',
  input: z.strictObject({ id: z.uuid() }),
  output: nothing,
})

import { type FirmRole, mayManage } from '../firms/role.ts'
import { defineLifeCycle, movesBy, movesFrom, type StatusOf } from '../life-cycle.ts'

/**
 * The owner sets every status by hand, except `Filled`, which follows from the hires. The statuses are spelled as the marketplace has always stored them; `active` comes from older records, and no move leads to it.
 */
export const projectLifeCycle = defineLifeCycle({
  subject: 'project',
  statuses: ['draft', 'Open', 'active', 'Filled', 'completed', 'archived'],
  starts: {
    post: { to: 'Open', by: ['owner'], event: 'project.posted' },
    save: { to: 'draft', by: ['owner'], event: 'project.drafted' },
  },
  moves: {
    open: {
      from: ['draft', 'active', 'Filled', 'completed', 'archived'],
      to: 'Open',
      by: ['owner'],
      event: 'project.opened',
    },
    draft: {
      from: ['Open', 'active', 'Filled', 'completed', 'archived'],
      to: 'draft',
      by: ['owner'],
      event: 'project.drafted',
    },
    complete: {
      from: ['draft', 'Open', 'active', 'Filled', 'archived'],
      to: 'completed',
      by: ['owner'],
      event: 'project.completed',
    },
    archive: {
      from: ['draft', 'Open', 'active', 'Filled', 'completed'],
      to: 'archived',
      // Open projects of an account that is deleted are archived.
      by: ['owner', 'system'],
      event: 'project.archived',
    },
    // When as many have accepted an offer as are needed.
    fill: { from: ['Open', 'active'], to: 'Filled', by: ['system'], event: 'project.filled' },
    delete: {
      from: ['draft', 'Open', 'active', 'Filled', 'completed', 'archived'],
      to: 'deleted',
      by: ['owner', 'system'],
      event: 'project.deleted',
      notify: { talent: 'project-deleted' },
    },
  },
})

export const projectStatuses = projectLifeCycle.statuses
export type ProjectStatus = StatusOf<typeof projectLifeCycle>

/** The moves of the owner that lead to another status. */
export const projectStatusMoves = movesBy(projectLifeCycle, 'owner').filter((move) => move !== 'delete')

/** What the owner may set by hand. */
export const settableProjectStatuses = projectStatusMoves.map((move) => projectLifeCycle.moves[move].to)

/** Open and active both count as active, and both accept applications. */
export const activeProjectStatuses = ['Open', 'active'] as const satisfies ProjectStatus[]

export const isAcceptingApplications = (status: ProjectStatus): boolean =>
  (activeProjectStatuses as readonly ProjectStatus[]).includes(status)

export const projectActions = ['edit', ...movesBy(projectLifeCycle, 'owner'), 'take-down', 'put-back'] as const
export type ProjectAction = (typeof projectActions)[number]

type Managed = { isOwn: boolean; status: ProjectStatus; takenDownAt: unknown }
type Reader = { firmRole: FirmRole | null }

/**
 * Only its firm manages a project, by those whose role allows it; an admin reads it and may take it down. Being down is not a status: the project keeps its own.
 */
export const projectActionsFor = ({ isOwn, status, takenDownAt }: Managed, { firmRole }: Reader): ProjectAction[] => {
  if (isOwn) return mayManage(firmRole) ? ['edit', ...movesFrom(projectLifeCycle, status, 'owner')] : []
  return [takenDownAt === null ? 'take-down' : 'put-back']
}

export const takedownMessages = {
  isDown: 'This project has already been taken down.',
  isUp: 'This project isn’t taken down.',
} as const

/** The list's filter chips and the stored statuses behind each. */
export const projectFilters = {
  all: projectStatuses,
  draft: ['draft'],
  active: activeProjectStatuses,
  completed: ['completed'],
  archived: ['archived'],
} as const satisfies Record<string, readonly ProjectStatus[]>

export type ProjectFilter = keyof typeof projectFilters

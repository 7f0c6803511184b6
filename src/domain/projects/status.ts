/** The stored words, as the marketplace has always written them. */
export const projectStatuses = ['draft', 'Open', 'active', 'completed', 'archived'] as const
export type ProjectStatus = (typeof projectStatuses)[number]

/** What the owner may set by hand; `active` comes from older records. */
export const settableProjectStatuses = ['Open', 'draft', 'completed', 'archived'] as const satisfies ProjectStatus[]

/** Open and active both count as active, and both take applications. */
export const activeProjectStatuses = ['Open', 'active'] as const satisfies ProjectStatus[]

export const isAcceptingApplications = (status: ProjectStatus): boolean =>
  (activeProjectStatuses as readonly ProjectStatus[]).includes(status)

export const projectActions = ['edit', 'set-status', 'delete'] as const
export type ProjectAction = (typeof projectActions)[number]

/** Only its owner manages a project; an admin reads it. */
export const projectActionsFor = ({ isOwn }: { isOwn: boolean }): ProjectAction[] => (isOwn ? [...projectActions] : [])

/** The list's filter chips and the stored words behind each. */
export const projectFilters = {
  all: projectStatuses,
  draft: ['draft'],
  active: activeProjectStatuses,
  completed: ['completed'],
  archived: ['archived'],
} as const satisfies Record<string, readonly ProjectStatus[]>

export type ProjectFilter = keyof typeof projectFilters

import { projectLabels } from '#domain/projects/details.ts'
import type { ProjectStatus } from '#domain/projects/status.ts'

export const fieldLabels = { ...projectLabels, status: 'Status' } as const

export const statusLabels: Record<ProjectStatus, string> = {
  Open: 'Open',
  draft: 'Draft',
  Filled: 'Filled',
  completed: 'Completed',
  archived: 'Archived',
  active: 'Active',
}

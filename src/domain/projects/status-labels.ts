import type { ProjectState } from './all-projects.ts'

export const projectStateLabels: Record<ProjectState, string> = {
  draft: 'Draft',
  Open: 'Open',
  active: 'Active',
  Filled: 'Filled',
  completed: 'Completed',
  archived: 'Archived',
  'taken-down': 'Taken down',
}

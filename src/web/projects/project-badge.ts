import { projectStateLabels } from '#domain/projects/status-labels.ts'
import { statusBadge } from '../ui/status-badge.tsx'

export const ProjectBadge = statusBadge(projectStateLabels, {
  draft: 'dashedCircle',
  Open: 'ringWithDot',
  active: 'disc',
  Filled: 'tick',
  completed: 'tickOnDoubleRule',
  archived: 'box',
  'taken-down': 'cross',
})

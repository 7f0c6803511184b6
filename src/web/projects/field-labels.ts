import type { ProjectStatus } from '#domain/projects/status.ts'
import type { ProjectField } from './project-values.ts'

export const fieldLabels: Record<ProjectField | 'status', string> = {
  title: 'Project Title',
  scopeTasks: 'Scope of Work',
  softwareSystems: 'Software systems',
  seniorityLevel: 'Seniority level',
  engagementDetails: 'Engagement details',
  engagementType: 'Engagement type',
  estimatedHires: 'Estimated hires',
  startDate: 'Start date',
  duration: 'Duration',
  payRate: 'Pay rate',
  location: 'Location',
  preferredTimeOverlap: 'Preferred time overlap',
  status: 'Status',
  internalNote: 'Internal note',
}

export const statusLabels: Record<ProjectStatus, string> = {
  Open: 'Open',
  draft: 'Draft',
  completed: 'Completed',
  archived: 'Archived',
  active: 'Active',
}

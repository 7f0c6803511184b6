import { projectLabels } from '#domain/projects/details.ts'

export const fieldLabels = { ...projectLabels, status: 'Status' } as const

import type { Failure } from '../ui/failed.tsx'

export const projectFailed: Failure = { title: 'Unable to Load Project', message: 'Failed to load project' }

export const projectsFailed: Failure = { title: 'Error loading projects', message: 'Failed to load projects' }

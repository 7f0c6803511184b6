import { type ProjectFilter, type ProjectStatus, projectFilters } from './status.ts'

/** How many projects a filter shows, of those counted by status. */
export const countOf = (counts: Record<ProjectStatus, number>, filter: ProjectFilter): number =>
  projectFilters[filter].reduce((sum, status) => sum + counts[status], 0)

/** Said to whoever comes in at this hour of their day. */
export function greetingAt(hour: number, name: string): string {
  const greeting = hour < 12 ? 'Good morning' : hour < 18 ? 'Good afternoon' : 'Good evening'
  const [first] = name.trim().split(/\s+/)
  return first ? `${greeting}, ${first}` : greeting
}

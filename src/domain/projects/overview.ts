import { firstName } from '../accounts/first-name.ts'
import { type ProjectFilter, type ProjectStatus, projectFilters } from './status.ts'

/** How many projects a filter shows, of those counted by status. */
export const countOf = (counts: Record<ProjectStatus, number>, filter: ProjectFilter): number =>
  projectFilters[filter].reduce((sum, status) => sum + counts[status], 0)

/** The dashboard's greeting at this hour of the reader's day. */
export function greetingAt(hour: number, name: string): string {
  const greeting = hour < 12 ? 'Good morning' : hour < 18 ? 'Good afternoon' : 'Good evening'
  const first = firstName(name)
  return first ? `${greeting}, ${first}` : greeting
}

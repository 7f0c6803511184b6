import { counted } from '#domain/counted.ts'
import type { Droppable } from '#domain/talent/conditions.ts'
import { formatDate } from '../ui/time.ts'
import type { TalentShown } from './talent-address.ts'

export type ActiveFilter = { kind: Droppable; word: string | null; label: string }

/** The filters behind the button that narrow the list now, as people read them. */
export function activeFilters({ skills, software, overlap, hours, from, weeks, rate }: TalentShown): ActiveFilter[] {
  const single = (kind: Droppable, label: string) => ({ kind, word: null, label })
  return [
    ...skills.map((word) => ({ kind: 'skills' as const, word, label: word })),
    ...software.map((word) => ({ kind: 'software' as const, word, label: word })),
    ...(overlap ? [single('overlap', `${overlap} h overlap with your day`)] : []),
    ...(hours
      ? [single('hours', `${hours} h a week free for ${counted(weeks, 'week')}${from && ` from ${formatDate(from)}`}`)]
      : []),
    ...(rate ? [single('rate', `Up to $${rate} an hour`)] : []),
  ]
}

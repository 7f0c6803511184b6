import { brand } from '#domain/brand.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { formatTime } from '../ui/time.ts'

/** In place of the people, until a person of the operator has looked. */
export function HeldShortlist({ expectedBy }: { expectedBy: string | null }) {
  return (
    <EmptyState title={`A person at ${brand.name} is looking at this shortlist`}>
      {!expectedBy
        ? 'We’ll tell you as soon as it is ready.'
        : new Date(expectedBy) > new Date()
          ? `Expect it by ${formatTime(expectedBy)}. We’ll tell you when it is ready.`
          : `We expected to have it by ${formatTime(expectedBy)}. It’s taking longer, and we’ll tell you when it’s ready.`}{' '}
      Your project is open to applications meanwhile.
    </EmptyState>
  )
}

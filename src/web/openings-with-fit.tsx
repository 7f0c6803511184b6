import { lazy, Suspense } from 'react'
import { BrowsePage } from './openings/browse-page.tsx'
import { useIsActive } from './ui/use-is-active.ts'

const OpeningFitLine = lazy(async () => ({ default: (await import('./matching/opening-fit-line.tsx')).OpeningFitLine }))

/** Openings, each with how the reader fits it, which is loaded after them. */
export const OpeningsWithFit = () => <BrowsePage fitOf={(id, ids) => <LateFit id={id} ids={ids} />} />

/** Its two lines have room before it is known: the buttons below must not move away from under the pointer. */
function LateFit(props: { id: string; ids: readonly string[] }) {
  const room = <p style={{ height: 40, marginTop: 12 }} />
  return useIsActive() ? (
    <Suspense fallback={room}>
      <OpeningFitLine {...props} />
    </Suspense>
  ) : (
    room
  )
}

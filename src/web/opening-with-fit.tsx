import { lazy, Suspense } from 'react'
import { OpeningPage } from './openings/opening-page.tsx'
import { useMe } from './session.ts'

const OpeningFit = lazy(async () => ({ default: (await import('./matching/opening-fit.tsx')).OpeningFit }))

/** A project as talent see it, with how they fit. */
export function OpeningWithFit() {
  const { role } = useMe()
  return (
    <OpeningPage
      fitOf={(id) =>
        role === 'talent' && (
          <Suspense>
            <OpeningFit id={id} />
          </Suspense>
        )
      }
    />
  )
}

import { lazy, Suspense } from 'react'
import { useMe } from './session.ts'
import { TalentPage } from './talent/talent-page.tsx'

const InterviewsWith = lazy(async () => ({
  default: (await import('./interviews/interviews-with.tsx')).InterviewsWith,
}))

/** The list of talent; a firm sees its interviews with whoever it looks at. */
export function TalentWithInterviews() {
  const { role } = useMe()
  return (
    <TalentPage
      interviewsWith={(id) =>
        role === 'buyer' && (
          <Suspense>
            <InterviewsWith candidate={id} />
          </Suspense>
        )
      }
    />
  )
}

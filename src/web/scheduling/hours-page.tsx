import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { readIntroCallHours } from '#contract/scheduling.ts'
import { introCallMinutes } from '#domain/scheduling/intro-call.ts'
import { editorQuery } from '../editor-query.ts'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { HoursForm } from './hours-form.tsx'

export function HoursPage() {
  const hours = useQuery(editorQuery(readIntroCallHours, {}))
  return (
    <>
      <PageHead
        title="Intro call hours"
        lead={`When candidates can book a ${introCallMinutes}-minute call. Calls already booked stay.`}
      />
      <Loaded query={hours} what="hours" skeleton={<Skeleton height={420} />}>
        {(saved) => <HoursForm hours={saved} />}
      </Loaded>
    </>
  )
}

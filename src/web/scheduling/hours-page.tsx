import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { readIntroCallHours } from '#contract/scheduling.ts'
import { editorQuery } from '../editor-query.ts'
import { problemWords } from '../problem-words.ts'
import { FormAlert } from '../ui/form-alert.tsx'
import { Loading } from '../ui/loading.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { HoursForm } from './hours-form.tsx'

export function HoursPage() {
  const { data, error, refetch } = useQuery(editorQuery(readIntroCallHours, {}))
  return (
    <>
      <PageHead title="Intro call hours" lead="When applicants can book a 30-minute call. Booked calls stay." />
      {data ? (
        <HoursForm hours={data} />
      ) : error ? (
        <>
          <FormAlert>{problemWords(error, 'The hours could not be loaded.')}</FormAlert>
          <Button variant="default" mt={16} onClick={() => refetch()}>
            Try again
          </Button>
        </>
      ) : (
        <Loading label="Loading hours">
          <Skeleton height={420} />
        </Loading>
      )}
    </>
  )
}

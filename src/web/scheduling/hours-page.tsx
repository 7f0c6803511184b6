import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { problemWords } from '../problem-words.ts'
import { FormAlert } from '../ui/form-alert.tsx'
import { Loading } from '../ui/loading.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { HoursForm } from './hours-form.tsx'
import { hoursQuery } from './hours-query.ts'

export function HoursPage() {
  // What is being typed must not change under the hands of whoever types.
  const { data, error, refetch } = useQuery({ ...hoursQuery, refetchOnWindowFocus: false, gcTime: 0 })
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

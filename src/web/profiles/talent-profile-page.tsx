import { Button, Skeleton, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { readProfile } from '#contract/profiles.ts'
import { Problem } from '#domain/problem.ts'
import { profileMessages } from '#domain/profiles/edited-profile.ts'
import { editorQuery } from '../editor-query.ts'
import { problemWords } from '../problem-words.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { FormAlert } from '../ui/form-alert.tsx'
import { ButtonLink } from '../ui/links.tsx'
import { Loading } from '../ui/loading.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { ProfileEditor } from './profile-editor.tsx'

export function TalentProfilePage() {
  const { data, error, refetch } = useQuery(editorQuery(readProfile, {}))
  if (data) return <ProfileEditor loaded={data} />
  return (
    <>
      <PageHead title="Profile" lead="What buyers read before they meet you." />
      {!error ? (
        <Loading label="Loading profile">
          <Stack gap={40}>
            <Skeleton height={96} />
            <Skeleton height={240} />
            <Skeleton height={160} />
          </Stack>
        </Loading>
      ) : error instanceof Problem && error.code === 'not_found' ? (
        <EmptyState
          title={profileMessages.none}
          action={
            <ButtonLink to="/homepage-labor" variant="default">
              Go to Overview
            </ButtonLink>
          }
        >
          It takes a minute on your overview. Then you can tell buyers here what you do.
        </EmptyState>
      ) : (
        <>
          <FormAlert>
            <strong>{profileMessages.loading}</strong> {problemWords(error, '')}
          </FormAlert>
          <Button variant="default" mt={16} onClick={() => refetch()}>
            Try again
          </Button>
        </>
      )}
    </>
  )
}

import { Skeleton, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { readProfile } from '#contract/profiles.ts'
import { profileMessages } from '#domain/profiles/edited-profile.ts'
import { editorQuery } from '../editor-query.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { ButtonLink } from '../ui/links.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { ProfileEditor } from './profile-editor.tsx'

export function TalentProfilePage() {
  const profile = useQuery(editorQuery(readProfile, {}))
  if (profile.data) return <ProfileEditor loaded={profile.data} />
  return (
    <>
      <PageHead title="Profile" lead="What buyers read before they meet you." />
      <Loaded
        query={profile}
        what="profile"
        skeleton={
          <Stack gap={40}>
            <Skeleton height={96} />
            <Skeleton height={240} />
            <Skeleton height={160} />
          </Stack>
        }
        failed={{ title: profileMessages.loading }}
        missing={
          <EmptyState
            title={profileMessages.none}
            action={
              <ButtonLink to="/homepage-labor" variant="default">
                Go to Overview
              </ButtonLink>
            }
          >
            It takes a minute on your overview. Then you can tell buyers what you do here.
          </EmptyState>
        }
      >
        {() => null}
      </Loaded>
    </>
  )
}

import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { readTalent } from '#contract/talent.ts'
import { BookmarkButton } from '../bookmarks/bookmark-button.tsx'
import { BookmarkLine } from '../bookmarks/bookmark-line.tsx'
import { Bookmarks } from '../bookmarks/bookmarks.tsx'
import { endpointQuery } from '../endpoint-query.ts'
import { formatRate } from '../format-rate.ts'
import { Notes } from '../notes/notes.tsx'
import { openResume } from '../open-resume.ts'
import { ProfileView } from '../profiles/profile-view.tsx'
import { ReplyTimesLine } from '../replies/reply-times-line.tsx'
import { useMe } from '../session.ts'
import { ButtonLink } from '../ui/links.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { useShownName } from '../ui/shown-name.ts'
import { SideDrawer } from '../ui/side-drawer.tsx'
import { TalentBadge } from './talent-badge.ts'
import classes from './talent-drawer.module.css'
import { talentFailed } from './talent-failed.ts'

type Props = { id: string | undefined; onClose: () => void; interviewsWith: (id: string) => ReactNode }

/** A candidate's whole profile, beside the list. */
export function TalentDrawer({ id, onClose, interviewsWith }: Props) {
  const { role } = useMe()
  const person = useQuery({
    ...endpointQuery(readTalent, { id: id ?? '' }),
    enabled: id !== undefined,
  })
  useShownName(person.data?.name || undefined)
  return (
    <SideDrawer isOpen={id !== undefined} title="Profile" closes="profile" onClose={onClose}>
      <Loaded
        query={person}
        what="profile"
        skeleton={
          <>
            <Skeleton h={72} mb={24} />
            <Skeleton h={400} />
          </>
        }
        failed={talentFailed}
      >
        {(data) => (
          <Bookmarks people={[data]}>
            <div className={classes.bar}>
              <TalentBadge status={data.status} />
              <div className={classes.bookmark}>
                <BookmarkButton person={data} />
              </div>
              <div className={classes.actions}>
                {data.actions.includes('resume') && (
                  <Button variant="default" onClick={() => void openResume(data.id)}>
                    View Resume
                  </Button>
                )}
                {data.actions.includes('schedule') && (
                  <ButtonLink variant="light" to="/schedule-meeting" search={{ candidate: data.id }} preload={false}>
                    Schedule Interview
                  </ButtonLink>
                )}
              </div>
              <BookmarkLine id={data.id} />
            </div>
            <ReplyTimesLine of={{ candidate: data.id }} who={data.name || 'This candidate'} />
            <ProfileView
              name={data.name || 'Candidate'}
              seed={data.id}
              photoUrl={data.avatarUrl}
              profile={data.profile}
              workingHours={data.workingHours}
              freeHours={data.freeHours}
              rate={formatRate(data, data.name)}
            />
            {interviewsWith(data.id)}
            {role === 'buyer' && <Notes id={data.id} />}
          </Bookmarks>
        )}
      </Loaded>
    </SideDrawer>
  )
}

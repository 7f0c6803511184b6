import { Button, Modal } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { readCapacity } from '#contract/capacity.ts'
import type { OwnProfile } from '#contract/profiles.ts'
import { freeWith } from '#domain/availability/free-with.ts'
import { publicProfileOf } from '#domain/profiles/public-profile.ts'
import { endpointQuery } from '../endpoint-query.ts'
import { useMe } from '../session.ts'
import { ButtonLink } from '../ui/links.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { BeingRead } from './being-read.tsx'
import { CompletenessPanel } from './completeness-panel.tsx'
import { Conflicts } from './conflicts.tsx'
import { EditorContext } from './editor-context.ts'
import { EntrySection } from './entry-section.tsx'
import { HoursSection } from './hours-section.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { LinksSection } from './links-section.tsx'
import { PersonalSection } from './personal-section.tsx'
import { PhotoSection } from './photo-section.tsx'
import classes from './profile-editor.module.css'
import { ProfileView } from './profile-view.tsx'
import { SaveBar } from './save-bar.tsx'
import { SkillsSection } from './skills-section.tsx'
import { SummarySection } from './summary-section.tsx'
import { useProfileEditor } from './use-profile-editor.ts'

export function ProfileEditor({ loaded }: { loaded: OwnProfile }) {
  const me = useMe()
  const editor = useProfileEditor(loaded, `profile:${me.id}`)
  const [isPreviewed, preview] = useDisclosure()
  const { base, edited, isDirty, submit, discard } = editor
  const { data: capacity } = useQuery({ ...endpointQuery(readCapacity, {}), enabled: isPreviewed })
  const free = capacity ? freeWith(capacity, edited.workingHours?.hoursPerWeek ?? null) : null
  return (
    <EditorContext value={editor}>
      <PageHead
        title="Profile"
        lead="What buyers read before they meet you."
        actions={
          <>
            <ButtonLink variant="default" to="/facts">
              What We Read
            </ButtonLink>
            <Button variant="default" onClick={preview.open}>
              Preview
            </Button>
          </>
        }
      />
      <form noValidate className={classes.page} onSubmit={submit}>
        <aside className={classes.aside} aria-label="Completeness">
          <CompletenessPanel />
        </aside>
        <div className={classes.sections}>
          <BeingRead />
          <Conflicts />
          <PhotoSection />
          <PersonalSection />
          <SummarySection />
          <EntrySection list="work_experience" />
          <EntrySection list="education" />
          <SkillsSection />
          <EntrySection list="certifications" />
          <EntrySection list="languages_spoken" />
          <EntrySection list="awards" />
          <LinksSection />
          <HoursSection />
          <SaveBar />
        </div>
      </form>
      <LeaveGuard isDirty={isDirty} onLeave={discard} />
      <Modal opened={isPreviewed} onClose={preview.close} title="What buyers see" size={720}>
        <ProfileView
          name={edited.profile.personal_info.full_name || me.name}
          seed={me.email}
          photoUrl={base.photoUrl}
          profile={publicProfileOf(edited.profile)}
          workingHours={edited.workingHours}
          freeHours={free}
          readerZone="America/New_York"
        />
      </Modal>
    </EditorContext>
  )
}

import { Button, Group, Modal, Skeleton } from '@mantine/core'
import { profileMessages } from '#domain/profiles/edited-profile.ts'
import { FormAlert } from '../ui/form-alert.tsx'
import { ButtonLink } from '../ui/links.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { WorkingButton } from '../ui/working-button.tsx'
import { FindingList } from './finding-list.tsx'
import { useFindings } from './use-findings.ts'

type Props = { resumeUploadedAt: string; onClose: () => void }

/** Profile and resume side by side; nothing changes before it is accepted, field by field. */
export function FindingsModal({ resumeUploadedAt, onClose }: Props) {
  const { query, accepted, saveFailure, isSaving, save, toggle } = useFindings(resumeUploadedAt, onClose)
  const count = accepted.size
  return (
    <Modal opened onClose={onClose} title="Compare With Profile" size={760} closeOnClickOutside={!isSaving}>
      <Loaded
        query={query}
        what="your resume"
        skeleton={
          <>
            <p>Reading your resume...</p>
            <Skeleton h={80} mt={16} />
            <Skeleton h={80} mt={16} />
          </>
        }
        failed={{ message: profileMessages.loading }}
        isEmpty={({ unreadable, findings }) => !unreadable && findings.length === 0}
        empty={<p>Your profile says all that this resume does.</p>}
      >
        {({ unreadable, findings }) =>
          unreadable ? (
            <>
              <p>{unreadable} Your profile stays as it is; you can fill it in by hand.</p>
              <ButtonLink to="/talent-profile" variant="default" mt={16}>
                Edit Profile
              </ButtonLink>
            </>
          ) : (
            <>
              <p>Choose what to take over. What your resume leaves out stays in your profile.</p>
              <FindingList findings={findings} accepted={accepted} onToggle={toggle} />
              {saveFailure && <FormAlert>{saveFailure}</FormAlert>}
              <Group justify="end" gap={8} mt={24}>
                <Button variant="default" onClick={onClose}>
                  Cancel
                </Button>
                <WorkingButton disabled={count === 0} isWorking={isSaving} workingText="Saving..." onClick={save}>
                  {count === 1 ? 'Take Over 1 Change' : `Take Over ${count} Changes`}
                </WorkingButton>
              </Group>
            </>
          )
        }
      </Loaded>
    </Modal>
  )
}

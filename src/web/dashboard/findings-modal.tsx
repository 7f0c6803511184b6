import { Button, Group, Modal, Skeleton } from '@mantine/core'
import { profileMessages } from '#domain/profiles/edited-profile.ts'
import { FormAlert } from '../ui/form-alert.tsx'
import { ButtonLink } from '../ui/links.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { useFocusBack } from '../ui/use-focus-back.ts'
import { WorkingButton } from '../ui/working-button.tsx'
import { FindingList } from './finding-list.tsx'
import { useFindings } from './use-findings.ts'

type Props = { resumeUploadedAt: string; onClose: () => void }

/** Profile and resume side by side; nothing changes until it is accepted, field by field. */
export function FindingsModal({ resumeUploadedAt, onClose }: Props) {
  useFocusBack()
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
        empty={<p>Your profile already has everything in this resume.</p>}
      >
        {({ unreadable, findings }) =>
          unreadable ? (
            <>
              <p>{unreadable} Your profile hasn’t changed. You can still edit it yourself.</p>
              <ButtonLink to="/talent-profile" variant="default" mt={16}>
                Edit Profile
              </ButtonLink>
            </>
          ) : (
            <>
              <p>Choose what to add. Anything your resume leaves out stays in your profile.</p>
              <FindingList findings={findings} accepted={accepted} onToggle={toggle} />
              {saveFailure && <FormAlert>{saveFailure}</FormAlert>}
              <Group justify="end" gap={8} mt={24}>
                <Button variant="default" onClick={onClose}>
                  Cancel
                </Button>
                <WorkingButton disabled={count === 0} isWorking={isSaving} workingText="Saving..." onClick={save}>
                  {count === 1 ? 'Apply 1 Change' : `Apply ${count} Changes`}
                </WorkingButton>
              </Group>
            </>
          )
        }
      </Loaded>
    </Modal>
  )
}

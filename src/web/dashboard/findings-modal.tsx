import { Button, Group, Modal, Skeleton } from '@mantine/core'
import { FormAlert } from '../ui/form-alert.tsx'
import { ButtonLink } from '../ui/links.tsx'
import { Loading } from '../ui/loading.tsx'
import { WorkingButton } from '../ui/working-button.tsx'
import { FindingList } from './finding-list.tsx'
import { useFindings } from './use-findings.ts'

type Props = { resumeUploadedAt: string; onClose: () => void }

/** Profile and resume side by side; nothing changes before it is accepted, field by field. */
export function FindingsModal({ resumeUploadedAt, onClose }: Props) {
  const { findings, accepted, unreadable, failure, saveFailure, isSaving, save, retry, toggle } = useFindings(
    resumeUploadedAt,
    onClose,
  )
  const count = accepted.size
  return (
    <Modal opened onClose={onClose} title="Compare With Profile" size={760} closeOnClickOutside={!isSaving}>
      {failure ? (
        <>
          <FormAlert>{failure}</FormAlert>
          <Button variant="default" mt={16} onClick={retry}>
            Try again
          </Button>
        </>
      ) : unreadable ? (
        <>
          <p>{unreadable} Your profile stays as it is; you can fill it in by hand.</p>
          <ButtonLink to="/talent-profile" variant="default" mt={16}>
            Edit Profile
          </ButtonLink>
        </>
      ) : !findings ? (
        <Loading label="Reading your resume">
          <p>Reading your resume...</p>
          <Skeleton h={80} mt={16} />
          <Skeleton h={80} mt={16} />
        </Loading>
      ) : findings.length === 0 ? (
        <p>Your profile says all that this resume does.</p>
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
      )}
    </Modal>
  )
}

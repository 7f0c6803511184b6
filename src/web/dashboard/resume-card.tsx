import { Button, Progress } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconFileText, IconUpload } from '@tabler/icons-react'
import { lazy, Suspense, useRef } from 'react'
import type { OwnCandidate } from '#contract/dashboard.ts'
import { formatFileSize } from '#domain/resumes/format-file-size.ts'
import { replacementResumeMessages } from '#domain/resumes/replacement-file.ts'
import { type ResumeLock, resumeLockMessages } from '#domain/resumes/scan.ts'
import type { SensitiveKind } from '#domain/sensitive-numbers/kinds.ts'
import { uploadedNumberMessage } from '#domain/sensitive-numbers/messages.ts'
import { Caution } from '../ui/caution.tsx'
import { FormAlert } from '../ui/form-alert.tsx'
import { formatDay } from '../ui/time.ts'
import { TransientMessage } from '../ui/transient-message.tsx'
import { Card } from './card.tsx'
import classes from './resume-card.module.css'
import { useResume } from './use-resume.ts'

const FindingsModal = lazy(async () => ({ default: (await import('./findings-modal.tsx')).FindingsModal }))

export function ResumeCard({ candidate }: { candidate: OwnCandidate | null }) {
  const input = useRef<HTMLInputElement>(null)
  const { problem, success, sent, choose, open } = useResume(candidate)
  const [isComparing, comparing] = useDisclosure()
  const resume = candidate?.resume
  return (
    <Card title="Resume">
      {sent ? (
        <FileRow name={sent.file.name} detail={`${formatFileSize(sent.bytes)} of ${formatFileSize(sent.file.size)}`}>
          <Progress
            size={8}
            mt={8}
            value={(sent.bytes / sent.file.size) * 100}
            aria-label="Resume sent"
            transitionDuration={100}
          />
        </FileRow>
      ) : (
        resume && (
          <FileRow
            name={resume.name}
            detail={`${formatFileSize(resume.sizeBytes)}, uploaded ${formatDay(resume.uploadedAt)}`}
          />
        )
      )}
      {resume?.lock && !sent && <Locked lock={resume.lock} />}
      {resume && resume.sensitiveNumbers.length > 0 && !sent && <FoundNumbers kinds={resume.sensitiveNumbers} />}
      {!candidate && <p>{replacementResumeMessages.noProfile}</p>}
      {candidate && (
        <>
          <input
            ref={input}
            type="file"
            hidden
            aria-label="Resume file"
            accept=".pdf,.doc,.docx,.jpg,.jpeg,.png"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? []
              if (file) choose(file)
              // The same file may be chosen again.
              currentTarget.value = ''
            }}
          />
          <div className={classes.actions}>
            {resume && !resume.lock && (
              <Button variant="default" size="xs" onClick={open}>
                Open
              </Button>
            )}
            <Button
              variant={resume ? 'subtle' : 'default'}
              color={resume ? 'gray' : undefined}
              size="xs"
              leftSection={<IconUpload size={16} stroke={1.5} aria-hidden />}
              data-disabled={sent ? true : undefined}
              aria-disabled={sent ? true : undefined}
              onClick={() => sent || input.current?.click()}
            >
              {resume ? 'Upload a new resume' : 'Upload Resume'}
            </Button>
          </div>
          <div className={classes.foot}>
            <p className={classes.hint}>PDF, Word or a photo (JPEG, PNG), up to 25 MB.</p>
            <TransientMessage message={success} />
          </div>
          {problem && <FormAlert>{problem}</FormAlert>}
          {resume && resume.lock !== 'infected' && !sent && (
            <div className={classes.compare}>
              <p>Has something changed? Compare your resume with your profile and add what’s new.</p>
              <Button variant="light" size="xs" onClick={comparing.open}>
                Compare With Profile
              </Button>
            </div>
          )}
          {isComparing && resume && (
            <Suspense>
              <FindingsModal resumeUploadedAt={resume.uploadedAt} onClose={comparing.close} />
            </Suspense>
          )}
        </>
      )}
    </Card>
  )
}

function Locked({ lock }: { lock: ResumeLock }) {
  const { title, ownerMessage } = resumeLockMessages[lock]
  return (
    <Caution>
      <strong>{title}.</strong> {ownerMessage}
    </Caution>
  )
}

function FoundNumbers({ kinds }: { kinds: readonly SensitiveKind[] }) {
  const { title, advice } = uploadedNumberMessage(kinds)
  return (
    <Caution>
      <strong>{title}</strong> {advice}
    </Caution>
  )
}

function FileRow({ name, detail, children }: { name: string; detail: string; children?: React.ReactNode }) {
  return (
    <div className={classes.file}>
      <span className={classes.sheet}>
        <IconFileText size={20} stroke={1.5} aria-hidden />
      </span>
      <div className={classes.facts}>
        <p className={classes.name}>{name}</p>
        <p className={classes.detail}>{detail}</p>
        {children}
      </div>
    </div>
  )
}

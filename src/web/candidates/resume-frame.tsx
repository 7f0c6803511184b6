import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { CandidateFile } from '#contract/candidates.ts'
import { readResumeLink } from '#contract/resumes.ts'
import { formatFileSize } from '#domain/resumes/format-file-size.ts'
import { resumeOpeningMessages } from '#domain/resumes/opening.ts'
import { resumeLockMessages } from '#domain/resumes/scan.ts'
import { foundNumberMessage } from '#domain/sensitive-numbers/messages.ts'
import { call } from '../api.ts'
import { openResume } from '../open-resume.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { formatDay } from '../ui/time.ts'
import classes from './resume-frame.module.css'

/** The file that a profile was read from. Each access is recorded, so the link is requested once. */
export function ResumeFrame({ candidate: { id, name, email, resume } }: { candidate: CandidateFile }) {
  if (!resume) return <EmptyState title="No resume">This candidate hasn’t uploaded one.</EmptyState>
  return (
    <section className={classes.resume} aria-label="Resume" onMouseLeave={giveKeysBack}>
      <header>
        <div className={classes.head}>
          <p>
            <strong>{resume.name}</strong>
            <span>
              {formatFileSize(resume.sizeBytes)}
              {resume.uploadedAt && `, ${formatDay(resume.uploadedAt)}`}
            </span>
          </p>
          {!resume.lock && (
            <Button size="xs" variant="default" onClick={() => void openResume(id)}>
              {resume.isPdf ? 'View Resume' : 'Download'}
            </Button>
          )}
        </div>
        {resume.sensitiveNumbers.length > 0 && (
          <p className={classes.numbers}>{foundNumberMessage(resume.sensitiveNumbers)}</p>
        )}
      </header>
      {resume.lock ? (
        <Instead>
          <strong>{resumeLockMessages[resume.lock].title}</strong>
          <br />
          {resumeLockMessages[resume.lock].message}
        </Instead>
      ) : !resume.isPdf ? (
        <Instead>Word files can’t be shown here. The profile has what we read from it.</Instead>
      ) : navigator.pdfViewerEnabled ? (
        <Pdf id={id} uploadedAt={resume.uploadedAt} title={`Resume of ${name ?? email}`} />
      ) : (
        <Instead>Your browser can’t show PDFs inside a page. Use “View Resume” to open it.</Instead>
      )}
    </section>
  )
}

/** A PDF viewer keeps every key while it has the focus. Leaving it with the mouse gives J and K back to the page. */
function giveKeysBack() {
  if (document.activeElement instanceof HTMLIFrameElement) document.activeElement.blur()
}

function Pdf({ id, uploadedAt, title }: { id: string; uploadedAt: string | null; title: string }) {
  const link = useQuery({
    queryKey: ['resume-frame', id, uploadedAt],
    queryFn: ({ signal }) => call(readResumeLink, { id, place: 'frame' }, { signal }),
    // Once loaded, the frame no longer needs its link; viewing it again after it expires takes a new one.
    staleTime: ({ state }) => (state.data ? state.data.expiresInSeconds * 1000 : 0),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  })
  return (
    <Loaded
      query={link}
      what="resume"
      skeleton={<Skeleton h="100%" mih={480} />}
      failed={{ title: resumeOpeningMessages.failed }}
    >
      {({ url }) => <iframe className={classes.frame} title={title} src={`${url}#view=FitH&navpanes=0`} />}
    </Loaded>
  )
}

function Instead({ children }: { children: ReactNode }) {
  return <p className={classes.instead}>{children}</p>
}

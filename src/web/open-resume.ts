import { readResumeLink } from '#contract/resumes.ts'
import { resumeOpeningMessages } from '#domain/resumes/opening.ts'
import { call } from './api.ts'
import { notifyError } from './ui/notify.ts'
import { openTab } from './ui/open-tab.ts'

/** Opens a candidate's resume in a new tab. */
export const openResume = (candidateId: string): Promise<void> =>
  openTab(async () => (await call(readResumeLink, { id: candidateId })).url).catch((error: Error) =>
    notifyError(resumeOpeningMessages.failed, {
      detail: error.message,
      onRetry: () => void openResume(candidateId),
    }),
  )

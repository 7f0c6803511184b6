import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type OwnCandidate, readDashboard, uploadResume } from '#contract/dashboard.ts'
import { readResumeLink } from '#contract/resumes.ts'
import { successMilliseconds } from '#domain/dashboard/contact-card.ts'
import { replacementResumeMessages, replacementResumeProblem } from '#domain/resumes/replacement-file.ts'
import { call } from '../api.ts'
import { upload } from '../api-upload.ts'
import { resourceKey } from '../endpoint-query.ts'
import { problemMessage } from '../problem-message.ts'
import { notifyError } from '../ui/notify.ts'
import { openTab } from '../ui/open-tab.ts'
import { useTransientMessage } from '../ui/use-transient-message.ts'

/** The current resume, and the upload of a new one. */
export function useResume(candidate: OwnCandidate | null) {
  const queryClient = useQueryClient()
  const [problem, setProblem] = useState<string>()
  const [sentBytes, setSentBytes] = useState(0)
  const [success, say] = useTransientMessage(successMilliseconds)

  const sending = useMutation({
    mutationFn: (file: File) => upload(uploadResume, {}, file, { onSent: setSentBytes }),
    onMutate: () => setSentBytes(0),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: resourceKey(readDashboard) })
      say(replacementResumeMessages.uploaded)
    },
    onError: (error) => setProblem(problemMessage(error, replacementResumeMessages.failed)),
  })
  const opening = useMutation({
    mutationFn: (id: string) => openTab(async () => (await call(readResumeLink, { id })).url),
    onError: (error) => notifyError(problemMessage(error, replacementResumeMessages.opening)),
  })

  return {
    problem,
    success,
    sent: sending.isPending ? { file: sending.variables, bytes: sentBytes } : undefined,
    choose: (file: File) => {
      const found = candidate ? replacementResumeProblem(file) : replacementResumeMessages.noProfile
      setProblem(found)
      if (!found && !sending.isPending) sending.mutate(file)
    },
    open: () => candidate && !opening.isPending && opening.mutate(candidate.id),
  }
}

import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { readBrief } from '#contract/briefs.ts'
import { briefFileProblem } from '#domain/projects/brief.ts'
import { upload } from '../api-upload.ts'
import { problemMessage } from '../problem-message.ts'
import { type FoundValues, filledMessage, mergeBrief } from './brief-values.ts'
import type { NewProjectState } from './use-new-project.ts'

/** Uploads a request and merges what it says into the form. */
export function useRequestFile({ form, found, fill }: NewProjectState) {
  const [file, setFile] = useState<File>()
  const [fileProblem, setFileProblem] = useState<string>()
  const [sentBytes, setSentBytes] = useState(0)
  const [contested, setContested] = useState<FoundValues>({})
  const [outcome, setOutcome] = useState<string>()
  const reading = useMutation({
    mutationFn: (chosen: File) => upload(readBrief, {}, chosen, { onSent: setSentBytes }),
    onSuccess: (answer) => {
      const merged = mergeBrief(answer.found, form.getValues(), found)
      if (Object.keys(merged.filled).length > 0) fill(merged.filled)
      setContested(merged.contested)
      setOutcome(filledMessage(merged.filled))
    },
  })
  return {
    file,
    sentBytes,
    isReading: reading.isPending,
    problem: fileProblem ?? (reading.error && problemMessage(reading.error, 'Your request couldn’t be read.')),
    outcome,
    sensitiveNumbers: reading.data?.sensitiveNumbers ?? [],
    contested,
    choose: (chosen: File) => {
      setFile(chosen)
      setSentBytes(0)
      setOutcome(undefined)
      reading.reset()
      const problem = briefFileProblem(chosen)
      setFileProblem(problem)
      if (!problem) reading.mutate(chosen)
    },
    settle: (isReplacing: boolean) => {
      if (isReplacing) fill(contested)
      setContested({})
    },
  }
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { applyToProject } from '#contract/applications.ts'
import { listOpenings } from '#contract/openings.ts'
import { newApplication } from '#domain/applications/application.ts'
import { isBlank } from '#domain/blank.ts'
import { openingMessages } from '#domain/openings/opening.ts'
import { Problem } from '#domain/problem.ts'
import { call } from '../api.ts'
import { forgetDraft, readDraft, saveDraft } from '../drafts.ts'
import { resourceKey } from '../endpoint-query.ts'
import { useMe } from '../session.ts'
import { errorsBy } from '../ui/errors-by.ts'
import { notifySuccess, notifyWarning } from '../ui/notify.ts'
import { formatDay } from '../ui/time.ts'
import { useCheckedForm } from '../ui/use-checked-form.ts'

const letter = z.object({ coverLetter: z.string(), hourlyRate: z.string(), availableStartDate: z.string() })
type Letter = z.output<typeof letter>
const blank: Letter = { coverLetter: '', hourlyRate: '', availableStartDate: '' }
const checkInput = errorsBy(newApplication)

/** A cover letter is saved as it is typed, per person and project, until it has been submitted. */
export function useApplying(projectId: string, onApplied: () => void) {
  const queryClient = useQueryClient()
  const { id: userId } = useMe()
  const draftName = `application:${userId}:${projectId}`
  const inputOf = ({ coverLetter, hourlyRate, availableStartDate }: Letter) => ({
    projectId,
    coverLetter,
    hourlyRate: hourlyRate === '' ? null : Number(hourlyRate),
    availableStartDate: availableStartDate || null,
  })
  const form = useCheckedForm({
    initialValues: letter.safeParse(readDraft(draftName)).data ?? blank,
    check: (values) => checkInput(inputOf(values)),
    onValuesChange: (values) => saveDraft(draftName, values),
  })
  const applying = useMutation({
    meta: { hasDraft: true },
    mutationFn: (values: Letter) => call(applyToProject, inputOf(values)),
    onSuccess: async ({ application, isNew }) => {
      forgetDraft(draftName)
      await queryClient.invalidateQueries({ queryKey: resourceKey(listOpenings) })
      if (isNew) notifySuccess(openingMessages.applied)
      else notifyWarning('You’ve already applied', { detail: earlierMessage(application.createdAt) })
      onApplied()
    },
    onError: (error) => {
      if (error instanceof Problem && error.code === 'not_signed_in') notifyWarning(openingMessages.logIn)
      form.showProblem(error)
    },
  })
  return { form, applying, isBlank: isBlank(form.values.coverLetter) }
}

const earlierMessage = (createdAt: string) => `Your application from ${formatDay(createdAt)} is unchanged.`

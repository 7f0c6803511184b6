import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { listEngagements } from '#contract/engagement-lines.ts'
import { listProjects, type OwnProject, readProjectDetails, updateProject } from '#contract/projects.ts'
import { Problem } from '#domain/problem.ts'
import { type ProjectStatus, settableProjectStatuses } from '#domain/projects/status.ts'
import { call } from '../api.ts'
import { resourceKey } from '../endpoint-query.ts'
import { clearToasts, notifyError, notifySuccess } from '../ui/notify.ts'
import { pageEdits } from '../ui/page-edits.ts'
import { useCheckedForm } from '../ui/use-checked-form.ts'
import { type AskedClosing, askBeforeClosing } from './ask-before-closing.ts'
import { fieldLabels } from './field-labels.ts'
import {
  changedFields,
  checkProject,
  detailsFrom,
  type ProjectValues,
  projectFieldAt,
  valuesOf,
} from './project-values.ts'

type Saved = { values: ProjectValues; endsEngagements?: true }

const notSaved = 'project-not-saved'

const settable = (status: OwnProject['status']) => settableProjectStatuses.find((word) => word === status)

/** An open editor with its base version. A newer version is shown before it is overwritten. */
export function useEditProject(project: OwnProject, onSaved: () => void) {
  const queryClient = useQueryClient()
  const [base, setBase] = useState(project)
  const [status, setStatus] = useState(project.status)
  const [changedElsewhere, setChangedElsewhere] = useState<string[]>([])
  const form = useCheckedForm({ initialValues: valuesOf(project), check: checkProject })
  const isSaved = useRef(false)
  const isChanged = status !== base.status || changedFields(valuesOf(base), form.values).length > 0

  const showNewer = async () => {
    const newer = await call(readProjectDetails, { id: project.id })
    const fields = changedFields(valuesOf(base), valuesOf(newer))
    const isMoved = newer.status !== base.status
    setChangedElsewhere([...fields, ...(isMoved ? (['status'] as const) : [])].map((field) => fieldLabels[field]))
    setBase(newer)
  }
  const [closing, setClosing] = useState<AskedClosing>()
  const saving = useMutation({
    mutationFn: async ({ values, endsEngagements }: Saved) => {
      const newStatus = status === base.status ? undefined : settable(status)
      const asked = endsEngagements ? undefined : await askBeforeClosing(project.id, newStatus)
      if (asked) return asked
      const version = { id: project.id, expectedUpdatedAt: base.updatedAt }
      await call(updateProject, { ...version, ...detailsFrom(values), status: newStatus, endsEngagements })
      return undefined
    },
    onMutate: () => void clearToasts(notSaved),
    onSuccess: async (asked) => {
      setClosing(asked)
      if (asked) return
      isSaved.current = true
      notifySuccess('Project updated')
      onSaved()
      for (const changed of [listProjects, listEngagements])
        await queryClient.invalidateQueries({ queryKey: resourceKey(changed) })
    },
    onError: async (error) => {
      setClosing(undefined)
      const { code, field, message } = error instanceof Problem ? error : new Problem('internal', '')
      if (code === 'conflict' && !field) return showNewer().catch(() => notifyError('Failed to update project'))
      form.showProblem(error, projectFieldAt)
      const onRetry = form.submit((values) => saving.mutate({ values }))
      notifyError('Failed to update project', { name: notSaved, detail: message, onRetry })
    },
  })
  return {
    form,
    status,
    chooseStatus: (chosen: ProjectStatus) => {
      pageEdits.note()
      setStatus(chosen)
    },
    isSaving: saving.isPending,
    /** Labels of what someone else changed since this editor was opened. */
    changedElsewhere,
    isChanged,
    hasUnsaved: () => isChanged && !isSaved.current,
    canSave: form.values.title.trim() !== '',
    submit: form.submit((values) => saving.isPending || saving.mutate({ values })),
    /** Whose engagement would end, which is asked about first. */
    closing,
    confirmClosing: () => saving.mutate({ values: form.getValues(), endsEngagements: true }),
    keepOpen: () => setClosing(undefined),
    loadNewer: () => {
      form.setValues(valuesOf(base))
      setStatus(base.status)
      setChangedElsewhere([])
    },
  }
}

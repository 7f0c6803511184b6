import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { createProject, listProjects } from '#contract/projects.ts'
import { Problem } from '#domain/problem.ts'
import { untitled } from '#domain/projects/details.ts'
import { call } from '../api.ts'
import { resourceKey } from '../endpoint-query.ts'
import { problemMessage } from '../problem-message.ts'
import { useMe } from '../session.ts'
import { notifyError, notifySuccess } from '../ui/notify.ts'
import { useCheckedForm } from '../ui/use-checked-form.ts'
import { type FoundValues, isAsFound } from './brief-values.ts'
import {
  blankProject,
  checkProject,
  detailsFrom,
  isBlankProject,
  type ProjectField,
  projectFieldAt,
} from './project-values.ts'
import { blankDraft, dropDraft, keepDraft, readSavedDraft } from './saved-draft.ts'

const mutationKey = ['create-project']
const redirectMilliseconds = 1000
const failed = 'Failed to create project. Please try again.'

/** A project being written: saved as it is typed, posted once, or saved as a draft. */
export function useNewProject() {
  const { id: userId } = useMe()
  const queryClient = useQueryClient()
  const [restored] = useState(() => readSavedDraft(userId))
  const [isRestored, setIsRestored] = useState(Boolean(restored))
  const [found, setFound] = useState<FoundValues>(restored?.found ?? {})
  const draft = useRef(restored ?? blankDraft())
  const form = useCheckedForm({
    initialValues: draft.current.values,
    check: checkProject,
    onValuesChange: (values) => keep({ values }),
  })
  const keep = (changes: Partial<typeof draft.current>) => {
    draft.current = { ...draft.current, ...changes }
    if (isBlankProject(draft.current.values)) dropDraft(userId)
    else keepDraft(userId, draft.current)
  }
  const startAgain = () => {
    draft.current = blankDraft()
    form.setValues(blankProject)
    setFound({})
    setIsRestored(false)
  }

  const send = (status: 'Open' | 'draft') => {
    const { values, creationKey } = draft.current
    const title = values.title.trim() || (status === 'draft' ? untitled : '')
    return call(createProject, { ...detailsFrom({ ...values, title }), status, creationKey })
  }
  const onError = (error: Error) => {
    if (!(error instanceof Problem)) return
    form.showProblem(error, projectFieldAt)
    // The first one arrived with other content; what is typed now is a new project.
    if (error.code === 'conflict') keep({ creationKey: blankDraft().creationKey })
  }
  const creating = useMutation({
    mutationKey,
    mutationFn: () => send('Open'),
    onSuccess: () => {
      dropDraft(userId)
      return queryClient.invalidateQueries({ queryKey: resourceKey(listProjects) })
    },
    onError,
  })
  const setting = useMutation({
    mutationKey,
    mutationFn: () => send('draft'),
    onSuccess: () => {
      notifySuccess('Draft saved', { detail: 'Find it under Projects. Here’s a blank one.' })
      startAgain()
      return queryClient.invalidateQueries({ queryKey: resourceKey(listProjects) })
    },
    onError: (error) => [
      onError(error),
      notifyError('The draft couldn’t be saved', { detail: problemMessage(error, failed) }),
    ],
  })
  useRedirect(creating.isSuccess, creating.data?.id)
  const isBusy = creating.isPending || creating.isSuccess || setting.isPending
  // Two clicks can arrive before the first one renders.
  const isFree = () => !creating.isSuccess && !queryClient.isMutating({ mutationKey })

  return {
    form,
    isRestored,
    isBlank: isBlankProject(form.values),
    isBusy,
    isCreating: creating.isPending,
    isCreated: creating.isSuccess,
    failure: creating.error && problemMessage(creating.error, failed),
    submit: form.submit(() => isFree() && creating.mutate()),
    /** Saves the current project as a draft, and starts another. */
    createNewJob: () => {
      const { title: _, ...wrong } = form.findErrors()
      form.showErrors(wrong)
      if (Object.keys(wrong).length > 0) return
      if (isFree()) setting.mutate()
    },
    isKeeping: setting.isPending,
    discard: startAgain,
    fill: (filled: FoundValues) => {
      const all = { ...found, ...filled }
      setFound(all)
      keep({ found: all })
      form.setValues(filled)
    },
    found,
    isFound: (field: ProjectField) => isAsFound(found, form.values, field),
  }
}

export type NewProjectState = ReturnType<typeof useNewProject>

/** Long enough to read that it is done; navigating away earlier cancels the redirect. */
function useRedirect(isCreated: boolean, id: string | undefined) {
  const navigate = useNavigate()
  useEffect(() => {
    if (!isCreated) return
    const go = () => void (id ? navigate({ to: '/projects/$id', params: { id } }) : navigate({ to: '/homepage' }))
    const timer = setTimeout(go, redirectMilliseconds)
    return () => clearTimeout(timer)
  }, [isCreated, id, navigate])
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type OwnProfile, readProfile, saveProfile } from '#contract/profiles.ts'
import { Problem } from '#domain/problem.ts'
import { profileMessages } from '#domain/profiles/edited-profile.ts'
import { type Conflict, merge, withValueAt } from '#domain/profiles/merge.ts'
import { call } from '../api.ts'
import { forgetDraft, readDraft, saveDraft } from '../drafts.ts'
import { endpointQuery } from '../endpoint-query.ts'
import { useCheckedForm } from '../ui/use-checked-form.ts'
import { useTransientMessage } from '../ui/use-transient-message.ts'
import { afterConfirming, afterEdit, type Edited, editedErrors, editedOf, isSame, meet, resume } from './edited.ts'
import { type EntryList, type Removed, withEntryBack, withOrder } from './entry-order.ts'
import { focusOn } from './focus-on.ts'
import { useFreshAccount } from './use-fresh-account.ts'

const draftDelayMilliseconds = 400
const successMilliseconds = 3000

/** The profile being edited: nothing that was typed is lost to a failed save, another tab or the end of a session. */
export function useProfileEditor(loaded: OwnProfile, draftName: string) {
  const queryClient = useQueryClient()
  const refreshAccount = useFreshAccount()
  const [resumed] = useState(() => resume(loaded, readDraft(draftName)))
  const [base, setBase] = useState(loaded)
  const form = useCheckedForm<Edited>({
    initialValues: resumed?.edited ?? editedOf(loaded),
    check: editedErrors,
    adjust: afterEdit,
  })
  const { values: edited, getValues } = form
  /** What both this edit and another have changed; undefined while no other has come in between. */
  const [conflicts, setConflicts] = useState<Conflict[] | undefined>(resumed?.conflicts)
  const [success, say] = useTransientMessage(successMilliseconds)
  const [revealed, setRevealed] = useState<{ path: string }>()
  const isDirty = !isSame(edited, editedOf(base))

  const keep = () => saveDraft(draftName, { base, edited: getValues() })
  // biome-ignore lint/correctness/useExhaustiveDependencies: an edit is what there is to keep.
  useEffect(() => {
    if (!isDirty) return
    const timer = setTimeout(keep, draftDelayMilliseconds)
    addEventListener('pagehide', keep)
    return () => {
      clearTimeout(timer)
      removeEventListener('pagehide', keep)
    }
  }, [isDirty, edited])

  const settle = ({ path }: Conflict) => setConflicts((all) => all?.filter((other) => other.path !== path))

  const saving = useMutation({
    mutationFn: async (sent: Edited) => ({
      sent,
      saved: await call(saveProfile, { ...sent, expectedVersion: base.version }),
    }),
    onSuccess: ({ sent, saved }) => {
      // What was typed while saving stays.
      form.reset(merge(sent, getValues(), editedOf(saved)).merged)
      setBase(saved)
      setConflicts(undefined)
      forgetDraft(draftName)
      say(profileMessages.saved)
      queryClient.setQueryData(endpointQuery(readProfile, {}).queryKey, saved)
      void refreshAccount()
    },
    onError: async (error) => {
      if (!(error instanceof Problem)) return
      if (error.code !== 'conflict') return form.showProblem(error)
      const current = await call(readProfile, {})
      const met = meet(base, getValues(), current)
      form.reset(met.edited)
      setBase(current)
      setConflicts(met.conflicts)
    },
  })

  return {
    base,
    form,
    edited,
    isDirty,
    isResumed: resumed !== undefined && isDirty,
    conflicts,
    success,
    saving,
    /** Leads to a field by its path; the entry that it belongs to unfolds. */
    reveal: (path: string) => {
      setRevealed({ path })
      focusOn(path)
    },
    revealed,
    reorder: (list: EntryList, order: readonly number[]) => {
      form.setValues(withOrder(getValues(), list, order))
      form.forget(`profile.${list}`)
    },
    putBack: (list: EntryList, removed: Removed) => {
      form.setValues(withEntryBack(getValues(), list, removed))
      form.forget(`profile.${list}`)
    },
    confirm: (path: string) => form.setValues(afterConfirming(getValues(), path)),
    submit: form.submit((values) => {
      if (saving.isPending) return
      keep()
      saving.mutate(values)
    }),
    keepMine: settle,
    takeTheirs: (conflict: Conflict) => {
      form.setValues(withValueAt(getValues(), conflict.path, conflict.theirs))
      settle(conflict)
    },
    discard: () => {
      forgetDraft(draftName)
      form.reset(editedOf(base))
      setConflicts(undefined)
    },
    setPhoto: (photoUrl: string | null) => setBase((before) => ({ ...before, photoUrl })),
  }
}

export type ProfileEditorState = ReturnType<typeof useProfileEditor>

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type OwnProfile, readProfile, saveProfile } from '#contract/profiles.ts'
import { Problem } from '#domain/problem.ts'
import { checksAfterEdit, checksAfterOrder, type ProfileCheck } from '#domain/profiles/checks.ts'
import { profileMessages } from '#domain/profiles/edited-profile.ts'
import { type Conflict, merge, withValueAt } from '#domain/profiles/merge.ts'
import type { ProfileData } from '#domain/profiles/profile.ts'
import { call } from '../api.ts'
import { forgetDraft, readDraft, saveDraft } from '../drafts.ts'
import { endpointQuery } from '../endpoint-query.ts'
import type { FormErrors } from '../ui/errors-by.ts'
import { useTransientMessage } from '../ui/use-transient-message.ts'
import {
  type Edited,
  editedErrors,
  editedOf,
  errorsBeside,
  errorsLeft,
  errorsUnder,
  isSame,
  isUnder,
  meet,
  resume,
} from './edited.ts'
import { focusOn } from './focus-on.ts'
import { useFreshAccount } from './use-fresh-account.ts'

export type EntryList = 'work_experience' | 'education' | 'certifications' | 'languages_spoken' | 'awards'

/** What a removal takes away; its marks say its old place. */
export type Removed = { entry: object; place: number; marks: ProfileCheck[] }

const draftDelayMilliseconds = 400
const successMilliseconds = 3000

/** The profile being edited: nothing that was typed is lost to a failed save, another tab or the end of a session. */
export function useProfileEditor(loaded: OwnProfile, draftName: string) {
  const queryClient = useQueryClient()
  const refreshAccount = useFreshAccount()
  const [resumed] = useState(() => resume(loaded, readDraft(draftName)))
  const [base, setBase] = useState(loaded)
  const [edited, setEdited] = useState(resumed?.edited ?? editedOf(loaded))
  const [errors, setErrors] = useState<FormErrors>({})
  /** What both this edit and another have changed; undefined while no other has come in between. */
  const [conflicts, setConflicts] = useState<Conflict[] | undefined>(resumed?.conflicts)
  const [success, say] = useTransientMessage(successMilliseconds)
  const newest = useRef(edited)
  newest.current = edited
  const isDirty = !isSame(edited, editedOf(base))

  const keep = () => saveDraft(draftName, { base, edited: newest.current })
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

  const change = (changes: Partial<Edited>) => {
    const before = newest.current
    const after = { ...before, ...changes }
    if (!changes.checks) after.checks = checksAfterEdit(before.checks, before.profile, after.profile)
    newest.current = after
    setEdited(after)
    setErrors((shown) => errorsLeft(shown, before, after))
  }
  const showErrors = (wrong: FormErrors) => {
    setErrors(wrong)
    focusOn(Object.keys(wrong)[0])
  }
  const settle = ({ path }: Conflict) => setConflicts((all) => all?.filter((other) => other.path !== path))

  const saving = useMutation({
    mutationFn: async (sent: Edited) => ({
      sent,
      saved: await call(saveProfile, { ...sent, expectedVersion: base.version }),
    }),
    onSuccess: ({ sent, saved }) => {
      // What was typed while saving stays.
      setEdited(merge(sent, newest.current, editedOf(saved)).merged)
      setBase(saved)
      setConflicts(undefined)
      forgetDraft(draftName)
      say(profileMessages.saved)
      queryClient.setQueryData(endpointQuery(readProfile, {}).queryKey, saved)
      void refreshAccount()
    },
    onError: async (error) => {
      if (!(error instanceof Problem)) return
      if (error.code !== 'conflict')
        return showErrors(Object.fromEntries(error.fields.map(({ path, message }) => [path, message])))
      const current = await call(readProfile, {})
      const met = meet(base, newest.current, current)
      setEdited(met.edited)
      setBase(current)
      setConflicts(met.conflicts)
    },
  })

  return {
    base,
    edited,
    errors,
    isDirty,
    isResumed: resumed !== undefined && isDirty,
    conflicts,
    success,
    saving,
    change,
    changeProfile: (changes: Partial<ProfileData>) => change({ profile: { ...newest.current.profile, ...changes } }),
    /** Entries in another order, or without some; `order` has the old place of each that is left. */
    reorder: (list: EntryList, order: number[]) => {
      const { profile, checks } = newest.current
      const entries = order.map((place) => profile[list][place])
      change({ profile: { ...profile, [list]: entries }, checks: checksAfterOrder(checks, list, order) })
    },
    /** Puts an entry back where it was, with its marks. */
    putBack: (list: EntryList, { entry, place, marks }: Removed) => {
      const { profile, checks } = newest.current
      const entries = (profile[list] as object[]).toSpliced(place, 0, entry)
      const order = entries.map((_, index) => (index === place ? -1 : index < place ? index : index - 1))
      const moved = checksAfterOrder(checks, list, order)
      change({ profile: { ...profile, [list]: entries }, checks: [...moved, ...marks] })
    },
    /** The owner has looked at a field and finds it right. */
    confirm: (path: string) =>
      change({ checks: newest.current.checks.filter((check) => !isUnder(`profile.${check.path}`, path)) }),
    /** A field is checked when it is left; those never visited keep quiet until the form is sent. */
    leave: (path: string) => {
      const wrong = errorsUnder(editedErrors(newest.current), path)
      setErrors((shown) => ({ ...errorsBeside(shown, path), ...wrong }))
    },
    submit: () => {
      if (saving.isPending) return
      const wrong = editedErrors(newest.current)
      if (Object.keys(wrong).length > 0) return showErrors(wrong)
      keep()
      saving.mutate(newest.current)
    },
    keepMine: settle,
    takeTheirs: (conflict: Conflict) => {
      setEdited(withValueAt(newest.current, conflict.path, conflict.theirs))
      settle(conflict)
    },
    discard: () => {
      forgetDraft(draftName)
      setEdited(editedOf(base))
      setErrors({})
      setConflicts(undefined)
    },
    setPhoto: (photoUrl: string | null) => setBase((before) => ({ ...before, photoUrl })),
  }
}

export type ProfileEditorState = ReturnType<typeof useProfileEditor>

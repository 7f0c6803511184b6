import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type OwnBuyerProfile, readBuyerProfile, removeAvatar, saveBuyerProfile, setAvatar } from '#contract/buyers.ts'
import { typedBuyerPhone } from '#domain/buyers/phone.ts'
import { buyerProfile, buyerProfileMessages } from '#domain/buyers/profile.ts'
import { call } from '../api.ts'
import { upload } from '../api-upload.ts'
import { endpointQuery } from '../endpoint-query.ts'
import { useFreshAccount } from '../profiles/use-fresh-account.ts'
import { errorsBy } from '../ui/errors-by.ts'
import { notifySuccess } from '../ui/notify.ts'
import { pageEdits } from '../ui/page-edits.ts'
import { useCheckedForm } from '../ui/use-checked-form.ts'
import { profileFailure } from './profile-failure.ts'

/** Unchanged: undefined. Removed: null. */
export type ChosenAvatar = File | null | undefined

const valuesOf = (profile: OwnBuyerProfile) => ({
  firstName: profile.firstName ?? '',
  lastName: profile.lastName ?? '',
  companyName: profile.companyName ?? '',
  jobTitle: profile.jobTitle ?? '',
  ...typedBuyerPhone(profile.phone),
})

/** Nothing is sent before Save. The picture goes first, so that a failure names what failed. */
export function useProfileForm(
  profile: OwnBuyerProfile,
  { onChanged, onSaved }: { onChanged: (isChanged: boolean) => void; onSaved: () => void },
) {
  const queryClient = useQueryClient()
  const { queryKey } = endpointQuery(readBuyerProfile, {})
  const refreshAccount = useFreshAccount()
  const [avatar, setChosenAvatar] = useState<ChosenAvatar>()
  const initialValues = valuesOf(profile)
  const form = useCheckedForm({ initialValues, check: errorsBy(buyerProfile) })
  const isChanged = avatar !== undefined || JSON.stringify(form.values) !== JSON.stringify(initialValues)
  useEffect(() => onChanged(isChanged), [isChanged, onChanged])

  const settingAvatar = useMutation({
    mutationFn: async (chosen: File | null) => {
      if (chosen) return (await upload(setAvatar, {}, chosen, { onSent: () => {} })).avatarUrl
      await call(removeAvatar, {})
      return null
    },
    onSuccess: (avatarUrl) => {
      queryClient.setQueryData(queryKey, (known) => known && { ...known, avatarUrl })
      setChosenAvatar(undefined)
    },
  })
  const saving = useMutation({ mutationFn: () => call(saveBuyerProfile, form.getValues()) })

  const save = async () => {
    settingAvatar.reset()
    saving.reset()
    if (avatar !== undefined) await settingAvatar.mutateAsync(avatar)
    const saved = await saving.mutateAsync()
    queryClient.setQueryData(queryKey, saved)
    await refreshAccount()
    notifySuccess(buyerProfileMessages.saved)
    onSaved()
  }
  const [isSaving, setIsSaving] = useState(false)
  const submit = form.submit(() => {
    if (isSaving) return
    setIsSaving(true)
    // What failed is kept by the two above.
    save()
      .catch(() => {})
      .finally(() => setIsSaving(false))
  })
  const reset = () => {
    setChosenAvatar(undefined)
    settingAvatar.reset()
    saving.reset()
    form.reset()
  }
  const failure = settingAvatar.error
    ? profileFailure(settingAvatar.error, buyerProfileMessages.avatarFailed)
    : saving.error && profileFailure(saving.error, buyerProfileMessages.saveFailed)
  const missing = profile.email ? undefined : buyerProfileMessages.missingEmail
  const chooseAvatar = (chosen: ChosenAvatar) => {
    pageEdits.note()
    setChosenAvatar(chosen)
  }
  return { form, avatar, setAvatar: chooseAvatar, isChanged, isSaving, submit, reset, failure: failure ?? missing }
}

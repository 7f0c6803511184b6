import { useMutation } from '@tanstack/react-query'
import { removePhoto, setPhoto } from '#contract/profiles.ts'
import { portraitLimits, portraitMessages } from '#domain/images/portrait.ts'
import { Problem } from '#domain/problem.ts'
import { profileMessages } from '#domain/profiles/edited-profile.ts'
import { call } from '../api.ts'
import { upload } from '../api-upload.ts'
import { problemMessage } from '../problem-message.ts'
import { useTransientMessage } from '../ui/use-transient-message.ts'
import { useFreshAccount } from './use-fresh-account.ts'

const successMilliseconds = 3000

/** The photo is saved at once, apart from the form; null removes it. */
export function usePhoto(onChange: (url: string | null) => void = () => {}) {
  const refreshAccount = useFreshAccount()
  const [success, say] = useTransientMessage(successMilliseconds)
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (file: File | null) => (file ? send(file) : remove()),
    onSuccess: ({ photoUrl }) => {
      onChange(photoUrl)
      say(photoUrl ? profileMessages.photoSaved : 'Photo removed')
      void refreshAccount()
    },
  })
  return {
    change: (file: File | null) => isPending || mutate(file),
    isSetting: isPending && variables !== null,
    isRemoving: isPending && variables === null,
    success,
    failure: error && problemMessage(error, profileMessages.photo),
  }
}

async function send(file: File): Promise<{ photoUrl: string | null }> {
  if (!file.type.startsWith('image/')) throw new Problem('unsupported_type', portraitMessages.notAnImage)
  if (file.size > portraitLimits.bytes) throw new Problem('too_large', portraitMessages.tooLarge)
  return upload(setPhoto, {}, file, { onSent: () => {} })
}

async function remove(): Promise<{ photoUrl: string | null }> {
  await call(removePhoto, {})
  return { photoUrl: null }
}

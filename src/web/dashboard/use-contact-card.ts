import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type OwnCandidate, readDashboard, saveContactCard } from '#contract/dashboard.ts'
import { contactCard, contactCardMessages, successMilliseconds } from '#domain/dashboard/contact-card.ts'
import { completePhone, countryCodeOf, formatPhone } from '#domain/phones/international.ts'
import { call } from '../api.ts'
import { resourceKey } from '../endpoint-query.ts'
import { problemMessage } from '../problem-message.ts'
import { sessionQuery } from '../session.ts'
import { errorsBy } from '../ui/errors-by.ts'
import { useCheckedForm } from '../ui/use-checked-form.ts'
import { useTransientMessage } from '../ui/use-transient-message.ts'

/** The card while it is edited and saved. The shell shows a changed name. */
export function useContactCard(candidate: OwnCandidate | null, accountName: string | null) {
  const queryClient = useQueryClient()
  const router = useRouter()
  const [success, say] = useTransientMessage(successMilliseconds)
  const form = useCheckedForm({
    initialValues: {
      name: (candidate ? candidate.name : accountName) ?? '',
      whatsapp: formatPhone(candidate?.whatsapp ?? ''),
      subscribe: candidate?.subscribe ?? true,
    },
    check: errorsBy(contactCard),
  })
  const saving = useMutation({
    mutationFn: ({ name, whatsapp, subscribe }: typeof form.values) =>
      call(saveContactCard, { name: name.trim() || null, whatsapp: whatsapp || null, subscribe }),
    onSuccess: async ({ isNew }) => {
      say(isNew ? contactCardMessages.created : contactCardMessages.saved)
      void queryClient.invalidateQueries({ queryKey: resourceKey(readDashboard) })
      await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 })
      await router.invalidate()
    },
  })
  const homeCode = countryCodeOf(candidate?.whatsapp)
  return {
    form,
    /** A number typed as one dials it at home gets its country code. */
    completeWhatsApp: () => form.setValues({ whatsapp: completePhone(form.getValues().whatsapp, homeCode) }),
    success,
    failure: saving.error ? problemMessage(saving.error, contactCardMessages.failed) : undefined,
    isSaving: saving.isPending,
    submit: form.submit((values) => saving.isPending || saving.mutate(values)),
  }
}

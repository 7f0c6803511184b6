import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { registerBuyer } from '#contract/buyers.ts'
import { loginMessages } from '#domain/accounts/login-messages.ts'
import { buyerRegistrationMessages } from '#domain/buyers/registration.ts'
import { Problem } from '#domain/problem.ts'
import { call } from '../api.ts'
import { problemMessage } from '../problem-message.ts'
import { clearToasts, notifyError } from '../ui/notify.ts'
import { useCheckedForm } from '../ui/use-checked-form.ts'
import { blankRegistration, errorsUpTo, furthestStep, lastStep, type Step } from './registration.ts'
import { forgetDraft, readDraft, saveDraft } from './registration-draft.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    registrationStep?: Step
    registeredEmail?: string
  }
}

export type Registration = ReturnType<typeof useRegistration>
export type RegistrationForm = Registration['form']

const mutationKey = ['register-buyer']

/** From the lead form. A fragment is never sent anywhere, and it is gone once it was read. */
const emailInFragment = (): string | undefined => new URLSearchParams(location.hash.slice(1)).get('email') ?? undefined

/** Three steps over one form. Each step is a history entry, so that the browser's back button goes to the previous one. */
export function useRegistration() {
  const [email] = useState(emailInFragment)
  const queryClient = useQueryClient()
  const { history } = useRouter()
  const navigate = useNavigate({ from: '/customer-onboarding' })
  const { registrationStep: step = 1, registeredEmail } = useLocation({ select: ({ state }) => state })
  const [takenEmail, setTakenEmail] = useState<string>()
  const [draft] = useState(readDraft)
  const form = useCheckedForm({
    initialValues: { ...draft, email: email ?? draft.email },
    check: (values) => errorsUpTo(step, values, takenEmail),
    onValuesChange: saveDraft,
  })
  const { getValues } = form

  // From here on a link's address counts as typed: a reload must not restore it over another one.
  useEffect(() => {
    if (!email) return
    saveDraft(getValues())
    navigate({ hash: '', replace: true })
  }, [email, getValues, navigate])

  // A reload clears the passwords, so nobody can be past an unfinished step.
  useEffect(() => {
    const furthest = furthestStep(getValues())
    if (step > furthest) navigate({ replace: true, state: { registrationStep: furthest } })
  }, [step, getValues, navigate])

  const registering = useMutation({
    mutationKey,
    mutationFn: () => {
      const { confirmPassword, acceptTerms, ...registration } = getValues()
      return call(registerBuyer, { ...registration, acceptTerms: acceptTerms as true })
    },
    onMutate: clearToasts,
    onSuccess: (registered) => {
      form.setValues(blankRegistration)
      forgetDraft()
      return navigate({ replace: true, state: { registeredEmail: registered.email } })
    },
    onError: async (error) => {
      notifyError(buyerRegistrationMessages.failed(problemMessage(error, loginMessages.other)))
      if (!(error instanceof Problem && error.code === 'already_registered')) return
      setTakenEmail(getValues().email)
      await navigate({ replace: true, state: { registrationStep: 1 } })
      form.showErrors({ email: error.message })
    },
  })

  const submit = form.submit(
    () => {
      if (step < lastStep) return navigate({ state: { registrationStep: (step + 1) as Step } })
      if (!queryClient.isMutating({ mutationKey })) registering.mutate()
    },
    () => {
      if (step < lastStep) return
      void clearToasts()
      notifyError(buyerRegistrationMessages.invalid)
    },
  )

  return {
    form,
    step,
    submit,
    goBack: () => history.back(),
    isRegistering: registering.isPending,
    registeredEmail,
  }
}

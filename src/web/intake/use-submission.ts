import { useMutation } from '@tanstack/react-query'
import { useBlocker, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import { submitApplication } from '#contract/intake.ts'
import type { ApplicationStage } from '#domain/intake/application.ts'
import type { IntakeForm } from '#domain/intake/form.ts'
import { missingParts } from '#domain/intake/missing-parts.ts'
import { Problem } from '#domain/problem.ts'
import { beingReadMessages } from '#domain/profiles/being-read.ts'
import { refusedFileMessage, resumeFileProblem } from '#domain/resumes/file.ts'
import { uploadedNumberMessage } from '#domain/sensitive-numbers/messages.ts'
import { upload } from '../api-upload.ts'
import { problemMessage } from '../problem-message.ts'
import { site } from '../site.ts'
import { notifySuccess, notifyWarning } from '../ui/notify.ts'
import { useCheckedForm } from '../ui/use-checked-form.ts'
import { checkPasswords } from './check-passwords.ts'
import { forgetEntry, readSource } from './entry.ts'
import { forgetSubmission, keepSubmission, keptSubmission } from './kept-submission.ts'
import { applicationKey, forgetIntake } from './saved-intake.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Whose application arrived, so that a reload still says so. */
    appliedEmail?: string
  }
}

/** Long enough to read that it is done. */
const successMilliseconds = 700

export type Submission = ReturnType<typeof useSubmission>

/** The file, the passwords and the submission. A failure keeps all of it for the next try. */
export function useSubmission(intake: IntakeForm) {
  const navigate = useNavigate()
  const [file, setFile] = useState(keptSubmission().file)
  const [fileProblem, setFileProblem] = useState<string>()
  const [refusedName, setRefusedName] = useState<string>()
  const [sentBytes, setSentBytes] = useState(0)
  const [reached, setReached] = useState<ApplicationStage[]>([])
  const isUnderWay = useRef(false)
  const [{ password, confirmPassword }] = useState(keptSubmission)
  const form = useCheckedForm({
    initialValues: { password, confirmPassword },
    check: checkPasswords,
    onValuesChange: keepSubmission,
  })
  const [isReceived, setIsReceived] = useState(false)

  const chooseFile = (chosen: File | undefined) => {
    const problem = chosen && resumeFileProblem(chosen)
    setFileProblem(problem)
    setRefusedName(problem && chosen.name)
    sending.reset()
    if (problem) return
    setFile(chosen)
    keepSubmission({ file: chosen })
  }

  const sending = useMutation({
    mutationFn: ({ file, password }: { file: File; password: string }) => {
      const { firstName, lastName, email, countryCode, phoneNumber, subscribe } = intake
      const answers = {
        agree: 'true' as const,
        subscribe: String(subscribe),
        password,
        applicationKey: applicationKey(),
        source: readSource(),
      }
      return upload(submitApplication, { firstName, lastName, email, countryCode, phoneNumber, ...answers }, file, {
        onSent: setSentBytes,
        onStage: (stage) => setReached((before) => [...before, stage]),
      })
    },
    onMutate: () => {
      setSentBytes(0)
      setReached([])
      setFileProblem(undefined)
    },
    onSuccess: async ({ hasProfile, isBeingRead, sensitiveNumbers }) => {
      isUnderWay.current = false
      forgetIntake()
      forgetSubmission()
      forgetEntry()
      await new Promise((later) => setTimeout(later, successMilliseconds))
      if (isBeingRead) notifySuccess(beingReadMessages.title, { detail: beingReadMessages.detail })
      else if (!hasProfile)
        notifyWarning('Your profile starts empty', {
          detail:
            'We couldn’t read a profile from your PDF. Your application is in, and you can fill in your profile on your dashboard.',
        })
      if (sensitiveNumbers.length > 0) {
        const { title, advice } = uploadedNumberMessage(sensitiveNumbers)
        notifyWarning(title, { detail: `${advice} You can do so on your dashboard.` })
      }
      if (site.hasIntroCalls) return navigate({ to: '/schedule-meeting', replace: true })
      setIsReceived(true)
      return navigate({ to: '/upload-resume', replace: true, state: { appliedEmail: intake.email.trim() } })
    },
    onError: () => setReached([]),
    onSettled: () => {
      isUnderWay.current = false
    },
  })

  // Someone who goes back while it is being sent would not learn that it arrived.
  useBlocker({
    shouldBlockFn: () => {
      if (isUnderWay.current)
        notifyWarning('Your application is being sent', { detail: 'Please stay until it’s done.' })
      return isUnderWay.current
    },
    enableBeforeUnload: () => isUnderWay.current,
  })

  const isBusy = sending.isPending || sending.isSuccess
  const send = form.submit(({ password }) => {
    if (!file) return
    isUnderWay.current = true
    sending.mutate({ file, password })
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // Two clicks can arrive before the first one renders.
    if (isUnderWay.current || isBusy) return
    setFileProblem(undefined)
    sending.reset()
    send(event)
  }
  const [wrongPassword] = Object.values(form.errors)
  const failure = sending.error && problemMessage(sending.error, 'Something went wrong. Please try again.')

  return {
    form,
    file,
    chooseFile,
    sentBytes,
    reached,
    message: fileProblem ?? wrongPassword ?? failure,
    note: fileProblem && refusedName && file ? refusedFileMessage(refusedName, file.name) : undefined,
    isBusy,
    isRegistered: sending.error instanceof Problem && sending.error.code === 'already_registered',
    needsSupport: sending.error instanceof Problem && sending.error.code === 'forbidden',
    isReceived,
    missing: missingParts({ file, ...form.values }),
    submit,
  }
}

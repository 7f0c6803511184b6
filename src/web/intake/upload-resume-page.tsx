import { IconArrowLeft } from '@tabler/icons-react'
import { Link, Navigate, useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { completeIntake, type IntakeForm, isIntakePresent } from '#domain/intake/form.ts'
import { PublicPage } from '../shells/public-page.tsx'
import { Facts } from '../ui/facts.tsx'
import { AnchorLink } from '../ui/links.tsx'
import { NextSteps } from '../ui/next-steps.tsx'
import { ApplicationReceived } from './application-received.tsx'
import classes from './intake.module.css'
import { stepsAfter } from './next-steps.ts'
import { readIntake } from './saved-intake.ts'
import { SubmissionForm } from './submission-form.tsx'
import { useSubmission } from './use-submission.ts'

const steps = stepsAfter({
  title: 'Your account is created',
  text: 'We email you a link and a code to confirm your address.',
})

export function UploadResumePage() {
  const handedOn = useLocation({ select: ({ state }) => state })
  // Kept from the first render: success clears the saved form before the page is left.
  const [{ appliedEmail, intake }] = useState(() => ({ ...handedOn, intake: handedOn.talentIntake ?? readIntake() }))
  if (appliedEmail)
    return (
      <PublicPage>
        <ApplicationReceived email={appliedEmail} steps={steps} />
      </PublicPage>
    )
  if (!intake || !isIntakePresent(intake)) return <Navigate to="/talent-intake" replace />
  return (
    <PublicPage>
      <UploadResume intake={intake} />
    </PublicPage>
  )
}

function UploadResume({ intake }: { intake: IntakeForm }) {
  const submission = useSubmission(intake)
  const { isBusy } = submission
  const { name, email, whatsapp } = completeIntake(intake)
  if (submission.isReceived) return <ApplicationReceived email={email.trim()} steps={steps} />
  const facts = [
    ['Name', name],
    ['Email', email.trim()],
    ...(whatsapp ? [['WhatsApp', whatsapp] as const] : []),
  ] as const
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        {/* Leaving while the application is on its way would hide what became of it. */}
        {!isBusy && (
          <Link to="/talent-intake" className={classes.back}>
            <IconArrowLeft size={16} stroke={1.5} aria-hidden />
            Your details
          </Link>
        )}
        <h1>Upload Your Resume</h1>
        <p>One PDF, up to 10 MB. We read it to start your profile, so you type less.</p>
      </header>
      <SubmissionForm intake={intake} submission={submission} />
      <aside className={classes.aside}>
        <section>
          <div className={classes.asideHead}>
            <h2>Your details</h2>
            {!isBusy && (
              <AnchorLink to="/talent-intake" size="sm" aria-label="Edit your details">
                Edit
              </AnchorLink>
            )}
          </div>
          <Facts facts={facts} />
        </section>
        <section>
          <h2>What happens next</h2>
          <NextSteps steps={steps} reached={1} />
        </section>
      </aside>
    </div>
  )
}

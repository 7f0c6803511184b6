import { IconArrowLeft } from '@tabler/icons-react'
import { Link, Navigate, useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { completeIntake, isIntakePresent } from '#domain/intake/form.ts'
import { PublicPage } from '../shells/public-page.tsx'
import { Facts } from '../ui/facts.tsx'
import { AnchorLink } from '../ui/links.tsx'
import { NextSteps } from '../ui/next-steps.tsx'
import classes from './intake.module.css'
import { readIntake } from './saved-intake.ts'
import { SubmissionForm } from './submission-form.tsx'

const steps = [
  { title: 'Your account is created', text: 'We email you a link to confirm your address.' },
  { title: 'You book an intro call', text: '30 minutes, in your time zone.' },
  { title: 'We review your application', text: 'You can follow it on your dashboard.' },
] as const

export function UploadResumePage() {
  const handedOn = useLocation({ select: ({ state }) => state.talentIntake })
  // Kept from the first render: success clears the saved form before the page is left.
  const [intake] = useState(() => handedOn ?? readIntake())
  if (!intake || !isIntakePresent(intake)) return <Navigate to="/talent-intake" replace />
  const { name, email, whatsapp } = completeIntake(intake)
  const facts = [
    ['Name', name],
    ['Email', email.trim()],
    ...(whatsapp ? [['WhatsApp', whatsapp] as const] : []),
  ] as const
  return (
    <PublicPage>
      <div className={classes.page}>
        <header className={classes.head}>
          <Link to="/talent-intake" className={classes.back}>
            <IconArrowLeft size={16} stroke={1.5} aria-hidden />
            Your details
          </Link>
          <h1>Upload Your Resume</h1>
          <p>One PDF, up to 10 MB. We read it to start your profile, so you type less.</p>
        </header>
        <SubmissionForm intake={intake} />
        <aside className={classes.aside}>
          <section>
            <div className={classes.asideHead}>
              <h2>Your details</h2>
              <AnchorLink to="/talent-intake" size="sm" aria-label="Edit your details">
                Edit
              </AnchorLink>
            </div>
            <Facts facts={facts} />
          </section>
          <section>
            <h2>What happens next</h2>
            <NextSteps steps={steps} reached={1} />
          </section>
        </aside>
      </div>
    </PublicPage>
  )
}

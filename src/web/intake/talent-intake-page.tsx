import { useEffect } from 'react'
import { PublicPage } from '../shells/public-page.tsx'
import { NextSteps } from '../ui/next-steps.tsx'
import { rememberEntry } from './entry.ts'
import classes from './intake.module.css'
import { IntakeFields } from './intake-fields.tsx'
import { stepsAfter } from './next-steps.ts'

const steps = stepsAfter({ title: 'You upload your resume', text: 'One PDF. We read it to start your profile.' })

export function TalentIntakePage() {
  useEffect(rememberEntry, [])
  return (
    <PublicPage>
      <div className={classes.page}>
        <header className={classes.head}>
          <h1>Join Our Talent Network</h1>
          <p>Tell us who you are, and we’ll match you with the best US accounting opportunities.</p>
        </header>
        <IntakeFields />
        <aside className={classes.aside}>
          <section>
            <h2>What happens next</h2>
            <NextSteps steps={steps} />
          </section>
        </aside>
      </div>
    </PublicPage>
  )
}

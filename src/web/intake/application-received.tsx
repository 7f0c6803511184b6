import { ConfirmCode } from '../confirm-code.tsx'
import { ButtonLink } from '../ui/links.tsx'
import { type NextStep, NextSteps } from '../ui/next-steps.tsx'
import { ViewHeading } from '../ui/view-heading.tsx'
import classes from './intake.module.css'

/** Where no calls are booked, the last page of applying: it arrived, and what comes next. */
export function ApplicationReceived({ email, steps }: { email: string; steps: readonly NextStep[] }) {
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <ViewHeading>Application received</ViewHeading>
        <p>Thank you. Your account is created, and your application is waiting for review.</p>
      </header>
      <div className={classes.card}>
        <p>
          We sent an email to <strong className={classes.address}>{email}</strong>. Open the link in that email, or
          enter the code here. Then you can log in and follow your application.
        </p>
        <ConfirmCode email={email} />
        <ButtonLink to="/login" state={{ email }} variant="default" mt={16}>
          Log in
        </ButtonLink>
      </div>
      <aside className={classes.aside}>
        <section>
          <h2>What happens next</h2>
          <NextSteps steps={steps} reached={1} />
        </section>
      </aside>
    </div>
  )
}

import { Text, Title } from '@mantine/core'
import { verificationTexts } from '#domain/verification/verification.ts'
import { PublicPage } from '../shells/public-page.tsx'
import { NextSteps } from '../ui/next-steps.tsx'
import { ViewHeading } from '../ui/view-heading.tsx'
import { AccountCreated } from './account-created.tsx'
import classes from './customer-onboarding.module.css'
import { RegistrationSteps } from './registration-steps.tsx'
import { useRegistration } from './use-registration.ts'

const steps = [
  { title: 'Verify your email', text: 'We email you a link and a code.' },
  { title: 'Sign in', text: 'With your email and password.' },
  { title: 'Post your first project or browse talent', text: 'We reply with a shortlist.' },
] as const

export function CustomerOnboardingPage() {
  const registration = useRegistration()
  const { registeredEmail } = registration
  return (
    <PublicPage>
      <div className={classes.page}>
        <div className={classes.form}>
          <ViewHeading>{registeredEmail ? 'Account Created!' : 'Create your account'}</ViewHeading>
          <Text c="dimmed" fz={16} lh="24px" mt={8}>
            {registeredEmail
              ? 'You’re three steps from your first shortlist.'
              : 'Three short steps, and you can post projects and browse vetted talent.'}
          </Text>
          {registeredEmail ? <AccountCreated email={registeredEmail} /> : <RegistrationSteps {...registration} />}
        </div>
        <aside className={classes.aside}>
          <Title order={2} size="h3" mb={16}>
            What happens next
          </Title>
          <NextSteps steps={steps} />
          <Text c="dimmed" mt={16}>
            {verificationTexts.step}
          </Text>
        </aside>
      </div>
    </PublicPage>
  )
}

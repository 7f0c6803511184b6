import { Text, Title } from '@mantine/core'
import { PublicPage } from '../shells/public-page.tsx'
import { ViewHeading } from '../ui/view-heading.tsx'
import { AccountCreated } from './account-created.tsx'
import classes from './customer-onboarding.module.css'
import { NextSteps } from './next-steps.tsx'
import { RegistrationSteps } from './registration-steps.tsx'
import { useRegistration } from './use-registration.ts'

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
              ? 'You are three steps from your first shortlist.'
              : 'Three short steps, and you can post projects and browse vetted talent.'}
          </Text>
          {registeredEmail ? <AccountCreated email={registeredEmail} /> : <RegistrationSteps {...registration} />}
        </div>
        <aside className={classes.aside}>
          <Title order={2} size="h3" mb={16}>
            What happens next
          </Title>
          <NextSteps />
        </aside>
      </div>
    </PublicPage>
  )
}

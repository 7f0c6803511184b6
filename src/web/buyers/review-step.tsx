import { Alert, Anchor, Checkbox } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import classes from './customer-onboarding.module.css'
import type { RegistrationForm } from './use-registration.ts'

export function ReviewStep({ form }: { form: RegistrationForm }) {
  const { firstName, lastName, email, companyName, jobTitle, countryCode, phone } = form.values
  const summary = [
    ['Name', `${firstName.trim()} ${lastName.trim()}`],
    ['Email', email.trim()],
    ['Company', companyName.trim()],
    ['Job title', jobTitle.trim()],
    ['Phone', phone && `${countryCode} ${phone}`],
  ] as const
  return (
    <>
      <dl className={classes.summary} aria-label="Account summary">
        {summary.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value || <None />}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        label={
          <>
            I agree to the{' '}
            <Anchor href="/terms" target="_blank" inherit>
              Terms of Service
            </Anchor>{' '}
            and{' '}
            <Anchor href="/privacy" target="_blank" inherit>
              Privacy Policy
            </Anchor>
          </>
        }
        name="accept-terms"
        {...form.getCheckboxProps('acceptTerms')}
      />
      <Alert role="note" variant="light" icon={<IconMail size={20} stroke={1.5} aria-hidden />} title="Almost there!">
        We’ll send a verification email to {email.trim()}. Confirm it, then sign in.
      </Alert>
    </>
  )
}

const None = () => (
  <>
    <span aria-hidden="true">–</span>
    <span className="g-visually-hidden">none</span>
  </>
)

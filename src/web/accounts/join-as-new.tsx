import { Anchor, Checkbox, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { passwordMinimum } from '#domain/accounts/password.ts'
import { newMember } from '#domain/firms/seat.ts'
import { Problem } from '#domain/problem.ts'
import { errorsBy } from '../ui/errors-by.ts'
import { FormFailure } from '../ui/form-failure.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { StrengthMeter } from '../ui/strength-meter.tsx'
import { useCheckedForm } from '../ui/use-checked-form.ts'
import { WorkingButton } from '../ui/working-button.tsx'
import { useJoining } from './use-joining.ts'

type Props = { token: string; email: string; onTaken: () => void }

const initialValues = { firstName: '', lastName: '', password: '', acceptTerms: false }

/** An account for whoever has none at the invited address, which the link has confirmed. */
export function JoinAsNew({ token, email, onTaken }: Props) {
  const form = useCheckedForm({ initialValues, check: errorsBy(newMember) })
  const joining = useJoining(token, {
    onError: (error) => {
      form.showProblem(error, (path) => path.replace('account.', ''))
      if (error instanceof Problem && error.code !== 'invalid_input') onTaken()
    },
  })
  const { error } = joining
  return (
    <form
      noValidate
      onSubmit={form.submit((values) => joining.isPending || joining.mutate({ ...values, acceptTerms: true }))}
    >
      <Stack gap={16} mt={32}>
        <FormFailure error={error} fallback="That didn’t work. Please try again." />
        <TextInput
          label="Email"
          type="email"
          value={email}
          readOnly
          description="The address that was invited."
          rightSection={<IconLock size={16} stroke={1.5} aria-hidden />}
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing={16}>
          <TextInput label="First name" autoComplete="given-name" {...form.getInputProps('firstName')} />
          <TextInput label="Last name" autoComplete="family-name" {...form.getInputProps('lastName')} />
        </SimpleGrid>
        <div>
          <PasswordField label="Password" autoComplete="new-password" {...form.getInputProps('password')} />
          <StrengthMeter value={form.values.password} minimum={passwordMinimum} personal={[email]} />
        </div>
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
          {...form.getCheckboxProps('acceptTerms')}
        />
        <WorkingButton type="submit" size="lg" fullWidth isWorking={joining.isPending} workingText="Joining...">
          Accept Invitation
        </WorkingButton>
      </Stack>
    </form>
  )
}

import { SimpleGrid, TextInput } from '@mantine/core'
import { passwordMinimum } from '#domain/accounts/password.ts'
import { buyerRegistrationMessages } from '#domain/buyers/registration.ts'
import { AlreadyRegistered } from '../already-registered.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { StrengthMeter } from '../ui/strength-meter.tsx'
import type { RegistrationForm } from './use-registration.ts'

export function PersonalStep({ form }: { form: RegistrationForm }) {
  const { firstName, lastName, email, password } = form.values
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing={16}>
        <TextInput
          label="First name"
          name="given-name"
          autoComplete="given-name"
          {...form.getInputProps('firstName')}
        />
        <TextInput
          label="Last name"
          name="family-name"
          autoComplete="family-name"
          {...form.getInputProps('lastName')}
        />
      </SimpleGrid>
      <div>
        <TextInput label="Email" type="email" name="email" autoComplete="email" {...form.getInputProps('email')} />
        {form.errors.email === buyerRegistrationMessages.alreadyRegistered && <AlreadyRegistered email={email} />}
      </div>
      <div>
        <PasswordField
          label="Password"
          name="password"
          autoComplete="new-password"
          {...form.getInputProps('password')}
        />
        <StrengthMeter value={password} minimum={passwordMinimum} personal={[firstName, lastName, email]} />
      </div>
      <PasswordField
        label="Confirm password"
        name="confirm-password"
        autoComplete="new-password"
        {...form.getInputProps('confirmPassword')}
      />
    </>
  )
}

import { TextInput } from '@mantine/core'
import { PhoneField } from './phone-field.tsx'
import type { RegistrationForm } from './use-registration.ts'

export function CompanyStep({ form }: { form: RegistrationForm }) {
  return (
    <>
      <TextInput
        label="Company name"
        name="organization"
        autoComplete="organization"
        {...form.getInputProps('companyName')}
      />
      <TextInput
        label="Job title"
        name="organization-title"
        autoComplete="organization-title"
        {...form.getInputProps('jobTitle')}
      />
      <PhoneField form={form} />
    </>
  )
}

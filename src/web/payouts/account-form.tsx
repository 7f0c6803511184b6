import { Button, Group, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { OutputOf } from '#contract/endpoint.ts'
import { savePayoutAccount } from '#contract/payouts.ts'
import {
  type AccountField,
  accountFields,
  accountLabels,
  countryName,
  type PayoutCountry,
  payoutCountries,
} from '#domain/payouts/account.ts'
import { call } from '../api.ts'
import { FormFailure } from '../ui/form-failure.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { useCheckedForm } from '../ui/use-checked-form.ts'
import { WorkingButton } from '../ui/working-button.tsx'
import { type AccountValues, accountOf, checkAccount, emptyAccount, fieldOf } from './account-values.ts'

const countries = payoutCountries
  .map((value) => ({ value, label: countryName(value) }))
  .sort((one, other) => one.label.localeCompare(other.label))

const descriptions: Partial<Record<AccountField, string>> = {
  holder: 'As it appears at your bank.',
  address: 'As it appears at your bank: street, city and postal code.',
  swift: 'Also called BIC.',
}

type Props = { onSaved: (after: OutputOf<typeof savePayoutAccount>) => void; onClose: () => void }

/** What banks of the chosen country ask for, and the password. */
export function AccountForm({ onSaved, onClose }: Props) {
  const form = useCheckedForm<AccountValues>({ initialValues: emptyAccount, check: checkAccount })
  const saving = useMutation({
    mutationFn: (values: AccountValues) =>
      call(savePayoutAccount, { account: accountOf(values), password: values.password }),
    onSuccess: onSaved,
    onError: (error) => form.showProblem(error, fieldOf),
  })
  const { country } = form.values
  return (
    <form noValidate onSubmit={form.submit((values) => saving.isPending || saving.mutate(values))}>
      <Stack gap={16} maw={420}>
        <FormFailure error={saving.error} fallback="The account couldn’t be saved. Please try again." />
        <NativeSelect
          label="Country of your bank"
          required
          data={[{ value: '', label: 'Choose' }, ...countries]}
          {...form.getInputProps('country')}
          onChange={({ currentTarget }) => form.setValue('country', currentTarget.value as PayoutCountry)}
        />
        {country !== '' && accountFields(country).map((field) => <Field key={field} field={field} form={form} />)}
        {country !== '' && (
          <PasswordField label="Your password" autoComplete="current-password" {...form.getInputProps('password')} />
        )}
        <Group gap={8}>
          <WorkingButton type="submit" isWorking={saving.isPending} workingText="Saving...">
            Save Account
          </WorkingButton>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

type FieldProps = { field: AccountField; form: ReturnType<typeof useCheckedForm<AccountValues>> }

function Field({ field, form }: FieldProps) {
  const [label, description] = [accountLabels[field], descriptions[field]]
  const given = { label, description, required: true, autoComplete: 'off', ...form.getInputProps(field) }
  if (field === 'address') return <Textarea autosize minRows={2} maxRows={4} {...given} />
  if (field !== 'accountType') return <TextInput {...given} />
  return (
    <NativeSelect
      {...given}
      onChange={({ currentTarget }) => form.setValue(field, currentTarget.value)}
      data={[
        { value: 'checking', label: 'Checking' },
        { value: 'savings', label: 'Savings' },
      ]}
    />
  )
}

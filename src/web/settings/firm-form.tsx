import { Button, Group, Select, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core'
import type { Firm } from '#contract/firms.ts'
import { mayApprove } from '#domain/firms/role.ts'
import { stateNames } from '#domain/trade/state-names.ts'
import { FormAlert } from '../ui/form-alert.tsx'
import { WorkingButton } from '../ui/working-button.tsx'
import { ZoneSelect } from '../ui/zone-select.tsx'
import { useFirmForm } from './use-firm-form.ts'

const states = Object.entries(stateNames).map(([value, label]) => ({ value, label }))

type Props = { firm: Firm; onReload: () => Promise<void> }

export function FirmForm({ firm, onReload }: Props) {
  const { form, isSaving, submit, failure, isStale } = useFirmForm(firm, onReload)
  const people = firm.seats.map(({ id, name, email, firmRole }) => ({ value: id, label: name ?? email, firmRole }))
  const approvers = people.filter(({ firmRole }) => mayApprove(firmRole))
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={16}>
        <TextInput label="Firm name" autoComplete="organization" {...form.getInputProps('name')} />
        <Textarea label="Address" autosize minRows={2} {...form.getInputProps('address')} />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing={16}>
          <Select
            label="State"
            data={states}
            searchable
            clearable
            placeholder="Choose a state"
            {...form.getInputProps('state')}
            value={form.values.state}
          />
          <TextInput label="Website" type="url" placeholder="https://" {...form.getInputProps('website')} />
        </SimpleGrid>
        <ZoneSelect
          description="Used for overlap with talent and for interview times."
          {...form.getInputProps('zone')}
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing={16}>
          <TextInput label="Core hours from" type="time" {...form.getInputProps('coreFrom')} />
          <TextInput label="Core hours to" type="time" {...form.getInputProps('coreTo')} />
        </SimpleGrid>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing={16}>
          <Select
            label="Billing contact"
            data={people}
            clearable
            placeholder="Nobody yet"
            {...form.getInputProps('billingContactId')}
            value={form.values.billingContactId}
          />
          <Select
            label="Default approver"
            data={approvers}
            clearable
            placeholder="Nobody yet"
            description="Gets a notice when hours need approval. Once they’re overdue, everyone who can approve gets one."
            {...form.getInputProps('defaultApproverId')}
            value={form.values.defaultApproverId}
          />
        </SimpleGrid>
        {failure && <FormAlert>{failure}</FormAlert>}
        {isStale && (
          <Button variant="default" onClick={onReload}>
            Load Latest Version
          </Button>
        )}
        <Group justify="end">
          <WorkingButton type="submit" isWorking={isSaving} workingText="Saving...">
            Save Firm
          </WorkingButton>
        </Group>
      </Stack>
    </form>
  )
}

import { Button, Group, Stack, TextInput } from '@mantine/core'
import { type Retention, retentionLabels, retentionLimits } from '#domain/retention/retention.ts'
import { WorkingButton } from '../ui/working-button.tsx'
import classes from './retention.module.css'
import { RetentionPreview } from './retention-preview.tsx'
import { useRetention } from './use-retention.ts'

export function RetentionForm({ saved }: { saved: Retention }) {
  const { form, saving, previewing, submit, preview } = useRetention(saved)
  const { values, setValue, getInputProps } = form
  return (
    <>
      <form noValidate onSubmit={submit} className={classes.form}>
        <Stack gap={24}>
          {(Object.keys(retentionLabels) as (keyof Retention)[]).map((name) => (
            <TextInput
              key={name}
              type="number"
              inputMode="numeric"
              label={retentionLabels[name].title}
              description={`${retentionLabels[name].description} Empty: kept for good.`}
              min={retentionLimits.minDays}
              max={retentionLimits.maxDays}
              {...getInputProps(name)}
              value={values[name] === null || Number.isNaN(values[name]) ? '' : values[name]}
              onChange={({ currentTarget }) =>
                setValue(name, currentTarget.value === '' ? null : currentTarget.valueAsNumber)
              }
            />
          ))}
          <Group gap={8}>
            <WorkingButton type="submit" isWorking={saving.isPending} workingText="Saving...">
              Save
            </WorkingButton>
            <Button variant="default" aria-busy={previewing.isPending} onClick={() => preview()}>
              Preview
            </Button>
          </Group>
        </Stack>
      </form>
      {previewing.data && <RetentionPreview preview={previewing.data} />}
    </>
  )
}

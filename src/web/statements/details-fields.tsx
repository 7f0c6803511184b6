import { Button, Textarea, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { type StatementDetails, statementLimits } from '#domain/statements/details.ts'
import type { useCheckedForm } from '../ui/use-checked-form.ts'
import classes from './statements.module.css'

const blank = { name: '', doneWhen: '', due: '' }

/** What the firm writes into a statement. */
export function DetailsFields({ form }: { form: ReturnType<typeof useCheckedForm<StatementDetails>> }) {
  const { deliverables } = form.values
  const setDeliverables = (changed: typeof deliverables) => {
    form.setValues({ deliverables: changed })
    form.forget('deliverables')
  }
  return (
    <>
      <Textarea label="Scope" autosize minRows={3} maxLength={statementLimits.text} {...form.getInputProps('scope')} />
      <fieldset className={classes.deliverables}>
        <legend>Deliverables, and what done means</legend>
        {deliverables.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place
          <div key={index} className={classes.deliverable}>
            <TextInput label="Deliverable" {...form.getInputProps(`deliverables.${index}.name`)} />
            <TextInput label="Done when" {...form.getInputProps(`deliverables.${index}.doneWhen`)} />
            <TextInput label="Due" {...form.getInputProps(`deliverables.${index}.due`)} />
            <Button
              variant="subtle"
              aria-label={`Remove deliverable ${index + 1}`}
              onClick={() => setDeliverables(deliverables.toSpliced(index, 1))}
            >
              <IconTrash size={18} stroke={1.5} aria-hidden />
            </Button>
          </div>
        ))}
        {form.errors.deliverables && <p className={classes.error}>{form.errors.deliverables}</p>}
        <Button
          variant="default"
          leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
          disabled={deliverables.length >= statementLimits.deliverables}
          onClick={() => setDeliverables([...deliverables, blank])}
        >
          Add Deliverable
        </Button>
      </fieldset>
      <Textarea label="Out of scope" autosize minRows={2} {...form.getInputProps('outOfScope')} />
      <Textarea label="Software and access" autosize minRows={2} {...form.getInputProps('software')} />
    </>
  )
}

import { Button, Textarea, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import * as z from 'zod/mini'
import { type Statement, saveStatement, sendStatement } from '#contract/statements.ts'
import { statementDetails, statementLimits } from '#domain/statements/details.ts'
import { templateNotice } from '#domain/statements/template.ts'
import { call } from '../api.ts'
import { problemMessage } from '../problem-message.ts'
import { Caution } from '../ui/caution.tsx'
import { errorsBy } from '../ui/errors-by.ts'
import { FormAlert } from '../ui/form-alert.tsx'
import { notifySuccess } from '../ui/notify.ts'
import { useCheckedForm } from '../ui/use-checked-form.ts'
import { WorkingButton } from '../ui/working-button.tsx'
import { EndStatement } from './end-statement.tsx'
import classes from './statements.module.css'
import { useStatementChange } from './use-statement-change.ts'

const check = errorsBy(z.object(statementDetails.shape))
const blank = { name: '', doneWhen: '', due: '' }

/** What the firm writes; rate, hours, cap, dates and notice come from the accepted offer. */
export function DraftForm({ statement }: { statement: Statement }) {
  const { id, details, actions, professional, isUnread } = statement
  const form = useCheckedForm({ initialValues: details, check })
  const saving = useStatementChange(
    (given: Statement['details']) => call(saveStatement, { id, details: given }),
    () => notifySuccess('Draft saved'),
  )
  const sending = useStatementChange(
    async (given: Statement['details']) => {
      await call(saveStatement, { id, details: given })
      return call(sendStatement, { id })
    },
    () => notifySuccess('Sent for signature', { detail: `${professional} signs first.` }),
  )
  const isBusy = saving.isPending || sending.isPending
  const error = saving.error ?? sending.error
  const { deliverables } = form.values
  const setDeliverables = (changed: typeof deliverables) => {
    form.setValues({ deliverables: changed })
    form.forget('deliverables')
  }
  const mayWrite = actions.includes('send')
  return (
    <main id="main" className={classes.only}>
      {isUnread && <Caution>{templateNotice}</Caution>}
      <form noValidate className={classes.form} onSubmit={form.submit((given) => isBusy || sending.mutate(given))}>
        <h2>Write what the work is</h2>
        <p className={classes.lead}>
          Rate, hours, dates and notice come from the offer that {professional} and you agreed on.
        </p>
        <Textarea
          label="Scope"
          autosize
          minRows={3}
          maxLength={statementLimits.text}
          {...form.getInputProps('scope')}
        />
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
        {error && <FormAlert>{problemMessage(error, 'The draft couldn’t be saved.')}</FormAlert>}
        {mayWrite && (
          <div className={classes.actions}>
            <WorkingButton type="submit" isWorking={sending.isPending} workingText="Sending...">
              Send for Signature
            </WorkingButton>
            <WorkingButton
              variant="default"
              isWorking={saving.isPending}
              workingText="Saving..."
              onClick={form.submit((given) => isBusy || saving.mutate(given))}
            >
              Save Draft
            </WorkingButton>
          </div>
        )}
      </form>
      <EndStatement statement={statement} />
    </main>
  )
}

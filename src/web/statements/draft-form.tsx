import * as z from 'zod/mini'
import { type Statement, saveStatement } from '#contract/statements.ts'
import { statementDetails } from '#domain/statements/details.ts'
import { templateNotice } from '#domain/statements/template.ts'
import { call } from '../api.ts'
import { Caution } from '../ui/caution.tsx'
import { errorsBy } from '../ui/errors-by.ts'
import { useCheckedForm } from '../ui/use-checked-form.ts'
import { WorkingButton } from '../ui/working-button.tsx'
import { DetailsFields } from './details-fields.tsx'
import { DraftFailure } from './draft-failure.tsx'
import { EndStatement } from './end-statement.tsx'
import classes from './statements.module.css'
import { useDraft } from './use-draft.ts'

const check = errorsBy(z.object(statementDetails.shape))

/** What the firm writes; rate, hours, cap, dates and notice come from the accepted offer. */
export function DraftForm({ statement }: { statement: Statement }) {
  const { id, details, actions, professional, isUnread } = statement
  const form = useCheckedForm({ initialValues: details, check })
  const draft = useDraft(statement, (given: Statement['details'], expectedUpdatedAt) =>
    call(saveStatement, { id, expectedUpdatedAt, details: given }),
  )
  const { saving, sending, isBusy } = draft
  const mayWrite = actions.includes('send')
  return (
    <main id="main" className={classes.only}>
      {isUnread && <Caution>{templateNotice}</Caution>}
      <form noValidate className={classes.form} onSubmit={form.submit((given) => isBusy || sending.mutate(given))}>
        <h2>Describe the work</h2>
        <p className={classes.lead}>
          Rate, hours, dates and notice come from the offer that {professional} and you agreed on.
        </p>
        <DetailsFields form={form} />
        <DraftFailure
          draft={draft}
          onLoad={() => {
            form.reset(details)
            draft.takeNewest()
          }}
        />
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

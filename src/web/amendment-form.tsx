import { TextInput } from '@mantine/core'
import { useState } from 'react'
import * as z from 'zod/mini'
import { type Statement, saveStatement } from '#contract/statements.ts'
import { amendmentMessages, changesBetween, effectiveOn } from '#domain/statements/amendment.ts'
import { statementDetails } from '#domain/statements/details.ts'
import { call } from './api.ts'
import { TermsFields } from './offers/terms-fields.tsx'
import { checkTerms, type TermsValues, termsOf, valuesOf } from './offers/terms-values.ts'
import { Changes } from './statements/changes.tsx'
import { DetailsFields } from './statements/details-fields.tsx'
import { DraftFailure } from './statements/draft-failure.tsx'
import { EndStatement } from './statements/end-statement.tsx'
import classes from './statements/statements.module.css'
import { useDraft } from './statements/use-draft.ts'
import { errorsBy } from './ui/errors-by.ts'
import { FormAlert } from './ui/form-alert.tsx'
import { useCheckedForm } from './ui/use-checked-form.ts'
import { WorkingButton } from './ui/working-button.tsx'

const checkDetails = errorsBy(z.object(statementDetails.shape))
const checkDay = errorsBy(z.object({ effectiveOn }))

type Given = { terms: TermsValues; details: Statement['details']; effectiveOn: string }

/** The terms and the text of what both have signed, to be changed, with what changes below. */
export function AmendmentForm({ statement }: { statement: Statement }) {
  const { id, actions, professional, amends } = statement
  const day = useCheckedForm({ initialValues: { effectiveOn: amends?.effectiveOn ?? '' }, check: checkDay })
  const terms = useCheckedForm({ initialValues: valuesOf(statement.terms), check: checkTerms })
  const details = useCheckedForm({ initialValues: statement.details, check: checkDetails })
  const draft = useDraft(statement, (given: Given, expectedUpdatedAt) =>
    call(saveStatement, {
      id,
      expectedUpdatedAt,
      details: given.details,
      amendment: { terms: termsOf(given.terms), effectiveOn: given.effectiveOn },
    }),
  )
  const { saving, sending, isBusy } = draft
  const submit = (send: (given: Given) => void) =>
    day.submit((from) =>
      terms.submit((agreed) => details.submit((text) => isBusy || send({ terms: agreed, details: text, ...from }))())(),
    )
  const [isRefused, setRefused] = useState(false)
  if (!amends) return null
  const changesOf = (given: Omit<Given, 'effectiveOn'>) =>
    changesBetween(amends, { terms: termsOf(given.terms), details: given.details })
  const isReadable = Object.keys(checkTerms(terms.values)).length === 0
  const changes = isReadable ? changesOf({ terms: terms.values, details: details.values }) : undefined
  const send = (given: Given) => {
    const isIdle = changesOf(given).length === 0
    setRefused(isIdle)
    if (!isIdle) sending.mutate(given)
  }
  return (
    <main id="main" className={classes.only}>
      <form noValidate className={classes.form} onSubmit={submit(send)}>
        <h2>Amend version {amends.version}</h2>
        <p className={classes.lead}>
          Edit what needs to change. {professional} and an owner of your firm sign it again. Weeks that were submitted
          before keep their terms.
        </p>
        <TextInput
          label="Takes effect on"
          description="A Monday. A new end date takes effect as soon as both have signed."
          type="date"
          required
          {...day.getInputProps('effectiveOn')}
        />
        <TermsFields form={terms} isStartFixed />
        <DetailsFields form={details} />
        <section aria-labelledby="changes">
          <h2 id="changes">What changes</h2>
          {changes && <Changes version={amends.version} changes={changes} />}
        </section>
        {isRefused && changes?.length === 0 && <FormAlert>{amendmentMessages.nothing}</FormAlert>}
        <DraftFailure
          draft={draft}
          onLoad={() => {
            day.reset({ effectiveOn: amends.effectiveOn })
            terms.reset(valuesOf(statement.terms))
            details.reset(statement.details)
            draft.takeNewest()
          }}
        />
        {actions.includes('send') && (
          <div className={classes.actions}>
            <WorkingButton type="submit" isWorking={sending.isPending} workingText="Sending...">
              Send for Signature
            </WorkingButton>
            <WorkingButton
              variant="default"
              isWorking={saving.isPending}
              workingText="Saving..."
              onClick={submit(saving.mutate)}
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

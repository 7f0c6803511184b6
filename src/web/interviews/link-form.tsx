import { TextInput } from '@mantine/core'
import { useState } from 'react'
import * as z from 'zod/mini'
import { type Interview, setInterviewLink } from '#contract/interviews.ts'
import { meetingLink } from '#domain/interviews/interview.ts'
import { call } from '../api.ts'
import { Caution } from '../ui/caution.tsx'
import { errorsBy } from '../ui/errors-by.ts'
import { FormFailure } from '../ui/form-failure.tsx'
import { notifySuccess } from '../ui/notify.ts'
import { useCheckedForm } from '../ui/use-checked-form.ts'
import { WorkingButton } from '../ui/working-button.tsx'
import classes from './interviews.module.css'
import { otherName } from './sides.ts'
import { useChange } from './use-change.ts'

const check = errorsBy(z.object({ link: meetingLink }))

/** Where the call takes place; the other side is emailed. A link that a colleague has set meanwhile is replaced only once it was shown. */
export function LinkForm({ interview }: { interview: Interview }) {
  const form = useCheckedForm({ initialValues: { link: interview.link ?? '' }, check })
  const [known, setKnown] = useState(interview.link)
  const saving = useChange(
    (link: string) => call(setInterviewLink, { id: interview.id, link, expectedLink: interview.link }),
    ({ link }) => {
      setKnown(link)
      notifySuccess('Link saved', { detail: `We’ll email ${otherName(interview)}.` })
    },
  )
  return (
    <form
      noValidate
      className={classes.card}
      onSubmit={form.submit(
        ({ link }) => saving.isPending || saving.mutate(link, { onError: (error) => form.showProblem(error) }),
      )}
    >
      <FormFailure error={saving.error} fallback="The link couldn’t be saved." />
      <TextInput type="url" label="Link for the call" placeholder="https://" {...form.getInputProps('link')} />
      <Caution>
        {interview.link !== known &&
          `Someone at your firm has since set this link: ${interview.link}. Saving replaces it.`}
      </Caution>
      <div className={classes.actions}>
        <WorkingButton type="submit" variant="default" isWorking={saving.isPending} workingText="Saving...">
          Save Link
        </WorkingButton>
      </div>
    </form>
  )
}

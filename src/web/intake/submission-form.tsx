import { Stack } from '@mantine/core'
import { talentPasswordMinimum } from '#domain/accounts/password.ts'
import type { IntakeForm } from '#domain/intake/form.ts'
import { AlreadyRegistered } from '../already-registered.tsx'
import { ContactSupport } from '../contact-support.tsx'
import { FormAlert } from '../ui/form-alert.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { StrengthMeter } from '../ui/strength-meter.tsx'
import { WorkingButton } from '../ui/working-button.tsx'
import classes from './intake.module.css'
import { ResumeField } from './resume-field.tsx'
import { SubmissionProgress } from './submission-progress.tsx'
import type { Submission } from './use-submission.ts'

const messageId = 'submission-message'
const missingId = 'submission-missing'

type Props = { intake: IntakeForm; submission: Submission }

export function SubmissionForm({ intake, submission }: Props) {
  const { form, file, chooseFile, sentBytes, reached, message, missing, isBusy, submit } = submission
  const field = (name: 'password' | 'confirmPassword') => {
    const { error, ...props } = form.getInputProps(name)
    return {
      ...props,
      error: Boolean(error),
      'aria-describedby': error ? messageId : undefined,
      readOnly: isBusy,
      size: 'lg',
      autoComplete: 'new-password',
    }
  }
  return (
    <form className={classes.card} noValidate onSubmit={submit}>
      <Stack gap={24}>
        <ResumeField file={file} sentBytes={isBusy ? sentBytes : undefined} onChoose={chooseFile} />
        <div className={classes.pair}>
          <div>
            <PasswordField label="Password" name="password" {...field('password')} />
            <StrengthMeter
              value={form.values.password}
              minimum={talentPasswordMinimum}
              personal={[intake.firstName, intake.lastName, intake.email]}
            />
          </div>
          <PasswordField label="Confirm password" name="confirm-password" {...field('confirmPassword')} />
        </div>
        <SubmissionProgress reached={reached} />
        {message && (
          <div id={messageId}>
            <FormAlert>{message}</FormAlert>
            {submission.note && <p className={classes.note}>{submission.note}</p>}
            {submission.isRegistered && <AlreadyRegistered email={intake.email} />}
            {submission.needsSupport && <ContactSupport />}
          </div>
        )}
        <WorkingButton
          type="submit"
          size="lg"
          fullWidth
          disabled={missing !== undefined && !isBusy}
          aria-describedby={missing && !isBusy ? missingId : undefined}
          isWorking={isBusy}
          workingText="Processing..."
        >
          Create Account & Submit
        </WorkingButton>
        {missing && !isBusy && (
          <p id={missingId} className={classes.hint}>
            {missing}
          </p>
        )}
        {isBusy && <p className={classes.hint}>Keep this page open until we’re done.</p>}
      </Stack>
    </form>
  )
}

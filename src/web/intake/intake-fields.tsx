import { Anchor, Button, Checkbox, Stack, TextInput } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { blankIntake, type CompleteIntake, completeIntake, type IntakeForm } from '#domain/intake/form.ts'
import { intake, intakeFieldHints, nameLimit, phoneHint } from '#domain/intake/intake.ts'
import { readPhone } from '#domain/intake/phone.ts'
import { errorsBy } from '../ui/errors-by.ts'
import { useCheckedForm } from '../ui/use-checked-form.ts'
import classes from './intake.module.css'
import { readIntake, saveIntake } from './saved-intake.ts'
import { WhatsAppField } from './whatsapp-field.tsx'

declare module '@tanstack/react-router' {
  interface HistoryState {
    talentIntake?: CompleteIntake
  }
}

const messageId = 'intake-message'
const check = errorsBy(intake)

export function IntakeFields() {
  const navigate = useNavigate()
  const [saved] = useState(readFormatted)
  const form = useCheckedForm<IntakeForm>({ initialValues: saved, check, onValuesChange: saveIntake })
  const [message] = Object.values(form.errors)
  const marked = <Props extends { error: string | undefined }>({ error, ...props }: Props) => ({
    ...props,
    error: Boolean(error),
    'aria-describedby': error ? messageId : undefined,
  })
  const field = (name: 'firstName' | 'lastName' | 'email') => {
    const props = marked(form.getInputProps(name))
    return { ...props, error: props.error && hintAt(name, form.values) }
  }
  const { onChange: _, value: __, ...number } = marked(form.getInputProps('phoneNumber'))
  const numberProps = { ...number, error: number.error && phoneHint(form.values) }
  const goOn = (values: IntakeForm) =>
    navigate({ to: '/upload-resume', replace: true, state: { talentIntake: completeIntake(values) } })

  return (
    <form className={classes.card} noValidate onSubmit={form.submit(goOn)}>
      <Stack gap={24}>
        <div className={classes.pair}>
          <TextInput size="lg" label="First name" name="given-name" autoComplete="given-name" {...field('firstName')} />
          <TextInput size="lg" label="Last name" name="family-name" autoComplete="family-name" {...field('lastName')} />
        </div>
        <TextInput size="lg" label="Email" type="email" name="email" autoComplete="email" {...field('email')} />
        <WhatsAppField form={form} numberProps={numberProps} />
        <Stack gap={12}>
          <Checkbox
            label={
              <>
                I agree to the{' '}
                <Anchor href="/terms" target="_blank" inherit>
                  Terms of Service
                </Anchor>{' '}
                and{' '}
                <Anchor href="/privacy" target="_blank" inherit>
                  Privacy Policy
                </Anchor>
              </>
            }
            name="agree"
            {...marked(form.getCheckboxProps('agree'))}
          />
          <Checkbox
            label="Send me the newsletter with new opportunities"
            name="subscribe"
            {...marked(form.getCheckboxProps('subscribe'))}
          />
        </Stack>
        <Button type="submit" size="lg" fullWidth disabled={!form.values.agree}>
          Continue to Upload Resume
        </Button>
        {message && (
          <p id={messageId} role="alert" className={classes.message}>
            {message}
          </p>
        )}
      </Stack>
    </form>
  )
}

const hintAt = (name: keyof typeof intakeFieldHints, values: IntakeForm) => {
  const hint = intakeFieldHints[name]
  if (values[name].length > nameLimit) return true
  return typeof hint === 'string' ? hint : hint(values[name].trim() !== '')
}

/** The saved form, with its number formatted again: older versions stored plain digits. */
function readFormatted(): IntakeForm {
  const form = readIntake() ?? blankIntake
  return { ...form, ...readPhone(form.countryCode, form.phoneNumber) }
}

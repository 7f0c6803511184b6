import { Checkbox, TextInput } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import type { Dashboard } from '#contract/dashboard.ts'
import { FormAlert } from '../ui/form-alert.tsx'
import { PhoneInput } from '../ui/phone-input.tsx'
import { TransientMessage } from '../ui/transient-message.tsx'
import { WorkingButton } from '../ui/working-button.tsx'
import { Card } from './card.tsx'
import classes from './contact-form.module.css'
import { useContactCard } from './use-contact-card.ts'

type Props = { dashboard: Dashboard }

/** How to reach the candidate. Someone without an application yet creates one here. */
export const ContactForm = (props: Props) => (
  <Card title="Profile">
    <ContactFields {...props} />
  </Card>
)

export function ContactFields({ dashboard: { name, email, candidate } }: Props) {
  const { form, completeWhatsApp, success, failure, isSaving, submit } = useContactCard(candidate, name)
  const { onChange: _, ...whatsapp } = form.getInputProps('whatsapp')
  return (
    <form noValidate className={classes.form} onSubmit={submit}>
      <TextInput label="Name" autoComplete="name" {...form.getInputProps('name')} />
      <PhoneInput
        label="WhatsApp"
        {...whatsapp}
        onType={(typed) => form.setValues({ whatsapp: typed })}
        onBlur={() => {
          completeWhatsApp()
          whatsapp.onBlur()
        }}
      />
      <TextInput
        className={classes.wide}
        label="Email"
        type="email"
        value={email}
        readOnly
        description="Tied to your login."
        rightSection={<IconLock size={16} stroke={1.5} aria-hidden />}
      />
      <Checkbox
        className={classes.wide}
        label="Send me news about US accounting work"
        {...form.getCheckboxProps('subscribe')}
      />
      {failure && (
        <div className={classes.wide}>
          <FormAlert>{failure}</FormAlert>
        </div>
      )}
      <div className={classes.actions}>
        <WorkingButton
          type="submit"
          variant={candidate ? 'default' : 'filled'}
          disabled={!email}
          isWorking={isSaving}
          workingText="Saving..."
        >
          {candidate ? 'Save' : 'Create Profile'}
        </WorkingButton>
        <TransientMessage message={success} />
      </div>
    </form>
  )
}

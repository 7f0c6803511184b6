import { TextInput } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useEditor } from './editor-context.ts'
import { PhoneField, TextField } from './fields.tsx'
import classes from './profile-editor.module.css'
import { Section } from './section.tsx'

export function PersonalSection() {
  const { base } = useEditor()
  return (
    <Section
      section="personal"
      lead="Buyers see your name and location. Only a buyer who accepts you gets your phone and WhatsApp."
    >
      <div className={classes.pair}>
        <TextField
          path="profile.personal_info.full_name"
          label="Full name"
          autoComplete="name"
          withAsterisk
          aria-required
        />
        <TextField path="profile.personal_info.location" label="Location" hint="City and country." />
      </div>
      <TextInput
        label="Email"
        value={base.email}
        readOnly
        description="Tied to your login."
        rightSection={<IconLock size={16} stroke={1.5} color="var(--g-ink-3)" aria-hidden />}
      />
      <div className={classes.pair}>
        <PhoneField path="profile.personal_info.phone" label="Phone" />
        <PhoneField path="whatsapp" label="WhatsApp" />
      </div>
    </Section>
  )
}

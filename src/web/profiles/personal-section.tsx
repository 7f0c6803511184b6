import { TextInput } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { formatPhone } from '#domain/dashboard/phone.ts'
import { useEditor } from './editor-context.ts'
import { TextField } from './fields.tsx'
import classes from './profile-editor.module.css'
import { Section } from './section.tsx'

export function PersonalSection() {
  const { base, edited, change, changeProfile } = useEditor()
  const { personal_info } = edited.profile
  const field = (name: keyof typeof personal_info) => ({
    path: `profile.personal_info.${name}`,
    value: personal_info[name],
    onChange: (value: string) => changeProfile({ personal_info: { ...personal_info, [name]: value } }),
  })
  return (
    <Section
      section="personal"
      lead="Buyers see your name and location. Only a buyer who accepts you gets your phone and WhatsApp."
    >
      <div className={classes.pair}>
        <TextField {...field('full_name')} label="Full name" autoComplete="name" withAsterisk />
        <TextField {...field('location')} label="Location" hint="City and country." />
      </div>
      <TextInput
        label="Email"
        value={base.email}
        readOnly
        description="Tied to your login."
        rightSection={<IconLock size={16} stroke={1.5} color="var(--g-ink-3)" aria-hidden />}
      />
      <div className={classes.pair}>
        <TextField {...field('phone')} label="Phone" type="tel" inputMode="tel" autoComplete="tel" />
        <TextField
          path="whatsapp"
          label="WhatsApp"
          type="tel"
          inputMode="tel"
          value={formatPhone(edited.whatsapp ?? '')}
          onChange={(typed) => change({ whatsapp: formatPhone(typed) || null })}
        />
      </div>
    </Section>
  )
}

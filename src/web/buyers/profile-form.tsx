import { Button, Group, SimpleGrid, TextInput } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import type { OwnBuyerProfile } from '#contract/buyers.ts'
import { ownsFirm } from '#domain/firms/role.ts'
import { useMe } from '../session.ts'
import { FormAlert } from '../ui/form-alert.tsx'
import { WorkingButton } from '../ui/working-button.tsx'
import { AvatarField } from './avatar-field.tsx'
import { PhoneField } from './phone-field.tsx'
import classes from './profile-form.module.css'
import { useProfileForm } from './use-profile-form.ts'

type Props = {
  profile: OwnBuyerProfile
  onChanged: (isChanged: boolean) => void
  onCancel: () => void
  onSaved: () => void
}

export function ProfileForm({ profile, onChanged, onCancel, onSaved }: Props) {
  const { form, avatar, setAvatar, isChanged, isSaving, submit, reset, failure } = useProfileForm(profile, {
    onChanged,
    onSaved,
  })
  const isOwner = ownsFirm(useMe().firmRole)
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])
  return (
    <form noValidate className={classes.form} onSubmit={submit}>
      <AvatarField url={profile.avatarUrl} chosen={avatar} onChoose={setAvatar} />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing={16}>
        <TextInput label="First name" ref={first} autoComplete="given-name" {...form.getInputProps('firstName')} />
        <TextInput label="Last name" autoComplete="family-name" {...form.getInputProps('lastName')} />
      </SimpleGrid>
      <TextInput
        label="Email"
        type="email"
        value={profile.email}
        readOnly
        description="Tied to your login."
        rightSection={<IconLock size={16} stroke={1.5} aria-hidden />}
      />
      {isOwner ? (
        <TextInput label="Company name" autoComplete="organization" {...form.getInputProps('companyName')} />
      ) : (
        <TextInput
          label="Company name"
          value={profile.companyName ?? ''}
          readOnly
          description="Only an owner of the firm can change this."
          rightSection={<IconLock size={16} stroke={1.5} aria-hidden />}
        />
      )}
      <TextInput label="Job title" autoComplete="organization-title" {...form.getInputProps('jobTitle')} />
      <PhoneField form={form} />
      {failure && <FormAlert>{failure}</FormAlert>}
      <Group gap={8} justify="end">
        <Button variant="subtle" color="gray" mr="auto" onClick={onCancel}>
          Cancel
        </Button>
        <Button variant="default" disabled={!isChanged || isSaving} onClick={reset}>
          Reset
        </Button>
        <WorkingButton
          type="submit"
          disabled={!isChanged || !profile.email}
          isWorking={isSaving}
          workingText="Saving..."
        >
          Save
        </WorkingButton>
      </Group>
    </form>
  )
}

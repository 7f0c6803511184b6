import { Button, Group } from '@mantine/core'
import { useEffect, useRef } from 'react'
import type { OwnBuyerProfile } from '#contract/buyers.ts'
import { typedBuyerPhone } from '#domain/buyers/phone.ts'
import { ProfilePerson } from '../shells/profile-dialog.tsx'
import { Facts } from '../ui/facts.tsx'
import { ButtonLink } from '../ui/links.tsx'

type Props = {
  profile: OwnBuyerProfile
  /** After editing, the focus returns to where it was. */
  isReturned: boolean
  onEdit: () => void
  onLeave: () => void
}

export function ProfileFacts({ profile, isReturned, onEdit, onLeave }: Props) {
  const edit = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isReturned) edit.current?.focus()
  }, [isReturned])
  const { countryCode, phone } = typedBuyerPhone(profile.phone)
  return (
    <>
      <ProfilePerson />
      <Facts
        facts={[
          ['Email', profile.email],
          ['Company', profile.companyName],
          ['Job title', profile.jobTitle],
          ['Phone', phone && `${countryCode} ${phone}`],
        ]}
      />
      <Group gap={8} mt={24}>
        <Button ref={edit} variant="default" onClick={onEdit}>
          Edit Profile
        </Button>
        <ButtonLink to="/settings" variant="subtle" color="gray" onClick={onLeave}>
          Settings
        </ButtonLink>
      </Group>
    </>
  )
}

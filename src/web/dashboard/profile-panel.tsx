import { Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { readDashboard } from '#contract/dashboard.ts'
import { OwnStatusBadge } from '../candidates/own-status-badge.ts'
import { endpointQuery } from '../endpoint-query.ts'
import { useMe } from '../session.ts'
import { ProfileDialog, ProfilePerson, type ProfileProps } from '../shells/profile-dialog.tsx'
import { Facts } from '../ui/facts.tsx'
import { ButtonLink } from '../ui/links.tsx'

/** A candidate's own details, and the status of their application. */
export function ProfilePanel({ isOpen, onClose }: ProfileProps) {
  const me = useMe()
  const { data } = useQuery({ ...endpointQuery(readDashboard, {}), enabled: isOpen })
  const candidate = data?.candidate
  return (
    <ProfileDialog isOpen={isOpen} onClose={onClose}>
      <ProfilePerson>{candidate && <OwnStatusBadge status={candidate.status} />}</ProfilePerson>
      <Facts
        facts={[
          ['Email', me.email],
          ['WhatsApp', candidate?.whatsapp],
          ['Resume', candidate?.resume?.name],
        ]}
      />
      <Group gap={8} mt={24}>
        <ButtonLink to="/talent-profile" variant="default" onClick={onClose}>
          Edit Profile
        </ButtonLink>
        <ButtonLink to="/settings" variant="subtle" color="gray" onClick={onClose}>
          Settings
        </ButtonLink>
      </Group>
    </ProfileDialog>
  )
}

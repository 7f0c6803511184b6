import { roleLabels } from '../role-labels.ts'
import { useMe } from '../session.ts'
import { ProfileDialog, ProfilePerson, type ProfileProps } from '../shells/profile-dialog.tsx'
import { Facts } from '../ui/facts.tsx'
import { ButtonLink } from '../ui/links.tsx'

/** What an account says about its owner. */
export function ProfilePanel({ isOpen, onClose }: ProfileProps) {
  const me = useMe()
  return (
    <ProfileDialog isOpen={isOpen} onClose={onClose}>
      <ProfilePerson />
      <Facts
        facts={[
          ['Email', me.email],
          ['Role', roleLabels[me.role]],
        ]}
      />
      <ButtonLink to="/settings" variant="default" mt={24} onClick={onClose}>
        Settings
      </ButtonLink>
    </ProfileDialog>
  )
}

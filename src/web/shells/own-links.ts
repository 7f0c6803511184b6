import { firstName } from '#domain/accounts/first-name.ts'
import { type Role, roleHomes } from '#domain/accounts/role.ts'

export type SignedIn = { name: string; email: string; role: Role }

/** What a public header offers someone who is signed in, instead of Login and the invitations. */
export const ownLinks = ({ name, email, role }: SignedIn) => ({
  links: [{ label: name ? firstName(name) : email, href: '/settings' }],
  action: { label: 'Dashboard', href: roleHomes[role] },
})

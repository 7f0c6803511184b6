import type { Role } from '#domain/accounts/role.ts'

export const roleLabels: Record<Role, string> = { talent: 'Talent', buyer: 'Buyer', admin: 'Glide admin' }

import type { Role } from '#domain/accounts/role.ts'

export const roleWords: Record<Role, string> = { talent: 'Talent', buyer: 'Buyer', admin: 'Glide admin' }

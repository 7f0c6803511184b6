import type { Role } from '#domain/accounts/role.ts'
import { brand } from '#domain/brand.ts'

export const roleLabels: Record<Role, string> = { talent: 'Talent', buyer: 'Buyer', admin: `${brand.name} admin` }

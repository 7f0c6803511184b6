export const roles = ['talent', 'buyer', 'admin'] as const
export type Role = (typeof roles)[number]

/** Where each role lands after login, and where it is sent from another role's page. */
export const roleHomes = {
  talent: '/homepage-labor',
  buyer: '/homepage',
  admin: '/admin',
} as const satisfies Record<Role, string>

export const isRole = (role: unknown): role is Role => roles.some((one) => one === role)

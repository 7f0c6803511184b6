import type { Role } from './role.ts'

const hour = 60 * 60

/** How long a session lasts. An admin's also ends after an hour without a request, which the database enforces. */
const sessionLife = { rememberedSeconds: 30 * 24 * hour, plainSeconds: 12 * hour } as const

/** Admins are never remembered, whatever they ticked: their cookie ends with the browser. */
export const isRemembered = (role: Role, isWanted: boolean): boolean => isWanted && role !== 'admin'

export const sessionSeconds = (role: Role, isWanted: boolean): number =>
  isRemembered(role, isWanted) ? sessionLife.rememberedSeconds : sessionLife.plainSeconds

import type { Role } from '#domain/accounts/role.ts'
import { topicsOf } from '#domain/notifications/topics.ts'

export const presentChoices = (role: Role, unwanted: { topic: string }[]) => ({
  topics: topicsOf(role).map((topic) => ({ topic, isWanted: !unwanted.some((one) => one.topic === topic) })),
})

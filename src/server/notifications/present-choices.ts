import type { Principal } from '#db/session.ts'
import { topicsOf } from '#domain/notifications/topics.ts'

export const presentChoices = (me: Principal, unwanted: { topic: string }[]) => ({
  topics: topicsOf(me).map((topic) => ({ topic, isWanted: !unwanted.some((one) => one.topic === topic) })),
})

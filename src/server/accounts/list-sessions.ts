import { listSessions as endpoint } from '#contract/sessions.ts'
import { sessionsQuery } from '#db/sessions.ts'
import { deviceName } from '#domain/accounts/device.ts'
import { queryRoute } from '../serve.ts'

export const listSessions = queryRoute(endpoint, sessionsQuery, (rows, _input, me) => ({
  sessions: rows.map(({ userAgent, createdAt, expiresAt, ...row }) => ({
    ...row,
    isCurrent: row.id === me.sessionId,
    device: deviceName(userAgent ?? ''),
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  })),
}))

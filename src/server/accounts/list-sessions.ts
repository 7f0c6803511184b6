import { listSessions as endpoint } from '#contract/sessions.ts'
import { sessionsQuery } from '#db/sessions.ts'
import { deviceName } from '#domain/accounts/device.ts'
import { withIsoTimes } from '../iso-times.ts'
import { queryRoute } from '../serve.ts'

export const listSessions = queryRoute(endpoint, sessionsQuery, (rows, _input, me) => ({
  sessions: rows.map(({ userAgent, ...row }) => ({
    ...withIsoTimes(row),
    isCurrent: row.id === me.sessionId,
    device: deviceName(userAgent ?? ''),
  })),
}))

import type { QueryClient } from '@tanstack/react-query'
import { type ParsedLocation, redirect } from '@tanstack/react-router'
import type { Me } from '#contract/accounts.ts'
import { type Role, roleHomes } from '#domain/accounts/role.ts'
import { type FirmRole, managingRoles } from '#domain/firms/role.ts'
import { caller } from '../api.ts'
import { endedSession } from '../ended-session.ts'
import { endpointQuery } from '../endpoint-query.ts'
import { publicAddress } from '../page-address.ts'
import { sessionQuery } from '../session.ts'

export type Context = { queryClient: QueryClient }

export const loadSession = async ({ context }: { context: Context }) => {
  const { me } = await context.queryClient.ensureQueryData({ ...sessionQuery, revalidateIfStale: true })
  if (me && caller.id && caller.id !== me.id) {
    // This tab holds another person's data and missed the message.
    location.reload()
    await new Promise(() => {})
  }
  caller.id = me?.id
  return { me }
}

/** Lets in the given roles, or everyone signed in. Others go to their own home, visitors to /login and back. */
export const only =
  (...allowed: Role[]) =>
  ({ context: { me }, location }: { context: { me: Me | null }; location: ParsedLocation }) => {
    if (!me) {
      endedSession.forget()
      throw redirect({ to: '/login', search: { redirect: publicAddress(location.pathname + location.searchStr) } })
    }
    if (allowed.length > 0 && !allowed.includes(me.role)) throw redirect({ to: roleHomes[me.role], replace: true })
  }

/** Lets in buyers with one of these roles at their firm; others at the firm go home, and those without a firm to the settings. */
export const onlyFirm =
  (...allowed: readonly FirmRole[]) =>
  (asked: { context: { me: Me | null }; location: ParsedLocation }) => {
    only('buyer')(asked)
    const firmRole = asked.context.me?.firmRole
    if (!firmRole) throw redirect({ to: '/settings', replace: true })
    if (!allowed.includes(firmRole)) throw redirect({ to: roleHomes.buyer, replace: true })
  }

/** Lets in whoever may book an intro call; everyone else goes to the landing page, as does everyone if no scheduler is configured. */
export const knowBooker = async ({ context }: { context: Context }) => {
  const { readSchedule } = await import('#contract/scheduling.ts')
  await loadSession({ context })
  const { schedule } = await context.queryClient.fetchQuery(endpointQuery(readSchedule, {}))
  if (!schedule || schedule.scheduling.kind === 'none') throw redirect({ to: '/', replace: true })
}

type Asked = { context: Context & { me: Me | null }; location: ParsedLocation; search: { candidate?: string } }

/** With a candidate it is a firm's interview, which those who manage arrange; without one, an intro call. */
export const knowMeeting = async (asked: Asked) =>
  asked.search.candidate ? onlyFirm(...managingRoles)(asked) : knowBooker(asked)

/** Search parameters that are plain text; anything else in the query is dropped. */
export const texts =
  <Key extends string>(...keys: Key[]) =>
  (search: Record<string, unknown>) =>
    Object.fromEntries(keys.flatMap((key) => (search[key] ? [[key, String(search[key])]] : []))) as {
      [key in Key]?: string
    }

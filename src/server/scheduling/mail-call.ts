import type { IntroCall } from '#contract/scheduling.ts'
import { hoursQuery, readCall } from '#db/scheduling.ts'
import type { Tx } from '#db/session.ts'
import { brand } from '#domain/brand.ts'
import { shownName } from '#domain/mail/shown-text.ts'
import { notFound } from '#domain/problem.ts'
import { formatCallTime } from '#domain/scheduling/format-time.ts'
import { introCallHours } from '#domain/scheduling/hours.ts'
import { introCallMinutes } from '#domain/scheduling/intro-call.ts'
import { type CallChange, introCallAdminEmail, introCallEmail } from '../mail/templates/intro-call.ts'
import type { Services } from '../services.ts'
import { calendarEntry } from './calendar-entry.ts'
import { presentCall } from './present-call.ts'

/** Emails the guest and the operator about a call, each in their own time zone, with a calendar file. */
export async function mailCall(
  tx: Tx,
  change: CallChange,
  id: string,
  services: Services,
  reason?: string,
): Promise<IntroCall> {
  const { env, mailer } = services
  const call = await readCall(tx, id)
  if (!call) throw notFound('There is no such call.')
  const hours = introCallHours.parse(await tx.first(hoursQuery()))
  const presented = presentCall(call, hours, services)
  const link = `${env.appUrl}/book?token=${presented.token}`
  const facts = { name: call.name, location: hours.location, link, reason }
  const template = introCallEmail(change, { ...facts, when: formatCallTime(call, call.zone) })
  const notice = introCallAdminEmail(change, { ...facts, email: call.email, when: formatCallTime(call, hours.zone) })
  const guest = shownName(call.name, 'a guest')
  const entry = calendarEntry(
    {
      ...call,
      isCancelled: change === 'cancel',
      summary: `${brand.name} intro call: ${guest}`,
      description: `${introCallMinutes} minutes. Reschedule or cancel: ${link}`,
      location: hours.location,
      fileName: 'intro-call.ics',
      url: link,
      organizer: { name: brand.name, email: env.operatorEmail },
      attendee: { name: guest, email: call.email },
    },
    new Date(),
  )
  for (const [to, { kind, content }] of [[call.email, template] as const, [env.operatorEmail, notice] as const])
    await mailer.queue(tx, { to, kind, content: { ...content, attachments: [entry] } })
  return presented
}

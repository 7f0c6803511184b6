import { readSchedule as endpoint, type Schedule } from '#contract/scheduling.ts'
import { readNow } from '#db/clock.ts'
import { currentCall, hoursQuery } from '#db/scheduling.ts'
import type { CountryCode } from '#domain/intake/country-codes.ts'
import { formatPhone } from '#domain/intake/phone.ts'
import { signLink } from '../files/signed-link.ts'
import { selfGuardedRoute } from '../serve.ts'
import type { Services } from '../services.ts'
import { embeddedUrl } from './embedded-url.ts'
import { type Booker, findBooker } from './find-booker.ts'
import { presentCall } from './present-call.ts'

const resumeSeconds = 300

export const readSchedule = selfGuardedRoute(endpoint, async (_input, request) => {
  const booker = await findBooker(request)
  return { schedule: booker ? await scheduleOf(booker, request.services) : null }
})

async function scheduleOf(booker: Booker, services: Services): Promise<Schedule> {
  const { env, db } = services
  const { call, now } = await db.asSystem(async (tx) => {
    const [booked, hours, now] = [
      await currentCall(tx, booker.candidateId),
      await tx.first(hoursQuery()),
      await readNow(tx),
    ]
    return { call: booked && hours && booked.endsAt > now ? presentCall(booked, hours, services) : null, now }
  })
  return {
    person: {
      name: booker.name,
      email: booker.email,
      whatsapp: booker.whatsapp && shownPhone(booker.whatsapp),
      resumeUrl: resumeUrl(booker, now, services),
      isUnconfirmed: booker.isUnconfirmed,
    },
    referenceId: booker.candidateId,
    scheduling:
      env.scheduling.kind === 'embed'
        ? { kind: 'embed', url: embeddedUrl(env.scheduling.url, booker, env.appUrl) }
        : env.scheduling,
    call,
  }
}

/** Numbers are stored as code, space, digits; for display they are formatted for their country. */
function shownPhone(stored: string): string {
  const [code = '', digits = ''] = stored.split(' ')
  return `${code} ${formatPhone(code as CountryCode, digits)}`.trim()
}

function resumeUrl({ resume }: Booker, now: Date, { secrets }: Services): string | null {
  if (!resume) return null
  const link = { ...resume, disposition: 'inline', expiresInSeconds: resumeSeconds } as const
  return signLink(link, secrets.derive('files'), Math.floor(now.getTime() / 1000))
}

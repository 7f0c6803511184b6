import { readResumeLink as endpoint } from '#contract/resumes.ts'
import { readNow } from '#db/clock.ts'
import { recordAct } from '#db/record.ts'
import { openResume } from '#db/resumes.ts'
import { notFound, Problem } from '#domain/problem.ts'
import { resumeOpening, resumeOpeningMessages } from '#domain/resumes/opening.ts'
import { resumeLockMessages } from '#domain/resumes/scan.ts'
import { signLink } from '../files/signed-link.ts'
import { transactionRoute } from '../serve.ts'

/** Without permission a resume looks as if it doesn't exist. People of a firm that isn't verified get a link to the drawn profile, which has nothing of the file's own name. */
export const readResumeLink = transactionRoute(endpoint, async (tx, { id, place }, me, { network, services }) => {
  const { expiresInSeconds, perDay } = resumeOpening[me.role]
  const opened = await openResume(tx, id, network, perDay)
  if (opened?.isOverLimit) {
    services.log.warn({ alert: 'resume-limit', userId: me.userId, perDay }, 'resume limit reached')
    throw new Problem('rate_limited', resumeOpeningMessages.overLimit)
  }
  if (opened?.lock) {
    const { message, ownerMessage } = resumeLockMessages[opened.lock]
    throw new Problem('conflict', me.role === 'talent' ? ownerMessage : message)
  }
  if (!opened?.mayOpen) throw notFound('Resume Not Found')
  if (me.role === 'admin') await recordAct(tx, { act: 'resume.opened', subject: { kind: 'candidate', id } })
  const link = {
    ...(opened.path && opened.name
      ? { key: `resumes/${opened.path}` as const, name: opened.name }
      : { key: `drawn/${id}.pdf` as const, name: 'profile.pdf' }),
    reader: me.userId,
    disposition: place === 'frame' ? 'framed' : 'inline',
    expiresInSeconds,
  } as const
  const now = await readNow(tx)
  return { url: signLink(link, services.secrets.derive('files'), Math.floor(now.getTime() / 1000)), expiresInSeconds }
})

import { bookIntroCall, type IntroCall, listSlots } from '#contract/scheduling.ts'
import { insertAccount } from '#db/accounts.ts'
import { hashToken } from '../../accounts/session-cookie.ts'
import type { SealedContent } from '../../mail/mail.ts'
import { createSeal } from '../../mail/seal.ts'
import type { Browser } from '../../testing/browser.ts'
import { uniqueEmail } from '../../testing/people.ts'
import type { TestApp } from '../../testing/test-app.ts'

export const zone = 'Asia/Manila'

export type Applicant = { browser: Browser; id: string; email: string }

/** Someone who has just applied and is identified by the registration cookie. */
export async function applicantIn(app: TestApp): Promise<Applicant> {
  const email = uniqueEmail('applicant')
  const path = `${crypto.randomUUID()}/1-resume.pdf`
  const account = { email, name: 'Carmen Dizon', role: 'talent', passwordHash: undefined } as const
  const userId = await app.services.db.asSystem((tx) => insertAccount(tx, account))
  const [row] = await app.database.ownerRun(
    `insert into candidates (user_id, name, email, whatsapp, resume_path, resume_original_name, resume_size_bytes,
       resume_mime_type, resume_uploaded_at)
     values ($3, 'Carmen Dizon', $1, '+63 9175550142', $2, 'Carmen.pdf', 9, 'application/pdf', now()) returning id`,
    [email, path, userId],
  )
  await app.services.files.write(`resumes/${path}`, bytes('%PDF-1.7 x'), { type: 'application/pdf', maxBytes: 100 })
  const browser = app.visitor()
  browser.cookies.set('glide-registration', `${userId}.${app.services.secrets.hash('registration', `${userId}`)}`)
  return { browser, id: row?.id as string, email }
}

/** The same after confirming the address and signing in. */
export async function confirmedApplicantIn(app: TestApp): Promise<Applicant> {
  const applicant = await applicantIn(app)
  const { browser, email } = applicant
  const token = app.services.secrets.token()
  await app.database.ownerRun('update identity.users set email_verified = true where email = $1', [email])
  await app.database.ownerRun(
    `insert into identity.sessions (user_id, token, expires_at)
     select id, $2, now() + interval '1 day' from identity.users where email = $1`,
    [email, hashToken(token)],
  )
  browser.cookies.clear()
  browser.cookies.set('glide', token)
  return applicant
}

async function* bytes(text: string) {
  yield new TextEncoder().encode(text)
}

export const slotsOf = async (app: TestApp) => (await app.visitor().call(listSlots, {})).body.slots
/** At the first time that is offered. */
export async function bookIn(app: TestApp): Promise<Applicant & { call: IntroCall }> {
  const applicant = await confirmedApplicantIn(app)
  const [startsAt = ''] = await slotsOf(app)
  const { body } = await applicant.browser.call(bookIntroCall, { startsAt, zone })
  return { ...applicant, call: body }
}

/** The calendar file of the newest email to someone. */
export async function entryIn(app: TestApp, email: string): Promise<string> {
  const [mail] = await app.database.ownerRun(
    'select id, sealed_content from mails where recipient = $1 order by created_at desc limit 1',
    [email],
  )
  const seal = createSeal<SealedContent>(app.services.secrets.derive('mail'))
  const { attachments } = seal.open(mail?.id as string, mail?.sealed_content as Uint8Array)
  return Buffer.from(attachments?.[0]?.content ?? '', 'base64')
    .toString()
    .replaceAll('\r\n ', '')
}

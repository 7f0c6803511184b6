import { beforeAll, expect, test } from 'vitest'
import type { DatabaseAccess } from '#db/session.ts'
import { testDatabase } from '#db/testing/test-database.ts'
import { createSecrets } from '../accounts/secrets.ts'
import { createJobQueue } from '../jobs/job-queue.ts'
import { createMailer, type Mail } from './mail.ts'
import { mailboxRoutes } from './mailbox-routes.ts'
import { mailboxTransport } from './mailbox-transport.ts'
import { sendEmailJob } from './send-email-job.ts'
import { confirmationEmail } from './templates/confirm-email.ts'

const secrets = createSecrets('a secret of the test')
const secret = secrets.derive('mail')
const link = 'https://glide.test/confirm?token=b7c1f02e&x=1'
const payload = `"><script>window.__xss=1</script>`

const env = { mailFrom: 'a@b.c', supportEmail: 'help@b.c', appUrl: 'http://glide.test', smtpUrl: undefined }

let db: DatabaseAccess
let get: (path: string) => Promise<Response>
let mails: { id: string }[]

beforeAll(async () => {
  const database = await testDatabase()
  db = database.db
  const mailer = createMailer({ secret, onQueue: () => {} })
  const queue = (mail: Mail) => db.asVisitor((tx) => mailer.queue(tx, mail))
  await queue({ to: 'Carmen@Example.com', ...confirmationEmail({ name: 'Carmen', link, code: '018207' }) })
  const attachments = [{ name: 'call.ics', type: 'text/calendar', content: Buffer.from('BEGIN').toString('base64') }]
  await queue({
    to: 'x@example.com',
    kind: 'test',
    content: { subject: payload, html: payload, text: payload, attachments },
  })
  const quiet = () => {}
  await createJobQueue({
    db,
    kinds: [sendEmailJob({ db, secrets, env }, mailboxTransport)],
    log: { info: quiet, warn: quiet, error: quiet },
  }).runDue()
  const app = mailboxRoutes({ db, secrets, env })
  get = async (path) => app.request(path)
  mails = await (await get('/dev/mailbox.json')).json()
  return () => database.close()
})

test('a test finds the link and the code of a mail', async () => {
  const [mail, ...others] = await (await get('/dev/mailbox.json?to=CARMEN@example.com')).json()
  expect(others).toEqual([])
  expect(mail).toMatchObject({
    kind: 'confirm-email',
    to: 'carmen@example.com',
    subject: 'Confirm your email',
    links: [link],
    code: '018207',
    status: 'sent',
    html: expect.stringContaining('<h1'),
    text: expect.stringContaining('Hi Carmen,'),
    createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
  })
})

test('the newest comes first', () => expect(mails).toMatchObject([{ kind: 'test' }, { kind: 'confirm-email' }]))

test('a person reads the list, the email and its text', async () => {
  expect(await (await get('/dev/mailbox')).text()).toContain('Confirm your email')
  const page = await (await get(`/dev/mailbox/${mails[1]?.id}`)).text()
  expect(page).toContain('<dt>Reply-To</dt><dd>help@b.c</dd>')
  expect(page).toMatch(/<iframe [^>]*sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="&lt;!doctype/)
  const text = await (await get(`/dev/mailbox/${mails[1]?.id}?view=text`)).text()
  expect(text).toContain('018 207')
  expect(text).not.toContain('<iframe')
})

test('attachments are listed, and downloaded as files', async () => {
  const id = mails[0]?.id
  expect(await (await get(`/dev/mailbox/${id}`)).text()).toContain('>call.ics</a>')
  expect(await (await get(`/dev/mailbox/${mails[1]?.id}`)).text()).not.toContain('Attachments')
  const file = await get(`/dev/mailbox/${id}/attachments/0`)
  expect(await file.text()).toBe('BEGIN')
  expect(file.headers.get('content-disposition')).toBe('attachment')
  expect((await get(`/dev/mailbox/${id}/attachments/1`)).status).not.toBe(200)
})

test('a mail brings nothing to life', async () => {
  for (const path of ['/dev/mailbox', `/dev/mailbox/${mails[0]?.id}`, `/dev/mailbox/${mails[0]?.id}?view=text`]) {
    const answer = await get(path)
    expect(await answer.text()).not.toContain('<script')
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'unsafe-inline';/)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  }
})

test('without the secret there is nothing to read', async () => {
  const other = mailboxRoutes({ db, secrets: createSecrets('another'), env })
  const listed = await (await other.request('/dev/mailbox.json')).json()
  expect(listed).toHaveLength(2)
  expect(listed[1]).toMatchObject({ text: '', html: '', links: [], code: null })
})

import { Hono } from 'hono'
import { readNow } from '#db/clock.ts'
import type { Tx } from '#db/session.ts'
import { findStatement, readStatementFile, readStatementTemplateOf } from '#db/statements.ts'
import { notFound, notSignedIn } from '#domain/problem.ts'
import { signingMessages } from '#domain/statements/signing.ts'
import { sessionCookie } from '../accounts/session-cookie.ts'
import { contentDisposition } from '../files/content-disposition.ts'
import type { Services } from '../services.ts'
import { drawStatement } from './draw-statement.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The file that is shown, or the sealed one, for whoever may read the statement. */
export const statementFileRoutes = ({ db, env }: Pick<Services, 'db' | 'env'>) =>
  new Hono().get('/api/statements/:id/:which{(draft|shown|sealed)\\.pdf}', async (context) => {
    const person = sessionCookie(context, env).person()
    if (!person) throw notSignedIn()
    const { id, which } = context.req.param()
    const found = uuid.test(id) ? await db.asUser(person, (tx) => readFile(tx, id, which)) : undefined
    const file = found?.file
    if (!found || !file) throw notFound(signingMessages.notFound)
    return context.body(new Uint8Array(file), 200, {
      'content-type': 'application/pdf',
      'content-disposition': contentDisposition('attachment', `${found.number}-v${found.version}.pdf`),
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
  })

/** A draft is drawn when it is asked for. */
async function readFile(tx: Tx, id: string, which: string) {
  const found = await readStatementFile(tx, id)
  if (!found || which !== 'draft.pdf')
    return found && { ...found, file: which === 'sealed.pdf' ? found.sealedFile : found.shownFile }
  const draft = await findStatement(tx, id)
  const stored = await readStatementTemplateOf(tx, id)
  if (draft?.status !== 'draft' || !stored) return undefined
  const { file } = await drawStatement({ ...draft, template: stored.template }, await readNow(tx))
  return { ...found, file }
}

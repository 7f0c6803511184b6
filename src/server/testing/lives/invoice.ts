import { discardInvoice, draftInvoices, issueInvoice, readInvoice } from '#contract/invoices.ts'
import { billedFirm } from '#db/testing/billed-firm.ts'
import { invoiceLifeCycle } from '#domain/invoices/status.ts'
import { movesBy } from '#domain/life-cycle.ts'
import type { Cast, Life } from './life.ts'

/** What follows from charges, payments and credit notes is made as their functions make it; those have tests of their own. */
export async function liveAsInvoice({ app, admin, owner }: Cast): Promise<Life> {
  const { database } = app
  const [seat] = await database.ownerRun('select firm_id as id from buyers where user_id = $1', [owner.userId])
  const firm = await billedFirm(database, [{ minutes: 600, rateCents: 4000 }], { firmId: seat?.id as string })
  const { ids } = (await admin.browser.call(draftInvoices, { firm: firm.id, through: '2026-11-15' })).body
  const id = ids[0] as string
  const after = async <T>(answer: Promise<T>): Promise<T> => {
    const given = await answer
    await app.jobs.runDue('follow-invoice')
    return given
  }
  return {
    row: ['id', id],
    subjectId: id,
    start: 'draft',
    ways: [
      { by: 'admin', moves: ['issue'], make: (who) => after(who.call(issueInvoice, { id })) },
      { by: 'admin', moves: ['discard'], make: (who) => who.call(discardInvoice, { id }) },
      {
        by: 'system',
        moves: movesBy(invoiceLifeCycle, 'system').filter((move) => move !== 'issue'),
        make: async (_who, move) => {
          const { from, to } = invoiceLifeCycle.moves[move as 'pay']
          await database.asSuperuser(async (run) => {
            await run({ sql: 'set local role app_definer', parameters: [] })
            await run({
              sql: 'update invoices set status = $2 where id = $1 and status = any($3)',
              parameters: [id, to, from],
            })
          })
          await app.jobs.runDue('follow-invoice')
          return undefined
        },
      },
    ],
    offered: { to: 'admin', read: () => admin.browser.call(readInvoice, { id }) },
  }
}

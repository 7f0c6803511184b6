import { draftInvoices, issueInvoice } from '#contract/invoices.ts'
import { billedFirm } from '#db/testing/billed-firm.ts'
import { newBuyer, newTalent, type Person } from './people.ts'
import type { TestApp } from './test-app.ts'

export const through = '2026-11-15'

type Weeks = Parameters<typeof billedFirm>[1]

/** A firm with its owner, and someone who worked approved weeks for it. */
export async function newWork(app: TestApp, weeks: Weeks) {
  const [owner, talent] = [await newBuyer(app), await newTalent(app)]
  const [seat] = await app.database.ownerRun('select firm_id as id from buyers where user_id = $1', [owner.userId])
  const firmId = seat?.id as string
  await billedFirm(app.database, weeks, { firmId, talentId: talent.userId })
  return { owner, talent, firmId }
}

/** The same, with its weeks on an invoice that an admin issued. */
export async function newInvoice(app: TestApp, admin: Person, weeks: Weeks) {
  const made = await newWork(app, weeks)
  const { ids } = (await admin.browser.call(draftInvoices, { firm: made.firmId, through })).body
  return { ...made, invoice: (await admin.browser.call(issueInvoice, { id: ids[0] as string })).body }
}

export async function fileOf(person: Person, path: string) {
  const response = await person.browser.send(path)
  return { status: response.status, text: await response.text() }
}

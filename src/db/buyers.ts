import { sql } from 'kysely'
import type { FirmRole } from '#domain/firms/role.ts'
import { columnsFrom, named } from './columns.ts'
import { query, type Tx } from './session.ts'

export type NewBuyer = {
  userId: string
  firstName: string | null
  lastName: string | null
  email: string
  jobTitle: string | null
  phone: string
  firmId: string
  firmRole: FirmRole
}

/** Its name becomes the company name of its people. */
export const insertFirm = async (tx: Tx, firm: { name: string }): Promise<string> => {
  const made = await tx.first(query.insertInto('firms').values(firm).returning('id'))
  return (made as { id: string }).id
}

/** Null without a seat. */
export const findFirmOf = async (tx: Tx, userId: string): Promise<string | null> =>
  (await tx.first(query.selectFrom('buyers').select('firm_id').where('user_id', '=', userId)))?.firm_id ?? null

export const insertBuyer = (tx: Tx, buyer: NewBuyer) => tx.count(query.insertInto('buyers').values(columnsFrom(buyer)))

const own = sql<string>`app.user_id()`

/** The account of the signed-in buyer with their record, as far as there is one. */
export const ownBuyerQuery = () =>
  query
    .selectFrom('users')
    .leftJoin('buyers', 'buyers.user_id', 'users.id')
    .where('users.id', '=', own)
    .select(named('users', ['email', 'name', 'avatarUrl', 'signUpCompanyName', 'signUpJobTitle']))
    .select(named('buyers', ['firstName', 'lastName', 'companyName', 'jobTitle', 'phone']))
    .select('buyers.id as buyerId')

export type SavedBuyer = {
  firstName: string | null
  lastName: string | null
  companyName: string | null
  jobTitle: string | null
  phone: string | null
  /** The account's, which follows. */
  name: string | null
}

/** Makes the record when there is none, with a firm; the account's name follows. */
export async function saveOwnBuyer(tx: Tx, { name, companyName, ...saved }: SavedBuyer): Promise<void> {
  await tx.rows(query.selectNoFrom(sql`app.start_firm(${companyName}, false)`.as('done')))
  await tx.count(query.updateTable('users').set({ name }).where('id', '=', own))
  await tx.count(query.updateTable('buyers').set(columnsFrom(saved)).where('user_id', '=', own))
}

/** For an owner of the firm. The company name of all its people follows. */
export const renameFirm = (tx: Tx, name: string | null) =>
  tx.count(query.updateTable('firms').set({ name }).where('id', '=', sql<string>`app.firm_id()`))

/** The account and the record have the same avatar. */
export async function setOwnAvatar(tx: Tx, url: string | null): Promise<void> {
  await tx.count(query.updateTable('users').set({ avatar_url: url }).where('id', '=', own))
  await tx.count(query.updateTable('buyers').set({ avatar_url: url }).where('user_id', '=', own))
}

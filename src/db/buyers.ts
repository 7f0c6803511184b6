import { sql } from 'kysely'
import { columnsFrom, named } from './columns.ts'
import { query, type Tx } from './session.ts'

export type NewBuyer = {
  userId: string
  firstName: string
  lastName: string
  email: string
  companyName: string
  jobTitle: string
  phone: string
}

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

const ofAccount = (column: 'email' | 'avatar_url') =>
  sql<string>`(select ${sql.ref(column)} from users where id = ${own})`

/** Makes the record when there is none; the account's name follows. */
export async function saveOwnBuyer(tx: Tx, { name, ...saved }: SavedBuyer): Promise<void> {
  const columns = {
    first_name: saved.firstName,
    last_name: saved.lastName,
    company_name: saved.companyName,
    job_title: saved.jobTitle,
    phone: saved.phone,
  }
  await tx.count(query.updateTable('users').set({ name }).where('id', '=', own))
  await tx.count(
    query
      .insertInto('buyers')
      .values({ user_id: own, email: ofAccount('email'), avatar_url: ofAccount('avatar_url'), ...columns })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(columns)),
  )
}

/** The account and the record have the same avatar. */
export async function setOwnAvatar(tx: Tx, url: string | null): Promise<void> {
  await tx.count(query.updateTable('users').set({ avatar_url: url }).where('id', '=', own))
  await tx.count(query.updateTable('buyers').set({ avatar_url: url }).where('user_id', '=', own))
}

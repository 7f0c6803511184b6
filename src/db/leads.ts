import { query, type Tx } from './session.ts'

/** Once per address; a repeat changes nothing. */
export const insertLead = (tx: Tx, email: string) =>
  tx.count(
    query
      .insertInto('leads')
      .values({ email })
      .onConflict((conflict) => conflict.column('email').doNothing()),
  )

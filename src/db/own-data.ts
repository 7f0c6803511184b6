import type { Role } from '#domain/accounts/role.ts'
import { personalData } from './personal-data/registry.ts'
import { query, type Tx } from './session.ts'

const exports = Object.values(personalData).flatMap((rules) =>
  'exported' in rules && 'query' in rules.exported ? [rules.exported] : [],
)

/** What a person may see of what is kept about them, by the rights that they have: no row of anyone else is in reach. */
export async function readOwnData(tx: Tx, me: { userId: string; role: Role }) {
  const data: Record<string, Record<string, unknown>[]> = {}
  for (const { as, for: roles, query } of exports)
    if (roles?.includes(me.role) ?? true) data[as] = await tx.rows(query(me.userId))
  return data
}

/** Deletes the identity and all that hangs on it; what others keep, each feature forgets (personal-data). */
export const deleteAccountRows = (tx: Tx, userId: string) =>
  tx.count(query.deleteFrom('identity.users').where('id', '=', userId))

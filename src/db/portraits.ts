import { mergedFiles } from './merges.ts'
import { query, type Tx } from './session.ts'

/** Is this the person's current picture? */
export const isPortraitOf = async (tx: Tx, userId: string, url: string): Promise<boolean> =>
  Boolean(await tx.first(query.selectFrom('users').select('id').where('id', '=', userId).where('avatar_url', '=', url)))

/** Which of these pictures are in use. */
export const portraitsInUse = async (tx: Tx, urls: string[]): Promise<Set<string>> => {
  const inUse = await tx.rows(query.selectFrom('users').select('avatar_url as url').where('avatar_url', 'in', urls))
  return new Set([...inUse.map(({ url }) => url as string), ...(await mergedFiles(tx, urls))])
}

/** The pictures of a person, in each place that names one. */
export const portraitsOf = async (tx: Tx, userId: string): Promise<string[]> => {
  const rows = await tx.rows(
    query
      .selectFrom('users')
      .where('id', '=', userId)
      .select('avatar_url as url')
      .union(query.selectFrom('buyers').where('user_id', '=', userId).select('avatar_url as url'))
      .union(query.selectFrom('candidates').where('user_id', '=', userId).select('avatar_url as url')),
  )
  return rows.flatMap(({ url }) => url ?? [])
}

import { query, type Tx } from './session.ts'

/** Oldest first. */
export const listSealKeys = (tx: Tx) =>
  tx.rows(
    query
      .selectFrom('seal_keys')
      .select(['id', 'certificate', 'sealed_key as sealedKey'])
      .orderBy('created_at')
      .orderBy('id'),
  )

type SealKey = { id: string; certificate: Uint8Array; sealedKey: Uint8Array }

export const insertSealKey = (tx: Tx, { id, certificate, sealedKey }: SealKey) =>
  tx.count(query.insertInto('seal_keys').values({ id, certificate, sealed_key: sealedKey }))

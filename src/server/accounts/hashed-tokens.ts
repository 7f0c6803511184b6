import type { DBAdapter, Where } from 'better-auth'
import { hashToken } from './session-cookie.ts'

const isToken = (model: string, field: string) => model === 'session' && field === 'token'

/** Stores only the hash of a session's token, and looks sessions up by it. The caller keeps seeing the token itself. */
export function hashedTokens(adapter: DBAdapter): DBAdapter {
  const hashWhere = (model: string, where: Where[] | undefined) =>
    where?.map((part) => (isToken(model, part.field) ? { ...part, value: hashToken(String(part.value)) } : part)) ?? []

  return {
    ...adapter,
    create: async ({ data, ...rest }) => {
      const token = (data as { token?: unknown }).token
      if (!isToken(rest.model, 'token') || typeof token !== 'string') return adapter.create({ data, ...rest })
      const stored = await adapter.create({ data: { ...data, token: hashToken(token) }, ...rest })
      return { ...(stored as object), token } as never
    },
    findOne: (query) => adapter.findOne({ ...query, where: hashWhere(query.model, query.where) }),
    findMany: (query) => adapter.findMany({ ...query, where: hashWhere(query.model, query.where) }),
    update: (query) => adapter.update({ ...query, where: hashWhere(query.model, query.where) }),
    updateMany: (query) => adapter.updateMany({ ...query, where: hashWhere(query.model, query.where) }),
    delete: (query) => adapter.delete({ ...query, where: hashWhere(query.model, query.where) }),
    deleteMany: (query) => adapter.deleteMany({ ...query, where: hashWhere(query.model, query.where) }),
  }
}

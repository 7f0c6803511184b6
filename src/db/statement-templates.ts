import { sql } from 'kysely'
import { firstTemplate, type TemplateText } from '#domain/statements/template.ts'
import { query, type Tx } from './session.ts'

const columns = ['version', 'text', 'saved_at as savedAt', 'counsel_read_at as counselReadAt'] as const

type StoredTemplate = { version: number; text: TemplateText; savedAt: Date | null; counselReadAt: Date | null }

/** The latest version; the product's own until somebody saves one. */
export const readTemplate = async (tx: Tx): Promise<StoredTemplate> =>
  (await tx.first(query.selectFrom('statement_templates').select(columns).orderBy('version', 'desc').limit(1))) ?? {
    version: 1,
    text: firstTemplate,
    savedAt: null,
    counselReadAt: null,
  }

/** Undefined when someone else saved that version. */
export const insertTemplate = (tx: Tx, version: number, text: TemplateText, isRead = false) =>
  tx.first(
    query
      .insertInto('statement_templates')
      .values({
        version,
        text: JSON.stringify(text),
        saved_by: sql<string>`app.user_id()`,
        ...(isRead ? { counsel_read_by: sql<string>`app.user_id()`, counsel_read_at: sql<Date>`now()` } : {}),
      })
      .onConflict((conflict) => conflict.column('version').doNothing())
      .returning(columns),
  )

export const tickCounsel = (tx: Tx, version: number) =>
  tx.first(
    query
      .updateTable('statement_templates')
      .set({ counsel_read_by: sql<string>`app.user_id()`, counsel_read_at: sql<Date>`now()` })
      .where('version', '=', version)
      .where('counsel_read_at', 'is', null)
      .returning(columns),
  )

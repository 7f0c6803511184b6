import { sql } from 'kysely'
import { fieldsOf } from '#domain/fields-of.ts'
import { type OperatorSettings, operatorSettings } from '#domain/operator-settings/settings.ts'
import { columnsFrom, named } from './columns.ts'
import { query, type Tx } from './session.ts'

const settings = named('operator_settings', fieldsOf(operatorSettings))

export const operatorSettingsQuery = () =>
  query.selectFrom('operator_settings').select([...settings, 'scans_files as scansFiles'])

export const changeOperatorSettings = (tx: Tx, changes: Partial<OperatorSettings>) =>
  tx.first(
    query
      .updateTable('operator_settings')
      .set({ ...columnsFrom(changes), edited_by: sql<string>`app.user_id()` })
      .returning(settings),
  )

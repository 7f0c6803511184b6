import { sql } from 'kysely'
import type { OperatorSettings } from '#domain/operator-settings/settings.ts'
import { query, type Tx } from './session.ts'

const settings = [
  'acceptance_needs_scorecard as acceptanceNeedsScorecard',
  'shows_measured_claims as showsMeasuredClaims',
] as const

export const operatorSettingsQuery = () =>
  query.selectFrom('operator_settings').select([...settings, 'scans_files as scansFiles'])

export const changeOperatorSettings = (tx: Tx, changes: Partial<OperatorSettings>) =>
  tx.first(
    query
      .updateTable('operator_settings')
      .set({
        acceptance_needs_scorecard: changes.acceptanceNeedsScorecard,
        shows_measured_claims: changes.showsMeasuredClaims,
        edited_by: sql<string>`app.user_id()`,
      })
      .returning(settings),
  )

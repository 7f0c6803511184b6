import { sql } from 'kysely'
import { signedIsKept } from '#domain/statements/status.ts'
import { query } from '../session.ts'
import type { FeatureRules } from './rules.ts'

const note = `Once both sides have signed, it stays after this account is deleted, ${signedIsKept.howLong}: ${signedIsKept.why}. Any other goes with the talent’s account or the firm.`

export const statements = {
  statements: {
    exported: {
      as: 'statements',
      for: ['talent', 'buyer'],
      query: (userId) =>
        query
          .selectFrom('statements')
          .where((eb) => eb.or([eb('talent_id', '=', userId), eb('firm_id', '=', sql<string>`app.firm_id()`)]))
          .select([
            'number',
            'version',
            'status',
            'effective_on',
            'facts',
            'details',
            'shown_sha256',
            'sealed_sha256',
            'sent_at',
            'talent_signed_at',
            'executed_at',
            'reason',
            // What a person reads before they delete their account.
            sql<string>`${note}::text`.as('note'),
          ]),
    },
    forgotten: {
      by: 'app.forget_statements',
      stays: `What both sides have signed: ${signedIsKept.why}.`,
    },
    merged: { by: 'app.merge_statements' },
  },
  statement_entries: {
    exported: { withheld: 'In the sealed file, with addresses and browsers of both sides.' },
    forgotten: { stays: 'With a statement that both sides have signed; those of any other go with it.' },
    merged: { stays: 'With its statement, which the kept account takes over.' },
  },
  statement_templates: {
    exported: { withheld: 'The operator’s, not a person’s.' },
    forgotten: { stays: 'Versions outlive whoever wrote them, whose id names nobody anymore.' },
    merged: { stays: 'Only candidates are merged.' },
  },
  seal_keys: { impersonal: 'The installation’s keys.' },
} satisfies FeatureRules

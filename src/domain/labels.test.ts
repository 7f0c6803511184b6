import { expect, test } from 'vitest'
import { callKindLabels } from './calls/list.ts'
import { interviewStatusLabels } from './interviews/list.ts'
import { declineReasonLabels } from './invitations/invitation.ts'
import { ledgerLabels } from './invoices/ledger.ts'
import { agingLabels } from './invoices/periods.ts'
import { operatorSettingLabels } from './operator-settings/settings.ts'
import { payoutLabels } from './payouts/payout.ts'
import { retentionLabels } from './retention/retention.ts'
import { statementStatusLabels } from './statements/status.ts'

test.each(
  Object.entries({
    callKindLabels,
    interviewStatusLabels,
    declineReasonLabels,
    ledgerLabels,
    agingLabels,
    payoutLabels,
    statementStatusLabels,
  }),
)('%s name each by words of its own', (_, labels) => {
  const texts = Object.values<string>(labels)
  expect(texts).not.toEqual([])
  for (const text of texts) expect(text).toMatch(/^[A-Z\d].*[a-z]$/)
  expect(new Set(texts).size).toBe(texts.length)
})

test.each(Object.entries({ operatorSettingLabels, retentionLabels }))('%s say what each does', (_, labels) => {
  expect(labels).not.toEqual({})
  for (const { title, description } of Object.values(labels)) {
    expect(title).toMatch(/^[A-Z].*[a-z]$/)
    expect(description).toMatch(/^[A-Z].*\.$/)
  }
})

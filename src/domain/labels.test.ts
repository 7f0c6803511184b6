import { expect, test } from 'vitest'
import { seatStateLabels } from './admins/seat.ts'
import { applicationStatusLabels } from './applications/status-labels.ts'
import { callKindLabels } from './calls/list.ts'
import { ownStatusLabels } from './candidates/own-status-labels.ts'
import { candidateStatusLabels } from './candidates/status-labels.ts'
import { engagementStatusLabels } from './engagements/status-labels.ts'
import { weekStatusLabels } from './hours/status-labels.ts'
import { interviewStatusLabels } from './interviews/status-labels.ts'
import { declineReasonLabels } from './invitations/invitation.ts'
import { invitationStatusLabels } from './invitations/status-labels.ts'
import { ledgerLabels } from './invoices/ledger.ts'
import { agingLabels } from './invoices/periods.ts'
import { invoiceStatusLabels } from './invoices/status-labels.ts'
import { jobStatusLabels } from './jobs/job.ts'
import { mailStatusLabels } from './mail/list.ts'
import { offerStatusLabels } from './offers/status-labels.ts'
import { operatorSettingLabels } from './operator-settings/settings.ts'
import { payoutLabels } from './payouts/payout.ts'
import { personStateLabels } from './people/person.ts'
import { projectStateLabels } from './projects/status-labels.ts'
import { retentionLabels } from './retention/retention.ts'
import { introCallStatusLabels } from './scheduling/status-labels.ts'
import { statementStatusLabels } from './statements/status-labels.ts'
import { talentStatusLabels } from './talent/talent.ts'
import { firmStateLabels, ownFirmStateLabels } from './verification/verification.ts'

test.each(
  Object.entries({
    callKindLabels,
    interviewStatusLabels,
    declineReasonLabels,
    ledgerLabels,
    agingLabels,
    payoutLabels,
    statementStatusLabels,
    applicationStatusLabels,
    candidateStatusLabels,
    engagementStatusLabels,
    firmStateLabels,
    introCallStatusLabels,
    invitationStatusLabels,
    invoiceStatusLabels,
    jobStatusLabels,
    mailStatusLabels,
    offerStatusLabels,
    ownFirmStateLabels,
    ownStatusLabels,
    personStateLabels,
    projectStateLabels,
    seatStateLabels,
    talentStatusLabels,
    weekStatusLabels,
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

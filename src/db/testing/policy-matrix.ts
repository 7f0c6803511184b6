import { bookmarksPolicies } from './policies/bookmarks.ts'
import { callsPolicies } from './policies/calls.ts'
import { candidatesPolicies } from './policies/candidates.ts'
import { conversationsPolicies } from './policies/conversations.ts'
import { engagementsPolicies } from './policies/engagements.ts'
import { firmsPolicies } from './policies/firms.ts'
import { hoursPolicies } from './policies/hours.ts'
import { identityPolicies } from './policies/identity.ts'
import { invoicesPolicies } from './policies/invoices.ts'
import type { TablePolicies } from './policies/line.ts'
import { matchingPolicies } from './policies/matching.ts'
import { operationsPolicies } from './policies/operations.ts'
import { projectsPolicies } from './policies/projects.ts'
import { statementsPolicies } from './policies/statements.ts'

/** Every table, and what each kind of person may do with its rows. */
export const policyMatrix: Record<string, TablePolicies> = {
  ...identityPolicies,
  ...firmsPolicies,
  ...candidatesPolicies,
  ...projectsPolicies,
  ...conversationsPolicies,
  ...matchingPolicies,
  ...bookmarksPolicies,
  ...callsPolicies,
  ...statementsPolicies,
  ...engagementsPolicies,
  ...hoursPolicies,
  ...invoicesPolicies,
  ...operationsPolicies,
}

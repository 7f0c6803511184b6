import { applicationLifeCycle } from './applications/status.ts'
import { candidateLifeCycle } from './candidates/status.ts'
import { engagementLifeCycle } from './engagements/status.ts'
import { weekLifeCycle } from './hours/status.ts'
import { interviewLifeCycle } from './interviews/status.ts'
import { invitationLifeCycle } from './invitations/status.ts'
import { invoiceLifeCycle } from './invoices/status.ts'
import { offerLifeCycle } from './offers/status.ts'
import { projectLifeCycle } from './projects/status.ts'
import { resumeFileLifeCycle } from './resumes/scan.ts'
import { introCallLifeCycle } from './scheduling/status.ts'
import { statementLifeCycle } from './statements/status.ts'

/** Every life cycle there is, by the table that holds the status. */
export const lifeCycles = {
  candidates: candidateLifeCycle,
  projects: projectLifeCycle,
  applications: applicationLifeCycle,
  intro_calls: introCallLifeCycle,
  interviews: interviewLifeCycle,
  project_invitations: invitationLifeCycle,
  offers: offerLifeCycle,
  statements: statementLifeCycle,
  engagements: engagementLifeCycle,
  weeks: weekLifeCycle,
  invoices: invoiceLifeCycle,
  resume_files: resumeFileLifeCycle,
} as const

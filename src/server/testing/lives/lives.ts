import type { lifeCycles } from '#domain/life-cycles.ts'
import { liveAsApplication } from './application.ts'
import { liveAsCall } from './call.ts'
import { liveAsCandidate } from './candidate.ts'
import { liveAsEngagement } from './engagement.ts'
import { liveAsInterview } from './interview.ts'
import { liveAsInvitation } from './invitation.ts'
import { liveAsInvoice } from './invoice.ts'
import type { Cast, Life } from './life.ts'
import { liveAsOffer } from './offer.ts'
import { liveAsProject } from './project.ts'
import { liveAsResume } from './resume.ts'
import { liveAsStatement } from './statement.ts'
import { liveAsWeek } from './week.ts'

/** How each life begins and goes on, in the product. */
export const lives: Record<keyof typeof lifeCycles, (cast: Cast) => Promise<Life>> = {
  candidates: liveAsCandidate,
  projects: liveAsProject,
  applications: liveAsApplication,
  intro_calls: liveAsCall,
  interviews: liveAsInterview,
  project_invitations: liveAsInvitation,
  offers: liveAsOffer,
  statements: liveAsStatement,
  engagements: liveAsEngagement,
  weeks: liveAsWeek,
  invoices: liveAsInvoice,
  resume_files: liveAsResume,
}

import { insertAccount } from '#db/accounts.ts'
import { takeDueMessageEmails } from '#db/conversations.ts'
import {
  type AsOwner,
  backdate,
  backdateHiring,
  backdateWork,
  clearDueJobs,
  clearNoticesOfWork,
  clearPeople,
  confirmWithoutMail,
  demoState,
} from '#db/demo.ts'
import { changeOperatorSettings } from '#db/operator-settings.ts'
import { fingerprintCandidates } from '../duplicates/fingerprint-candidates.ts'
import type { Services } from '../services.ts'
import { demoAdmin, demoPassword } from './demo-sign-ins.ts'
import type { DemoWeek } from './engagements.ts'
import { seedApplications } from './seed-applications.ts'
import { seedCandidates } from './seed-candidates.ts'
import { seedChecklists } from './seed-checklists.ts'
import { seedConversations } from './seed-conversations.ts'
import { seedDecisions } from './seed-decisions.ts'
import { seedEngagements } from './seed-engagements.ts'
import { type Hire, seedHires } from './seed-hires.ts'
import { seedHours } from './seed-hours.ts'
import { seedInterviews } from './seed-interviews.ts'
import { seedIntroCalls } from './seed-intro-calls.ts'
import { seedInvitations } from './seed-invitations.ts'
import { seedInvoices } from './seed-invoices.ts'
import { seedLeads } from './seed-leads.ts'
import { seedOffers } from './seed-offers.ts'
import { seedProjects, settleProjects } from './seed-projects.ts'
import { seedWorkingHours } from './seed-working-hours.ts'
import { createStage, type Stage } from './stage.ts'
import { daysBefore } from './time.ts'

/**
 * Fills an empty installation with people, projects and what passed between them: the same data each time, made by the
 * product's own handlers. One that was cut short is begun again; one with people in it is left alone.
 */
export async function seedDemo(
  services: Services,
  asOwner: AsOwner,
  onProgress: Stage['onProgress'] = () => {},
  now: Date = new Date(),
): Promise<void> {
  const state = await services.db.asSystem((tx) => demoState(tx, demoAdmin))
  if (state === 'present') return
  if (state === 'unfinished') await clearPeople(asOwner)

  onProgress('Demo data: people, projects and applications are being made')
  const stage = createStage(await quiet(services), now, onProgress)
  const adminId = await makeAdmin(stage)
  await services.db.asUser({ userId: adminId }, (tx) =>
    changeOperatorSettings(tx, { feeBasisPoints: 1500, transferDetails }),
  )
  const projects = await seedProjects(stage, adminId)
  const candidates = await seedCandidates(stage)
  await seedWorkingHours(stage, candidates)
  const applications = await seedApplications(stage, projects, candidates)
  await settleProjects(stage, projects)
  await seedDecisions(stage, candidates, adminId)
  await seedIntroCalls(stage, candidates)
  await seedInterviews(stage, projects, candidates)
  await seedInvitations(stage, projects, candidates)
  const hires = await seedHires(stage, applications)
  await seedOffers(stage, applications)
  await seedChecklists(stage, candidates)
  await seedLeads(stage, adminId)
  await seedConversations(stage, applications, adminId)
  await fingerprintCandidates(services.files, services.db)
  await backdateHiring(asOwner, stage.moments.splice(0), stage.histories)
  await seedWork(stage, asOwner, hires, adminId)
  // What is unread since yesterday is not told by email today.
  await services.db.asSystem((tx) => takeDueMessageEmails(tx, 1000))
  for (const kind of followUps) await services.db.asSystem((tx) => clearDueJobs(tx, kind))
  await services.db.asSystem((tx) => confirmWithoutMail(tx, adminId))
}

/** A bank that doesn't exist. */
const transferDetails = 'First Example Bank\nRouting number 000000000, account 000123456'

/** Emails about what was made for demo people. */
const followUps = ['answer-waiting', 'follow-clock', 'follow-offer', 'follow-engagement', 'follow-invoice']

/** From the signatures to what is owed. What is long settled is dated back and no longer told before the present begins. */
async function seedWork(stage: Stage, asOwner: AsOwner, hires: Hire[], adminId: string): Promise<void> {
  const engagements = await seedEngagements(stage, hires, adminId)
  const isSettled = ({ status }: DemoWeek) => status === 'approved'
  await seedHours(stage, engagements, isSettled)
  // Whoever approved a week can take that back for a moment, in which it isn't billed.
  await backdate(asOwner, stage.moments)
  await seedInvoices(stage, engagements, adminId)
  await clearNoticesOfWork(asOwner)
  await seedHours(stage, engagements, (week) => !isSettled(week))
  await backdateWork(asOwner, stage.moments)
}

/** Mails nobody, and hashes the one password once, also where it is asked for again. */
async function quiet(services: Services): Promise<Services> {
  const passwordHash = await services.passwords.hash(demoPassword)
  return {
    ...services,
    mailer: { queue: async () => '' },
    passwords: {
      ...services.passwords,
      hash: async () => passwordHash,
      verify: async (password, hash) => password === demoPassword && hash === passwordHash,
    },
  }
}

async function makeAdmin({ services, now, moments }: Stage): Promise<string> {
  const passwordHash = await services.passwords.hash(demoPassword)
  const account = { email: demoAdmin, name: 'Jordan B.', role: 'admin', passwordHash } as const
  const userId = (await services.db.asSystem((tx) => insertAccount(tx, account))) as string
  const created_at = daysBefore(now, 280)
  moments.push(
    { table: 'identity.users', id: userId, at: { created_at } },
    { table: 'users', id: userId, at: { created_at, updated_at: created_at } },
  )
  return userId
}

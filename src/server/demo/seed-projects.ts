import { findFirmOf } from '#db/buyers.ts'
import { confirmWithoutMail } from '#db/demo.ts'
import { firmQuery } from '#db/firms.ts'
import { makeBuyer } from '../buyers/register-buyer.ts'
import { insertMember } from '../firms/accept-invitation.ts'
import { saveFirm } from '../firms/save-firm.ts'
import { createProject } from '../projects/create-project.ts'
import { setProjectStatus } from '../projects/set-project-status.ts'
import { verifyFirm } from '../verification/verify-firm.ts'
import { type BuyerName, buyers, firms, members } from './buyers.ts'
import { demoPassword } from './demo-sign-ins.ts'
import { companyProjects } from './more-projects.ts'
import { type DemoProject, firmProjects } from './projects.ts'
import type { Stage } from './stage.ts'
import { daysAfter, daysBefore, isoDate, onWorkday } from './time.ts'

export type PostedProject = DemoProject & { id: string; ownerId: string; postedAt: Date; startsOn: string | null }

const registeredDaysAgo = { firm: 262, shop: 158, clinics: 149 } as const satisfies Record<BuyerName, number>
const memberDaysAgo = 240

/** The firms register and post their projects; all of them are Open until their applications are in. */
export async function seedProjects(stage: Stage, adminId: string): Promise<PostedProject[]> {
  const owners = {} as Record<BuyerName, string>
  for (const name of Object.keys(buyers) as BuyerName[]) owners[name] = await seedBuyer(stage, name, adminId)
  for (const member of members) await seedMember(stage, owners.firm, member)

  const posted: PostedProject[] = []
  for (const project of [...firmProjects, ...companyProjects]) {
    const { startsInDays, postedDaysAgo } = project
    const ownerId = owners[project.buyer]
    const startsOn = startsInDays === null ? null : isoDate(onWorkday(daysAfter(stage.now, startsInDays), 1))
    const { id } = await stage.perform(ownerId, createProject, { ...project.details, startDate: startsOn })
    posted.push({ ...project, id, ownerId, startsOn, postedAt: daysBefore(stage.now, postedDaysAgo) })
  }
  return posted
}

async function seedBuyer(stage: Stage, name: BuyerName, adminId: string): Promise<string> {
  const userId = await makeBuyer(buyers[name], stage.services)
  const [firm] = await stage.services.db.asUser({ userId }, (tx) => tx.rows(firmQuery()))
  const settings = { name: buyers[name].companyName, ...firms[name] }
  await stage.perform(userId, saveFirm, { ...settings, expectedUpdatedAt: firm?.updatedAt ?? '' })
  const id = (await stage.services.db.asSystem((tx) => findFirmOf(tx, userId))) as string
  await stage.perform(adminId, verifyFirm, { id, checks: ['website', 'domain'], note: '' })
  await settleAccount(stage, userId, registeredDaysAgo[name])
  return userId
}

/** Someone with a seat at the firm of another. */
async function seedMember(stage: Stage, ownerId: string, member: (typeof members)[number]): Promise<void> {
  const { db, passwords } = stage.services
  const passwordHash = await passwords.hash(demoPassword)
  const userId = await db.asSystem(async (tx) =>
    insertMember(tx, { ...member, passwordHash, firmId: (await findFirmOf(tx, ownerId)) as string }),
  )
  await settleAccount(stage, userId, memberDaysAgo)
}

async function settleAccount(stage: Stage, userId: string, daysAgo: number): Promise<void> {
  await stage.services.db.asSystem((tx) => confirmWithoutMail(tx, userId))
  const created_at = daysBefore(stage.now, daysAgo)
  stage.moments.push(
    { table: 'identity.users', id: userId, at: { created_at } },
    { table: 'users', id: userId, at: { created_at, updated_at: created_at } },
  )
}

/** Gives each project the status it is listed with. */
export async function settleProjects(stage: Stage, projects: PostedProject[]): Promise<void> {
  for (const { id, ownerId, status, postedAt, postedDaysAgo } of projects) {
    if (status !== 'Open' && status !== 'active')
      await stage.perform(ownerId, setProjectStatus, { id, status, endsEngagements: true })
    const isOver = status === 'completed' || status === 'archived'
    const settledAt = isOver ? daysBefore(stage.now, postedDaysAgo / 3) : postedAt
    const at = {
      created_at: postedAt,
      updated_at: settledAt,
      ...(status === 'completed' && { completed_at: settledAt }),
      ...(status === 'active' && { status }),
    }
    stage.moments.push({ table: 'projects', id, at })
  }
}

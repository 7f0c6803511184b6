import { confirmWithoutMail } from '#db/demo.ts'
import { makeBuyer } from '../buyers/register-buyer.ts'
import { createProject } from '../projects/create-project.ts'
import { setProjectStatus } from '../projects/set-project-status.ts'
import { type BuyerName, buyers } from './buyers.ts'
import { companyProjects } from './more-projects.ts'
import { type DemoProject, firmProjects } from './projects.ts'
import type { Stage } from './stage.ts'
import { daysAfter, daysBefore, isoDate, onWorkday } from './time.ts'

export type PostedProject = DemoProject & { id: string; ownerId: string; postedAt: Date; startsOn: string | null }

const registeredDaysAgo = { firm: 262, shop: 158, clinics: 149 } as const satisfies Record<BuyerName, number>

/** The firms register and post their projects; all of them are Open until their applications are in. */
export async function seedProjects(stage: Stage): Promise<PostedProject[]> {
  const owners = {} as Record<BuyerName, string>
  for (const name of Object.keys(buyers) as BuyerName[]) owners[name] = await seedBuyer(stage, name)

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

async function seedBuyer(stage: Stage, name: BuyerName): Promise<string> {
  const userId = await makeBuyer(buyers[name], stage.services)
  await stage.services.db.asSystem((tx) => confirmWithoutMail(tx, userId))
  const created_at = daysBefore(stage.now, registeredDaysAgo[name])
  stage.moments.push(
    { table: 'identity.users', id: userId, at: { created_at } },
    { table: 'users', id: userId, at: { created_at, updated_at: created_at } },
  )
  return userId
}

/** Gives each project the status it is listed with. */
export async function settleProjects(stage: Stage, projects: PostedProject[]): Promise<void> {
  for (const { id, ownerId, status, postedAt, postedDaysAgo } of projects) {
    if (status !== 'Open' && status !== 'active') await stage.perform(ownerId, setProjectStatus, { id, status })
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

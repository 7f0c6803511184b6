import { inviteToProject } from '../invitations/invite-to-project.ts'
import { demoPerson, nameOf } from './people.ts'
import type { DemoCandidate } from './seed-candidates.ts'
import type { PostedProject } from './seed-projects.ts'
import type { Stage } from './stage.ts'

const invitations = [
  {
    project: 'Catch-up bookkeeping, 14 months',
    name: nameOf(demoPerson),
    note: 'Fourteen months are missing, and the bank feeds are complete. Your closes read like what we need: would you look at it?',
  },
  {
    project: 'Month-end close, three entities',
    name: 'Mateusz Brzenik',
    note: 'We are looking for a second seat for the November close.',
  },
]

/** One firm asks the demo talent, and the demo firm waits for an answer of someone on its shortlist. */
export async function seedInvitations(
  stage: Stage,
  projects: PostedProject[],
  candidates: DemoCandidate[],
): Promise<void> {
  for (const { project: title, name, note } of invitations) {
    const project = projects.find(({ details }) => details.title === title)
    const candidate = candidates.find((one) => nameOf(one) === name)
    if (!project || !candidate) throw new Error(`${name} can’t be invited to ${title}.`)
    await stage.perform(project.ownerId, inviteToProject, {
      id: project.id,
      candidateIds: [candidate.candidateId],
      note,
    })
  }
}

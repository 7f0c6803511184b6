import { acceptOwnInvitation, declineOwnInvitation, inviteToProject, readOwnInvitation } from '#contract/invitations.ts'
import { createProject } from '#contract/projects.ts'
import { closeInvitations } from '../../invitations/close-invitations.ts'
import { endInvitations } from '../../invitations/expire-invitations.ts'
import type { Cast, Life } from './life.ts'

export async function liveAsInvitation({ app, owner, talent }: Cast): Promise<Life> {
  const { database, services } = app
  await database.ownerRun(`update candidates set status = 'accepted', reviewed_at = now() where id = $1`, [
    talent.candidateId,
  ])
  const projectId = (await owner.browser.call(createProject, { title: 'Close' })).body.id
  await owner.browser.call(inviteToProject, { id: projectId, candidateIds: [talent.candidateId] })
  const [row] = await database.ownerRun('select id from project_invitations where project_id = $1', [projectId])
  const id = row?.id as string
  return {
    row: ['id', id],
    subjectId: id,
    start: 'invite',
    ways: [
      { by: 'talent', moves: ['accept'], make: (who) => who.call(acceptOwnInvitation, { id, coverLetter: 'Gladly.' }) },
      { by: 'talent', moves: ['decline'], make: (who) => who.call(declineOwnInvitation, { id, reason: 'rate' }) },
      {
        by: 'system',
        moves: ['expire'],
        make: async () => {
          await database.ownerRun('update project_invitations set expires_at = now() where id = $1', [id])
          await services.db.asSystem((tx) => endInvitations(tx, services))
          return undefined
        },
      },
      {
        by: 'system',
        moves: ['close'],
        make: async () => {
          await database.ownerRun(`update projects set status = 'archived' where id = $1`, [projectId])
          await services.db.asSystem((tx) => closeInvitations(tx, projectId, services))
          await database.ownerRun(`update projects set status = 'Open' where id = $1`, [projectId])
          return undefined
        },
      },
    ],
    offered: { to: 'talent', read: () => talent.browser.call(readOwnInvitation, { id }) },
  }
}

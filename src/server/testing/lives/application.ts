import { applyToProject, moveApplication, readApplication, withdrawApplication } from '#contract/applications.ts'
import { createProject } from '#contract/projects.ts'
import { applicationLifeCycle } from '#domain/applications/status.ts'
import { movesBy } from '#domain/life-cycle.ts'
import { gatherEmails } from '../gather-emails.ts'
import type { Cast, Life } from './life.ts'

export async function liveAsApplication({ app, owner, talent }: Cast): Promise<Life> {
  const projectId = (await owner.browser.call(createProject, { title: 'Close' })).body.id
  // Others' applications would be emailed along.
  await app.database.ownerRun('delete from notices')
  const { id } = (await talent.browser.call(applyToProject, { projectId, coverLetter: 'Available now.' })).body
    .application
  await gatherEmails(app)
  return {
    row: ['id', id],
    subjectId: id,
    start: 'submit',
    ways: [
      {
        by: 'owner',
        moves: movesBy(applicationLifeCycle, 'owner'),
        namesStatus: true,
        make: (who, move, seen) => who.call(moveApplication, { id, expectedStatus: seen, move }),
      },
      { by: 'talent', moves: ['withdraw'], make: (who) => who.call(withdrawApplication, { id }) },
    ],
    offered: {
      to: 'owner',
      read: async () => ({ body: (await owner.browser.call(readApplication, { id })).body.application }),
    },
  }
}

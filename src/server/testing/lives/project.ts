import { createProject, deleteProject, readProject, setProjectStatus, updateProject } from '#contract/projects.ts'
import { projectLifeCycle, projectStatusMoves } from '#domain/projects/status.ts'
import type { Cast, Life } from './life.ts'

const statusAfterMove = (move: string) => projectLifeCycle.moves[move as (typeof projectStatusMoves)[number]].to

/** Somebody has applied, so that there is somebody to tell when it is deleted. */
export async function liveAsProject({ app, owner, talent }: Cast): Promise<Life> {
  const { id } = (await owner.browser.call(createProject, { title: 'Close' })).body
  await app.database.ownerRun(`insert into applications (project_id, user_id, cover_letter) values ($1, $2, 'x')`, [
    id,
    talent.userId,
  ])
  const versionOf = async () =>
    (await app.database.ownerRun('select to_json(updated_at) as at from projects where id = $1', [id]))[0]?.at
  return {
    row: ['id', id],
    subjectId: id,
    start: 'post',
    ways: [
      {
        by: 'owner',
        moves: projectStatusMoves,
        isRepeatable: true,
        make: (who, move) => who.call(setProjectStatus, { id, status: statusAfterMove(move) }),
      },
      {
        by: 'owner',
        moves: projectStatusMoves,
        isRepeatable: true,
        make: async (who, move) => {
          const expectedUpdatedAt = (await versionOf()) ?? '2026-01-01T00:00:00Z'
          return who.call(updateProject, { id, title: 'Close', expectedUpdatedAt, status: statusAfterMove(move) })
        },
      },
      { by: 'owner', moves: ['delete'], make: (who) => who.call(deleteProject, { id }) },
    ],
    offered: { to: 'owner', read: () => owner.browser.call(readProject, { id }) },
  }
}

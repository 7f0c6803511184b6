import type { World } from './world.ts'

export const madeUpToken = 'A'.repeat(43)

/** The talent as a candidate, who has applied to a project of the buyer. */
export async function applicantOf(world: World): Promise<string> {
  await world.application()
  const [row] = await world.app.database.ownerRun('select id from candidates where email = $1', [world.emails.talent])
  return row?.id as string
}

/** An accepted application of the talent to a new project of the buyer. */
export const acceptedApplication = async (world: World) => {
  const [row] = await world.app.database.ownerRun(
    `insert into applications (project_id, user_id, cover_letter, status)
     select $1, u.id, 'x', 'accepted' from users u where u.email = $2 returning id`,
    [await world.project(), world.emails.talent],
  )
  return row?.id as string
}

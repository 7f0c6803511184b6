import type { findOwnApplication } from '#db/applications.ts'

type Stored = NonNullable<Awaited<ReturnType<typeof findOwnApplication>>>

/** To the worker who made it. */
export const presentApplication = (application: Stored) => ({
  ...application,
  createdAt: application.createdAt.toISOString(),
})

import type { findOwnApplication } from '#db/applications.ts'
import { withIsoTimes } from '../iso-times.ts'

type Stored = NonNullable<Awaited<ReturnType<typeof findOwnApplication>>>

/** To the worker who made it. */
export const presentApplication = (application: Stored) => withIsoTimes(application)

import type { findOwnApplication } from '#db/applications.ts'
import { withIsoTimes } from '../iso-times.ts'

type Stored = NonNullable<Awaited<ReturnType<typeof findOwnApplication>>>

/** For the person who applied. */
export const presentApplication = (application: Stored) => withIsoTimes(application)

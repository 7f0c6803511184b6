import * as z from 'zod/mini'
import { orNull } from '../or-null.ts'
import { profileLink } from '../profiles/link.ts'
import { timeZone } from '../scheduling/zone.ts'
import { stateNames } from '../trade/state-names.ts'

const stateCodes = Object.keys(stateNames) as [string, ...string[]]

export const firmMessages = {
  noName: 'Please enter the firm’s name.',
  time: 'Please enter a time, such as 09:00.',
  order: 'The core hours must end after they begin.',
  notMember: 'Please choose someone with a seat at the firm.',
  changed:
    'Someone else has changed these settings since you opened them. Load the latest version, then make your changes again.',
  saved: 'Firm saved',
} as const

/** The core hours, with the zone that they are in. */
export type FirmDay = { zone: string; from: string; to: string }

export const firmLimits = { name: 100, address: 500, website: 300 } as const

const clock = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, firmMessages.time))

/** What an owner sets. Core hours are Monday through Friday, by the clock of the firm's zone. */
export const firmSettings = z
  .strictObject({
    name: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, firmMessages.noName),
        z.maxLength(firmLimits.name, 'Please use at most 100 characters.'),
      ),
    state: orNull(z.enum(stateCodes)),
    address: orNull(
      z.pipe(
        z.string().check(z.trim(), z.maxLength(firmLimits.address, 'Please use at most 500 characters.')),
        z.transform((text) => text || null),
      ),
    ),
    website: profileLink,
    zone: orNull(timeZone),
    coreFrom: clock,
    coreTo: clock,
    billingContactId: orNull(z.uuid()),
    defaultApproverId: orNull(z.uuid()),
  })
  .check(z.refine(({ coreFrom, coreTo }) => coreFrom < coreTo, { path: ['coreTo'], error: firmMessages.order }))
export type FirmSettings = z.output<typeof firmSettings>

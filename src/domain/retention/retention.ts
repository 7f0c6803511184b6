import * as z from 'zod/mini'

/** Why an account may expire: its address was never confirmed, its candidate was rejected, or nobody signs in to it. */
export const retentionReasons = ['unconfirmed', 'rejected', 'inactive'] as const
export type RetentionReason = (typeof retentionReasons)[number]

export const retentionLimits = { minDays: 30, maxDays: 3650 } as const

/** How long before an account is removed its owner is warned. */
export const warningDays = 14

const daysMessage = `Please enter ${retentionLimits.minDays} to 3,650 days, or leave it empty.`
const days = z.nullable(
  z
    .number(daysMessage)
    .check(
      z.int(daysMessage),
      z.minimum(retentionLimits.minDays, daysMessage),
      z.maximum(retentionLimits.maxDays, daysMessage),
    ),
)

/** After how many days each kind of account is removed; null for never. */
export const retention = z.strictObject({
  keepUnconfirmedDays: days,
  keepRejectedDays: days,
  keepInactiveDays: days,
})
export type Retention = z.output<typeof retention>

export const retentionLabels: Record<keyof Retention, { title: string; description: string }> = {
  keepUnconfirmedDays: {
    title: 'Unconfirmed accounts',
    description: 'Days after registration without a confirmed email address.',
  },
  keepRejectedDays: { title: 'Rejected candidates', description: 'Days after the decision.' },
  keepInactiveDays: {
    title: 'Inactive accounts',
    description: 'Days after the last sign-in. Anyone with an ongoing engagement stays.',
  },
}

/** How many expired accounts a preview lists, and how many it counts. */
export const previewSize = 50
export const previewBound = 1000

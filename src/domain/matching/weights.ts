/**
 * The published rule. People wrote these figures; nothing learns them. Changing one means changing the version; docs/matching.md prints them.
 */
export const engineVersion = '2026-11-18.1'

/** Points of a line that is fully met. */
export const points = {
  must: 10,
  /** All nice-to-haves together; the better half of them carries most. */
  nice: 7,
  niceBetterHalf: 0.85,
  overlap: 10,
  hours: 10,
  start: 10,
  rate: 10,
  level: 10,
  vetting: 10,
  /** Little: an answer isn't the work. */
  replies: 2,
} as const

/** A must that a brief mentions without insisting on it counts this much. */
export const neutralFirmness = 0.5

/** How much of a line's points each kind of evidence earns. */
export const shares = {
  /** Shown in a job of the last five years, for US clients as far as anyone can tell. */
  shown: 1,
  /** Shown in a job that says nothing about where its clients are. */
  shownSomewhere: 0.97,
  /** Shown, but for less than a year where a year is asked. */
  short: 0.75,
  title: 0.85,
  /** Follows from something larger that is shown. */
  follows: 0.95,
  summary: 0.8,
  /** Confirmed, corrected or added by the person. */
  said: 0.8,
  listed: 0.7,
  crammed: 0.3,
  /** Goes with a job title or a program that is shown. */
  hint: 0.5,
  /** `QuickBooks`, where one of its programs is asked for. */
  general: 0.6,
  guided: 0.4,
  old: 0.4,
  related: 0.35,
  local: 0.25,
  unsure: 0.5,
  notMentioned: 0.2,
  denied: 0,
} as const

/** The share of a condition that is nearly met, and of one that nobody knows yet. */
export const conditionShares = {
  met: 1,
  near: 0.35,
  unknown: { overlap: 0.75, hours: 0.75, start: 0.8, rate: 0.7, level: 0.6, vetting: 1, replies: 1 },
  belowByOne: 0.7,
  aboveByTwo: 0.75,
} as const

/** What "nearly" means, as people in the trade would say it. */
export const limits = {
  overlapNearHours: 1,
  hoursNearShare: 0.75,
  startNearDays: 14,
  rateNearShare: 1.1,
  vettingLeast: 2.5,
  /** Working minutes: when talent's reply clocks are due. */
  replyMinutes: 480,
  recentMonths: 60,
  enoughMonths: 11,
  otherStates: 2,
} as const

/** A firm is closed once its hours are decided: here they are approved, and no timer runs. */
export const decideHours = [
  `update weeks set status = 'approved' where status = 'submitted'`,
  'delete from week_timers',
] as const

import { engagements, firms, offers, people, statements, weekLines, weeks } from '../world.ts'
import { byGrants, noOne, type TablePolicies } from './line.ts'

/** The talent's engagement with the buyer is active, under terms that both have signed. */
export const isActive = `do $$ begin
  perform set_config('session_replication_role', 'replica', true);
  update engagements set status = 'active' where id = '${engagements.own}';
  update statements set offer_id = '${offers.draft}', status = 'executed', sealed_file = '\\x0002', sealed_sha256 = encode(sha256('\\x0002'), 'hex'),
    initials = 'x', executed_at = now(), facts = '{"feeBasisPoints": 1500, "terms": {"rateCents": 4400, "weeklyCapHours": 30, "startDate": "2026-01-05"}}'
    where id = '${statements.signed}';
  perform set_config('session_replication_role', 'origin', true);
end $$`

export const hoursPolicies: Record<string, TablePolicies> = {
  weeks: {
    arrange: isActive,
    rows: { o: weeks.open, s: weeks.submitted, r: weeks.others },
    //       visitor talent other buyer other admin system nobody
    select: '-       os     r     s     r     osr   osr    - | s s s r r r .',
    insert: [
      ['- + - - - - - -', `(engagement_id, starts_on) values ('${engagements.own}', '2026-08-03')`],
      [noOne, `(engagement_id, starts_on, status) values ('${engagements.own}', '2026-08-03', 'submitted')`],
    ],
    update: [
      ['- - - s r - - - | s s . r r . .', `reason = reason where current_user = 'app_buyer'`],
      ['- s . . . - . - | . . . . . . .', `status = 'open' where status = 'submitted' and current_user = 'app_talent'`],
      [
        '- . . s . - . - | s s . . . . .',
        `status = 'approved' where status = 'submitted' and current_user = 'app_buyer'`,
      ],
      ['- . . . . - osr -', `status = status where current_user = 'app_system'`],
      // Whose it is stays, and what isn't submitted is the talent's alone.
      [noOne, `talent_id = '${people.buyer}' where current_user = 'app_talent'`],
      [noOne, `firm_id = '${firms.idle}' where current_user = 'app_buyer'`],
      [byGrants(noOne), `minutes = 120`],
      [byGrants(noOne), `rate_cents = 9900`],
      [byGrants(noOne), `cap_minutes = 9900`],
      [byGrants(noOne), `decided_at = now()`],
    ],
    delete: noOne,
  },

  week_lines: {
    arrange: isActive,
    rows: { o: weekLines.open, s: weekLines.submitted, r: weekLines.others },
    //       visitor talent other buyer other admin system nobody
    select: '-       os     r     s     r     osr   osr    - | s s s r r r .',
    insert: [['- + - - - - - -', `(week_id, day, minutes, task) values ('${weeks.open}', '2026-09-22', 60, 'x')`]],
    update: [
      ['- o r - - - - -', `note = 'x'`],
      [byGrants(noOne), `week_id = '${weeks.submitted}'`],
    ],
    delete: '- o r - - - - -',
  },

  week_timers: {
    arrange: isActive,
    label: 'user_id',
    rows: { T: people.otherTalent },
    select: '- . T - - - - -',
    insert: [
      ['- + - - - - - -', `(engagement_id, task) values ('${engagements.own}', 'x')`],
      [noOne, `(user_id, engagement_id, task) values ('${people.rejectedTalent}', '${engagements.own}', 'x')`],
    ],
    update: [[noOne, `started_at = '2020-01-01'`]],
    delete: '- . T - - - - -',
  },
}

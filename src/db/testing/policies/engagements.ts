import { accesses, applications, engagements, offers, people } from '../world.ts'
import { byGrants, noOne, type TablePolicies } from './line.ts'

const reviewOf = (side: string) =>
  `(engagement_id, side, went_well, rework_hours) values ('${engagements.own}', '${side}', 'x', 0)`

export const engagementsPolicies: Record<string, TablePolicies> = {
  engagements: {
    label: 'application_id',
    rows: { e: applications.engaged, c: applications.closed },
    //       visitor talent other buyer other admin system nobody
    select: '-       c      e     c     .     ec    -      -      | c c c . . . .',
    insert: [[noOne, `(application_id) values ('${applications.open}')`]],
    update: [
      ['- c e c . - - - | c . . . . . .', `status = 'terminated', reason = 'x'`],
      [noOne, `application_id = '${applications.hired}' where current_user = 'app_talent'`],
      [noOne, `application_id = '${applications.others}' where current_user = 'app_buyer'`],
      [byGrants(noOne), `ended_at = 'now'`],
    ],
    delete: noOne,
  },

  onboarding_items: {
    // Both sides have agreed on an offer.
    arrange: `do $$ begin
      perform set_config('session_replication_role', 'replica', true);
      update offers set status = 'accepted', decided_at = now(), expires_at = now() where id = '${offers.draft}';
      update offers set status = 'accepted', decided_at = now(), application_id = '${applications.engaged}' where id = '${offers.others}';
      perform set_config('session_replication_role', 'origin', true);
    end $$`,
    label: 'name',
    rows: { a: 'accounts', d: 'device-list', t: 'day-ten', x: 'others' },
    //       visitor talent other buyer other admin system nobody
    select: '-       adt    x     adt   .     adtx  -      -      | adt adt adt . . . .',
    insert: [
      [
        noOne,
        `(engagement_id, name, side, due_days, is_required, is_fact) values ('${engagements.own}', 'x', 'owner', 0, false, false)`,
      ],
    ],
    update: [
      ['-       d      x     a     .     t     -      -      | a . . . . . .', `done_at = 'now'`],
      [noOne, `side = 'talent' where current_user in ('app_buyer', 'app_admin')`],
      [noOne, `side = 'owner' where current_user = 'app_talent'`],
      [byGrants(noOne), `done_by = '${people.admin}'`],
    ],
    delete: noOne,
  },

  engagement_accesses: {
    rows: { o: accesses.own, x: accesses.others },
    //       visitor talent other buyer other admin system nobody
    select: '-       o      x     o     .     ox    -      -      | o o o . . . .',
    insert: [
      [
        '- - - + - - - - | + - - - - - -',
        `(engagement_id, system, role) values ('${engagements.own}', 'Xero', 'Clerk')`,
      ],
      [noOne, `(engagement_id, system, role) values ('${engagements.others}', 'Xero', 'Clerk')`],
      [
        noOne,
        `(engagement_id, system, role, granted_by) values ('${engagements.own}', 'Xero', 'Clerk', '${people.admin}')`,
      ],
    ],
    update: [
      ['- - - o . - - - | o . . . . . .', `ended_at = 'infinity'`],
      [noOne, `engagement_id = '${engagements.others}' where current_user = 'app_buyer'`],
      [byGrants(noOne), `system = 'x'`],
    ],
    delete: noOne,
  },

  handovers: {
    label: 'engagement_id',
    rows: { x: engagements.others },
    //       visitor talent other buyer other admin system nobody
    select: '-       .      x     .     .     x     -      -',
    insert: [['- + - - - - - -', `(engagement_id, note, devices_cleared) values ('${engagements.own}', 'x', true)`]],
    update: [
      ['- . x - - - - -', `note = 'y'`],
      [noOne, `engagement_id = '${engagements.own}' where current_user = 'app_talent'`],
    ],
    delete: noOne,
  },

  engagement_reviews: {
    label: `concat(engagement_id, '/', side)`,
    rows: { w: `${engagements.own}/owner`, x: `${engagements.others}/talent` },
    //       visitor talent other buyer other admin system nobody
    select: '-       .      x     w     .     wx    -      -      | w w w . . . .',
    insert: [
      ['- + - - - - - -', reviewOf('talent')],
      // There is one already.
      ['- - - . - - - - | . - - - - - -', `${reviewOf('owner')} on conflict do nothing`],
      [
        noOne,
        `(engagement_id, side, went_well, rework_hours, written_by) values ('${engagements.own}', 'talent', 'x', 0, '${people.admin}')`,
      ],
    ],
    update: [[noOne, `went_well = 'y'`]],
    delete: noOne,
  },
}

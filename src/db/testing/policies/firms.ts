import { buyers, firms, invitations, leavers, newcomer, people, stripeEvents } from '../world.ts'
import { byGrants, noOne, orNothing, ownSeats, system, type TablePolicies } from './line.ts'

export const firmsPolicies: Record<string, TablePolicies> = {
  firms: {
    rows: { b: firms.buyer, B: firms.otherBuyer, u: firms.unconfirmed, i: firms.idle },
    //       visitor talent other buyer other admin system nobody
    select: '-       bB     bB    b     B     bBui  bBui   -      | b b b B B B .',
    insert: [[system('+'), `(name) values ('New')`]],
    update: [
      // The system's policy lets it touch every row; its grants, the customer at Stripe alone.
      ['- - - b B - - - | . . . . . . .', `name = 'x' where app.user_id() is not null`],
      [noOne, `id = '${newcomer}' where app.user_id() is not null`],
      // Admins verify through a function; an owner's policy lets them touch the row, but not this column.
      [byGrants(noOne), `verified_at = now() where app.user_id() is not null`],
      [byGrants(system('bBui')), `stripe_customer_id = 'cus_' || id, stripe_attempt = gen_random_uuid()`],
    ],
    delete: noOne,
  },

  firm_invitations: {
    rows: { b: invitations.own, B: invitations.others },
    //       visitor talent other buyer other admin system nobody
    select: '-       -      -     b     B     -     bB     -      | . . . . . . .',
    insert: [
      ['- - - + + - - - | - - - - - - -', `(email, firm_role, token_hash) values ('x@example.com', 'viewer', 'x')`],
      [noOne, `(email, firm_role, token_hash, firm_id) values ('x@example.com', 'viewer', 'x', '${firms.idle}')`],
      [noOne, `(email, firm_role, token_hash, invited_by) values ('x@example.com', 'viewer', 'x', '${buyers.viewer}')`],
    ],
    update: [[noOne, `firm_role = 'owner'`]],
    delete: '-       -      -     b     B     -     bB     -      | . . . . . . .',
  },

  buyers: {
    rows: {
      b: buyers.buyer,
      B: buyers.otherBuyer,
      u: buyers.unconfirmed,
      i: buyers.idleBuyer,
      m: buyers.manager,
      p: buyers.approver,
      v: buyers.viewer,
      M: buyers.otherManager,
      P: buyers.otherApprover,
      V: buyers.otherViewer,
      f: buyers.former,
    },
    //       visitor talent other buyer other admin       system      nobody
    select: '-       bB     bB    bmpv  BMPV  bBuimpvMPVf bBuimpvMPVf -      | bmpv bmpv bmpv BMPV BMPV BMPV f',
    insert: [
      [system('+'), `(user_id, email) values ('${people.admin}', 'new@example.com')`],
      [system('.'), `(user_id, email) values ('${people.buyer}', 'new@example.com') ${orNothing}`],
      [system('.'), `(user_id, email) values ('${people.admin}', 'buyer@example.com') ${orNothing}`],
    ],
    update: [
      [`- - - b B - - - | ${ownSeats}`, `job_title = 'x'`],
      [`- - - b B - - - | ${ownSeats}`, `avatar_url = '/avatars/' || user_id || '/1.webp'`],
      [noOne, `user_id = '${people.admin}'`],
      // The system seats whoever has no seat; nobody seats themselves.
      [byGrants(system('f')), `firm_id = '${firms.idle}', firm_role = 'viewer'`],
      [byGrants(system('.')), `firm_role = 'owner' where firm_id is not null`],
      [noOne, `firm_role = null, firm_id = null where app.user_id() is null`],
    ],
    delete: noOne,
  },

  customers_to_delete: {
    label: 'customer_id',
    rows: { l: leavers.one },
    //       visitor talent other buyer other admin system nobody
    select: '-       -      -     -     -     -     l      -',
    insert: [[noOne, `(customer_id) values ('cus_x')`]],
    update: [[noOne, `left_at = now()`]],
    delete: system('l'),
  },

  stripe_events: {
    rows: { o: stripeEvents.old, n: stripeEvents.new },
    //       visitor talent other buyer other admin system nobody
    select: '-       -      -     -     -     -     on     -',
    insert: [
      [system('+'), `(id, type, happened_at) values ('evt_x', 'x', 'now')`],
      [system('.'), `(id, type, happened_at) values ('${stripeEvents.new}', 'x', 'now') ${orNothing}`],
    ],
    update: [[noOne, `type = 'x'`]],
    delete: system('o'),
  },
}

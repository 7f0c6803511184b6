import { candidates, challenges, expiredSession, newcomer, people } from '../world.ts'
import { all, byGrants, everyone, noOne, ownSeats, system, systemAlone, type TablePolicies } from './line.ts'

export const identityPolicies: Record<string, TablePolicies> = {
  // The last admin stays.
  'identity.users': {
    ...systemAlone({ ...everyone, n: newcomer }, `(email, name) values ('new@example.com', 'New')`, `name = 'x'`),
    //       visitor talent other buyer other admin   system  nobody
    select: `-       -      -     -     -     ${all}n ${all}n -`,
    delete: system(`${all}n`.replace(/[ab]/g, '')),
    // A firm isn't closed by its owner's account while hours wait.
    deleteWhere: `id not in ('${people.admin}', '${people.buyer}')`,
  },

  'identity.credentials': systemAlone(
    everyone,
    `values ('${newcomer}', '$argon2id$x')`,
    `password = '$argon2id$x'`,
    'user_id',
  ),

  'identity.challenges': systemAlone(
    { c: challenges.confirm, r: challenges.reset },
    `(user_id, kind, token_hash, expires_at) values ('${people.buyer}', 'reset', 'x', 'tomorrow')`,
    `code_tries = 0`,
  ),

  'identity.attempts': systemAlone({ k: 'key' }, `values ('new', 1, 'tomorrow')`, `count = 1`, 'key'),

  'identity.authenticators': {
    label: 'user_id',
    rows: { t: people.talent, b: people.buyer },
    //       visitor talent other buyer other admin system nobody
    select: '-       t      .     b     .     .     tb     -',
    insert: [[system('+'), `(user_id, sealed_secret) values ('${people.admin}', '')`]],
    update: [[system('tb'), `last_step = 1`]],
    delete: system('tb'),
  },

  'identity.passkeys': {
    rows: { t: people.talent, b: people.buyer },
    //       visitor talent other buyer other admin system nobody
    select: '-       t      .     b     .     .     tb     -',
    insert: [
      [system('+'), `(user_id, credential_id, public_key, name) values ('${people.admin}', 'new', '', 'Laptop')`],
    ],
    update: [[system('tb'), `counter = 1`]],
    delete: system('tb'),
  },

  'identity.recovery_codes': {
    label: 'user_id',
    rows: { t: people.talent, b: people.buyer },
    //       visitor talent other buyer other admin system nobody
    select: '-       t      .     b     .     .     tb     -',
    insert: [[system('+'), `values ('${people.admin}', 'x')`]],
    update: [[byGrants(noOne), `code_hash = 'y'`]],
    delete: system('tb'),
  },

  'identity.linked_logins': {
    rows: { t: people.talent, b: people.buyer },
    //       visitor talent other buyer other admin system nobody
    select: '-       t      .     b     .     .     tb     -',
    insert: [
      [
        system('+'),
        `(user_id, provider, issuer, subject) values ('${people.admin}', 'google', 'https://accounts.google.com', 'new')`,
      ],
    ],
    update: [[system('tb'), `last_used_at = 'now'`]],
    delete: system('tb'),
  },

  'identity.prompts': {
    label: 'token_hash',
    rows: { s: 'second', p: 'passkey' },
    select: system('sp'),
    insert: [[system('+'), `(token_hash, kind, expires_at) values ('new', 'passkey', 'tomorrow')`]],
    update: [[byGrants(noOne), `expires_at = 'infinity'`]],
    delete: system('sp'),
  },

  'identity.sessions': {
    rows: { ...everyone, x: expiredSession },
    //       visitor talent other buyer other admin   system  nobody
    select: `-       t      T     bx    B     ${all}x ${all}x -     | ${ownSeats}`,
    insert: [[system('+'), `(user_id, token, expires_at) values ('${people.admin}', '${'x'.repeat(43)}', 'tomorrow')`]],
    update: [[system(`${all}x`), `expires_at = 'infinity'`]],
    delete: `-       t      T     bx    B     a       ${all}x -     | ${ownSeats}`,
  },

  users: {
    rows: everyone,
    //       visitor talent other buyer other admin  system nobody
    select: `-       t      T     b     B     ${all} ${all} -      | ${ownSeats}`,
    insert: [[system('+'), `(id, role, email) values ('${newcomer}', 'admin', 'new@example.com')`]],
    update: [
      [`- - - b B a - - | ${ownSeats}`, `name = 'x'`],
      [byGrants(noOne), `profile_data = '{}', skills = '{}', experience_years = 1`],
      [`- - - b B a - - | ${ownSeats}`, `avatar_url = '/avatars/' || id || '/1.webp'`],
      // The buyer has opened a resume today, which is all that this limit allows; the others may still open one.
      [
        '- - - b . . - -',
        `name = 'x' where (select is_over_limit from app.open_resume('${candidates.otherTalent}', '', 1))`,
      ],
      [noOne, `id = '${newcomer}'`],
      [byGrants(system('a')), `email = id || '@removed.invalid', removed_at = now()`],
      [byGrants(noOne), `email = id || '@removed.invalid'`],
    ],
    delete: noOne,
  },

  retention_warnings: {
    label: 'user_id',
    rows: { f: people.former },
    select: system('f'),
    insert: [[system('+'), `(user_id) values ('${people.talent}')`]],
    update: [[system('f'), `warned_at = 'now'`]],
    delete: byGrants(noOne),
  },

  people_search: {
    rows: everyone,
    //       visitor talent other buyer other admin  system nobody
    select: `-       -      -     -     -     ${all} -      -`,
    insert: [[noOne, `values ('${newcomer}', 'now', 'buyer', 'active', 'x')`]],
    update: [[noOne, `state = 'active'`]],
    delete: noOne,
  },

  terms_acceptances: {
    label: 'user_id',
    rows: { t: people.talent, b: people.buyer },
    //       visitor talent other buyer other admin system nobody
    select: '-       t      .     b     .     tb    -      -',
    insert: [[system('+'), `(user_id, version) values ('${people.admin}', '1')`]],
    update: [[noOne, `version = '2'`]],
    delete: noOne,
  },

  unwanted_topics: {
    label: 'user_id',
    rows: { t: people.talent, b: people.buyer },
    //       visitor talent other buyer other admin system nobody
    select: '-       t      .     b     .     .     -      -',
    insert: [
      ['- t + b + + - -', `(topic) values ('other')`],
      [noOne, `(user_id, topic) values ('${people.unconfirmed}', 'other')`],
    ],
    update: [[noOne, `topic = 'other'`]],
    delete: '-       t      .     b     .     .     -      -',
  },
}

import { people, tokenHashOf } from '../world.ts'

const bySession = (who: Parameters<typeof tokenHashOf>[0]) => `from identity.principal('${tokenHashOf(who)}')`

const byRole = (role: string) =>
  `from (values ('${role}', null, null, null, null)) as entered (db_role, user_id, buyer_id, firm_id, firm_role)`

/** The columns of the matrix, and how each enters the database. Nobody is the server's login before it enters a role. */
export const columns = {
  visitor: `from identity.principal('')`,
  talent: bySession('talent'),
  otherTalent: bySession('otherTalent'),
  buyer: bySession('buyer'),
  otherBuyer: bySession('otherBuyer'),
  admin: bySession('admin'),
  system: byRole('app_system'),
  nobody: byRole('glide_app'),
} as const

/** The others of the two firms, and someone who lost their seat. `buyer` and `otherBuyer` are the owners. */
export const seats = {
  manager: bySession('manager'),
  approver: bySession('approver'),
  viewer: bySession('viewer'),
  otherManager: bySession('otherManager'),
  otherApprover: bySession('otherApprover'),
  otherViewer: bySession('otherViewer'),
  former: bySession('former'),
} as const

/** Two more who must be taken for visitors, in every cell. */
export const takenForVisitors = { unconfirmed: bySession('unconfirmed'), expired: bySession('expired') } as const

/**
 * A cell for each column: the rows that were seen or touched, by letter; `+` a new row, `.` none, `-` permission denied.
 * After a bar, a cell for each seat; without it, the seats have no rows of their own and get what `otherBuyer` gets.
 * Policies must hold alone, so each line is tried twice: as granted, and with everything granted on its table.
 */
export type Line = string | { cells: string; isByGrants: true }

/** A line that its grants alone hold: the policy lets this person touch the row, but not this column. */
export const byGrants = (cells: string): Line => ({ cells, isByGrants: true })

export type TablePolicies = {
  /** What must be so before its lines are tried. */
  arrange?: string
  /** What tells the rows apart; `id` unless told. */
  label?: string
  rows: Record<string, string>
  select: Line
  /** With what follows `insert into <table>`. */
  insert: [line: Line, statement: string][]
  /** With what follows `update <table> set`; without a condition, so every row in reach is touched. */
  update: [line: Line, statement: string][]
  delete: Line
  /** Which rows, where not all of them may go at once. */
  deleteWhere?: string
}

export const everyone = {
  t: people.talent,
  T: people.otherTalent,
  b: people.buyer,
  B: people.otherBuyer,
  a: people.admin,
  u: people.unconfirmed,
  r: people.rejectedTalent,
  i: people.idleBuyer,
  m: people.manager,
  p: people.approver,
  v: people.viewer,
  M: people.otherManager,
  P: people.otherApprover,
  V: people.otherViewer,
  f: people.former,
}

export const all = Object.keys(everyone).join('')

/** What is each person's own. */
export const ownSeats = 'm p v M P V f'

//                 visitor talent other buyer other admin system nobody
export const noOne = /**/ '-      -      -     -     -     -     -      -'

export const system = (cell: string) => `- - - - - - ${cell} -`

/** Tables that only registration, sign-in and jobs work with. */
export const systemAlone = (
  rows: Record<string, string>,
  insert: string,
  update: string,
  label = 'id',
): TablePolicies => {
  const all = system(Object.keys(rows).join(''))
  return { label, rows, select: all, insert: [[system('+'), insert]], update: [[all, update]], delete: all }
}

export const orNothing = 'on conflict do nothing'

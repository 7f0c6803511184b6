const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

/**
 * Everyone in the small world that policies are tried in. The buyer and the other buyer own firms, in which others have seats;
 * `former` had one. Nobody tries to be unconfirmed, rejected or idle.
 */
export const people = {
  talent: id(1),
  otherTalent: id(2),
  buyer: id(3),
  otherBuyer: id(4),
  admin: id(5),
  unconfirmed: id(6),
  rejectedTalent: id(7),
  idleBuyer: id(8),
  manager: id(201),
  approver: id(202),
  viewer: id(203),
  otherManager: id(204),
  otherApprover: id(205),
  otherViewer: id(206),
  former: id(207),
} as const

/** Someone whose users row isn't written yet. */
export const newcomer = id(9)

export type WorldPerson = keyof typeof people

/** The stored hash of a person's session token; `expired` was the buyer's. */
export const tokenHashOf = (person: WorldPerson | 'expired'): string => person.padEnd(43, '_')

export const expiredSession = id(10)

export const firms = { buyer: id(113), otherBuyer: id(114), unconfirmed: id(116), idle: id(118) } as const
/** The records of those who hire, by person. */
export const buyers = {
  buyer: id(13),
  otherBuyer: id(14),
  unconfirmed: id(16),
  idleBuyer: id(18),
  manager: id(211),
  approver: id(212),
  viewer: id(213),
  otherManager: id(214),
  otherApprover: id(215),
  otherViewer: id(216),
  former: id(217),
} as const

export const candidates = { talent: id(21), otherTalent: id(22), rejected: id(27) } as const
/** The first three are the buyer's, the next two and `takenDown` the other buyer's; the talent applied to `closed` while it was open. */
export const projects = {
  open: id(31),
  draft: id(32),
  closed: id(33),
  others: id(34),
  fresh: id(35),
  idle: id(36),
  takenDown: id(37),
} as const
/** Of the buyer's firm, and of the other buyer's. */
export const invitations = { own: id(301), others: id(302) } as const
/** Of the buyer to the talent, and of the other buyer to the other talent. */
export const projectInvitations = { talent: id(311), others: id(312) } as const
/** `engaged` is the other talent's, accepted by the idle buyer; `hired` is of someone without a record, accepted by the buyer. */
export const applications = {
  open: id(41),
  closed: id(42),
  others: id(43),
  engaged: id(44),
  hired: id(45),
} as const
/** The buyer's: sent to the talent, and a draft. The other buyer's, just countered by the other talent. The last two still lack a round. */
export const offers = { sent: id(421), draft: id(422), others: id(423) } as const
/** The buyer's with the talent: signed by the talent, and a draft. The other buyer's with the other talent is executed. */
export const statements = { signed: id(431), draft: id(432), others: id(433) } as const
/** Of the talent with the buyer, and of the other talent with the idle buyer, which began with its application. */
export const engagements = { own: id(441), others: id(442) } as const
/** Of each of these engagements. */
export const accesses = { own: id(471), others: id(472) } as const
/** The talent's for the buyer: one that isn't submitted, and one that is. The other talent's for the other buyer is returned. */
export const weeks = { open: id(451), submitted: id(452), others: id(453) } as const
export const weekLines = { open: id(461), submitted: id(462), others: id(463) } as const
/** The buyer's: issued, and a draft. The other buyer's is credited. */
export const invoices = { issued: id(441), draft: id(442), others: id(443) } as const
/** Of the issued invoice and of the other buyer's: lines, payments; a credit note and a charge. */
export const invoiceLines = { own: id(444), others: id(445) } as const
export const payments = { own: id(446), others: id(447) } as const
export const creditNotes = { others: id(448) } as const
export const charges = { own: id(449), others: id(450) } as const
export const payoutLines = { talent: id(471), otherTalent: id(472) } as const
export const saves = { talent: id(51), otherTalent: id(52), takenDown: id(53) } as const
export const mails = { queued: id(61), sent: id(62), failed: id(63) } as const
/** The talent with the other one, and with the rejected one, from whom an admin has told them apart. */
export const pairs = { open: id(65), dismissed: id(66) } as const
/** Into the rejected one: one that can still be undone, and one that can't. */
export const merges = { recent: id(67), old: id(68) } as const
/** Whose record they ended. */
export const mergedAway = id(69)
export const leads = { one: id(71) } as const
export const leavers = { one: 'cus_gone' } as const
export const sealKey = 'a'.repeat(64)
export const stripeEvents = { old: 'evt_old', new: 'evt_new' } as const
export const introCalls = { talent: id(91), otherTalent: id(92), cancelled: id(93) } as const
/** The buyer's with both, the other buyer's with the other talent. */
export const interviews = { booked: id(95), proposed: id(96), others: id(97), cancelled: id(98) } as const
/** The second is by someone who is no admin anymore. */
export const scorecards = { admin: id(101), former: id(102) } as const
/** The first is of the buyer's open project, the last of more than a year ago. */
export const runs = { open: id(111), others: id(112), old: id(113) } as const
/** The talent with the buyer, the other talent with the other buyer (reported) and with the idle one (accepted); the talent with the operator. */
export const threads = { talent: id(211), others: id(212), engaged: id(213), operator: id(214) } as const
/** One in each conversation: what the talent wrote, and in `engaged` the firm. All but the operator's have an original. */
export const messages = { talent: id(221), others: id(222), engaged: id(223), operator: id(224) } as const
/** Of the buyer's firm, and of the other buyer's; each has bookmarked the other talent. */
export const lists = { own: id(401), others: id(402) } as const
/** Two of the buyer's firm about the other talent, by its owner and its manager, and one of the other firm. */
export const notes = { owner: id(411), manager: id(412), others: id(413) } as const
/** The firm's, the talent's and the operator's. */
export const clocks = { firm: id(241), talent: id(242), operator: id(243) } as const
/** Of the talent, of the buyer at their firm, and of someone who lost their seat there. */
export const notices = { talent: id(231), buyer: id(232), former: id(233) } as const
export const challenges = { confirm: id(81), reset: id(82) } as const

export const emailOf = (person: string) => `${person.toLowerCase()}@example.com`

/** A row of values, as SQL. */
export const row = (...values: string[]) => `(${values.map((value) => `'${value}'`).join(', ')})`

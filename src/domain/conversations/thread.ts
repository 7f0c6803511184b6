/** The person is the talent, or whoever talks with the operator; the host is the firm or the operator. */
export const sides = ['person', 'host'] as const
export type Side = (typeof sides)[number]

export const threadPageSize = 30
export const messagePageSize = 50

export const threadActions = ['write', 'attach', 'block', 'unblock', 'report', 'resolve'] as const
export type ThreadAction = (typeof threadActions)[number]

type ThreadState = {
  /** Null for an admin who looks at a reported conversation. */
  side: Side | null
  isWithOperator: boolean
  /** Whether the other side reads contact details as they are written. */
  isContactOpen: boolean
  isBlockedByMe: boolean
  isBlockedByOther: boolean
  /** Whether there still is someone on the other side. */
  isAlive: boolean
  isReported: boolean
  /** At the firm, someone who reads and doesn't decide. */
  isReader: boolean
}

/** What may be done next with a conversation. The server enforces it; the page draws its buttons from it. */
export function threadActionsOf(state: ThreadState): ThreadAction[] {
  if (state.side === null) return state.isReported ? ['resolve'] : []
  if (state.isReader) return ['report']
  const isOpen = state.isAlive && !state.isBlockedByMe && !state.isBlockedByOther
  // What a file says can't be held, so that files wait until nothing is.
  const sending: ThreadAction[] = isOpen ? ['write', ...(state.isContactOpen ? (['attach'] as const) : [])] : []
  return state.isWithOperator ? sending : [...sending, state.isBlockedByMe ? 'unblock' : 'block', 'report']
}

/** What firms ask first: offered while nothing has been written. */
export const firstQuestions = [
  'How have you handled work like this before?',
  'Which hours could you work with us each week?',
  'When could you start, and what do you need from us first?',
] as const

export const threadMessages = {
  notFound: 'Conversation not found.',
  noApplication: 'You can write to each other once there is an application.',
  closed: 'Nobody can write in this conversation at the moment.',
  repeated: 'This message was sent already. Please reload the page.',
} as const

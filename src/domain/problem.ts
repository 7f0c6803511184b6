/** Errors: a code for programs, a message for people, and the field it belongs to. */
export const problemCodes = {
  invalid_input: 400,
  not_signed_in: 401,
  invalid_credentials: 401,
  forbidden: 403,
  foreign_origin: 403,
  email_unconfirmed: 403,
  password_required: 403,
  reset_required: 403,
  second_factor_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  too_slow: 408,
  conflict: 409,
  already_registered: 409,
  session_changed: 409,
  link_expired: 410,
  too_large: 413,
  unsupported_type: 415,
  extraction_failed: 422,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
} as const

export type ProblemCode = keyof typeof problemCodes

export type ProblemField = { path: string; message: string }

export class Problem extends Error {
  override name = 'Problem'
  readonly code: ProblemCode
  readonly field: string | undefined
  /** Every wrong field, when a form has more than one. */
  readonly fields: ProblemField[]
  readonly retryAfterSeconds: number | undefined

  constructor(
    code: ProblemCode,
    message: string,
    detail: { field?: string; fields?: ProblemField[]; retryAfterSeconds?: number } = {},
  ) {
    super(message)
    this.code = code
    this.fields = detail.fields ?? (detail.field ? [{ path: detail.field, message }] : [])
    this.field = detail.field ?? this.fields[0]?.path
    this.retryAfterSeconds = detail.retryAfterSeconds
  }
}

export const notFound = (message = 'Not found.') => new Problem('not_found', message)
export const forbidden = () => new Problem('forbidden', 'You don’t have permission to do this.')
/** What a page says when the session ended before a save. */
export const notSignedInMessage = 'Not signed in'
export const notSignedIn = () => new Problem('not_signed_in', 'Please log in.')

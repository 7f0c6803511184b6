/** How often something may be tried: at most `limit` times in `windowSeconds`. */
export type AttemptLimit = { name: string; limit: number; windowSeconds: number }

const minute = 60
const hour = 60 * minute
const day = 24 * hour

export const attemptLimits = {
  /** From one network, or by one browser that has signed in before. */
  loginPerAddress: { name: 'login-address', limit: 10, windowSeconds: 15 * minute },
  /** From everywhere; only a successful sign-in or a new password starts over. */
  loginsInARow: { name: 'login-row', limit: 100, windowSeconds: 365 * day },
  loginPerNetwork: { name: 'login-network', limit: 30, windowSeconds: minute },
  registrationPerNetwork: { name: 'registration-network', limit: 30, windowSeconds: hour },
  uploadPerNetwork: { name: 'upload-network', limit: 100, windowSeconds: hour },
  mailPerAddressMinute: { name: 'mail-address-minute', limit: 1, windowSeconds: minute },
  mailPerAddressHour: { name: 'mail-address-hour', limit: 5, windowSeconds: hour },
  mailPerNetwork: { name: 'mail-network', limit: 60, windowSeconds: hour },
  /** Six digits can be guessed: with 20 tries a day, 1 in 50,000 times. */
  codePerAddress: { name: 'code-address', limit: 20, windowSeconds: day },
  challengePerNetwork: { name: 'challenge-network', limit: 60, windowSeconds: 15 * minute },
  bookingPerNetwork: { name: 'booking-network', limit: 60, windowSeconds: hour },
  bookingPerCandidate: { name: 'booking-candidate', limit: 20, windowSeconds: hour },
  changePerCall: { name: 'booking-change', limit: 20, windowSeconds: hour },
  /** Each one sends an email to someone who didn't ask for it. */
  interviewsPerBuyer: { name: 'interview-buyer', limit: 30, windowSeconds: hour },
  projectInvitationsPerBuyer: { name: 'project-invitation-buyer', limit: 100, windowSeconds: hour },
  /** Calendar programs ask every few minutes at most. */
  calendarFeed: { name: 'calendar-feed', limit: 60, windowSeconds: hour },
  /** Of addresses that open nothing: many people's programs ask from one network. */
  unknownFeedPerNetwork: { name: 'unknown-feed-network', limit: 120, windowSeconds: 15 * minute },
  passwordChangePerAccount: { name: 'password-change', limit: 10, windowSeconds: 15 * minute },
  secondFactorPerAccount: { name: 'second-factor', limit: 10, windowSeconds: 15 * minute },
  /** An app's code is right for a minute and a half: 20 wrong ones a day are 1 chance in 16,000. */
  totpPerAccount: { name: 'totp', limit: 20, windowSeconds: day },
  verifyPerNetwork: { name: 'verify-network', limit: 120, windowSeconds: 15 * minute },
  openIdPerNetwork: { name: 'openid-network', limit: 60, windowSeconds: 15 * minute },
  passkeyPerNetwork: { name: 'passkey-network', limit: 60, windowSeconds: 15 * minute },
  /** One for every pause while a project is written. */
  needPreviewPerAccount: { name: 'need-preview', limit: 600, windowSeconds: hour },
  briefPerAccount: { name: 'brief-account', limit: 40, windowSeconds: hour },
  extractionPerNetwork: { name: 'extraction-network', limit: 300, windowSeconds: 15 * minute },
  resumeUploadPerAccount: { name: 'resume-upload', limit: 20, windowSeconds: hour },
  messageFilePerAccount: { name: 'message-file', limit: 50, windowSeconds: day },
  resumeReadPerAccount: { name: 'resume-read', limit: 20, windowSeconds: day },
  invitationPerAccount: { name: 'firm-invitation', limit: 60, windowSeconds: day },
  setupIntentPerAccount: { name: 'setup-intent', limit: 30, windowSeconds: hour },
  talentPagePerAccount: { name: 'talent-page', limit: 5000, windowSeconds: day },
  talentProfilePerAccount: { name: 'talent-profile', limit: 1000, windowSeconds: day },
} as const satisfies Record<string, AttemptLimit>

/** Concurrent uploads per network; people who share an address wait a little for each other. */
export const uploadTurns = { atOnce: 8, waiting: 32, seconds: 20 }
export const uploadTurnsMessage = 'Too many uploads from your network. Please try again in a minute.'

export const rateLimitMessage = 'Too many attempts. Please try again shortly.'

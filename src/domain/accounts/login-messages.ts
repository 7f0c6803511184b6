/** Apart from the schema of the form, which the page loads later. */
export const loginMessages = {
  invalid: 'Invalid email or password.',
  suspended: 'Your account is suspended. We emailed you the reason; reply to that email if you have questions.',
  unconfirmed: 'Please confirm your email before logging in.',
  resetRequired: 'Too many failed logins. Please reset your password to log in.',
  other: 'Something went wrong.',
  noUserId: 'Login succeeded but no user ID found. Please try again.',
} as const

/** What an applicant may upload. A file of exactly the limit is allowed. */
export const resumeLimitBytes = 10 * 1024 * 1024

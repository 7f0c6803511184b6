/** The version of the terms and privacy policy that people accept today. */
export const termsVersion = '2026-11-01'

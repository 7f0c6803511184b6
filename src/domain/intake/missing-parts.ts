type Parts = { file: unknown; password: string; confirmPassword: string }

/** What an application still lacks before it can be submitted, in words; nothing when it is complete. */
export function missingParts({ file, password, confirmPassword }: Parts): string | undefined {
  const missing = [
    !file && 'your resume',
    !password && 'a password',
    !confirmPassword && (password ? 'the password again, to confirm it' : 'the same password again'),
  ].filter((part) => part !== false)
  const last = missing.pop()
  if (!last) return undefined
  return `Still missing: ${missing.length > 0 ? `${missing.join(', ')} and ${last}` : last}.`
}

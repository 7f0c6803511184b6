const titles = /^(?:mr|mrs|ms|miss|dr|prof|engr|atty)\.?$/i

/** The name to greet someone by: the first part of their full name, without a title. */
export function firstName(fullName: string): string {
  const parts = fullName.trim().split(/\s+/)
  const isTitled = parts.length > 1 && titles.test(parts[0] ?? '')
  return (isTitled ? parts[1] : parts[0]) ?? ''
}

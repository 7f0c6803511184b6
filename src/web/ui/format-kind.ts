/** candidate-interview: Candidate interview */
export function formatKind(kind: string): string {
  const text = kind.replaceAll('-', ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

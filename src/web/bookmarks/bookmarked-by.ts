/** Whoever has left the firm is no longer named. */
export const bookmarkedBy = (name: string | null): string => name ?? 'a former member'

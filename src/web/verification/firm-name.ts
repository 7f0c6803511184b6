/** A firm is named when it registers, or later. */
export const firmName = (name: string | null): string => name?.trim() || 'Unnamed firm'

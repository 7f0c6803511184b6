/** Tags of one text: apart at commas, but not at those in parentheses, as Excel (Power Query, VBA) is one skill. */
export const splitTags = (text: string): string[] => text.split(/,(?![^(]*\))/)

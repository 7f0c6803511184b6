/** A year of more than four digits is none; browsers then take no fifth. */
export const lastDay = '2100-12-31'

/** Whether a date field has been typed to its end, or emptied: half a date and a year of fewer digits (0020-11-05) are still being typed. */
export const isTypedDate = (value: string, { badInput }: { badInput: boolean }): boolean =>
  value === '' ? !badInput : value >= '1900'

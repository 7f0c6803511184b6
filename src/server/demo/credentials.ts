/** Credentials as accountants write them after their name, and who awards them. */
export const credentials = {
  'CPA (US)': 'Washington State Board of Accountancy',
  'CPA (Philippines)': 'Professional Regulation Commission',
  'CPA (Mexico)': 'Instituto Mexicano de Contadores Públicos',
  'CA (India)': 'Institute of Chartered Accountants of India',
  'CA (SA)': 'South African Institute of Chartered Accountants',
  ACCA: 'Association of Chartered Certified Accountants',
  CMA: 'Institute of Management Accountants',
  EA: 'Internal Revenue Service',
  'QBO ProAdvisor': 'Intuit',
  'Xero Advisor': 'Xero',
} as const

export type Credential = keyof typeof credentials

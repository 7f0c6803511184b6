/** The country codes offered at intake, in this order. */
export const countryCodes = [
  { code: '+1', country: 'United States/Canada' },
  { code: '+91', country: 'India' },
  { code: '+44', country: 'United Kingdom' },
  { code: '+61', country: 'Australia' },
  { code: '+49', country: 'Germany' },
  { code: '+33', country: 'France' },
  { code: '+86', country: 'China' },
  { code: '+81', country: 'Japan' },
  { code: '+82', country: 'South Korea' },
  { code: '+65', country: 'Singapore' },
  { code: '+60', country: 'Malaysia' },
  { code: '+63', country: 'Philippines' },
  { code: '+66', country: 'Thailand' },
  { code: '+84', country: 'Vietnam' },
  { code: '+62', country: 'Indonesia' },
  { code: '+52', country: 'Mexico' },
  { code: '+55', country: 'Brazil' },
  { code: '+34', country: 'Spain' },
  { code: '+39', country: 'Italy' },
  { code: '+31', country: 'Netherlands' },
  { code: '+41', country: 'Switzerland' },
  { code: '+46', country: 'Sweden' },
  { code: '+47', country: 'Norway' },
  { code: '+45', country: 'Denmark' },
  { code: '+358', country: 'Finland' },
  { code: '+7', country: 'Russia' },
  { code: '+27', country: 'South Africa' },
  { code: '+971', country: 'UAE' },
  { code: '+966', country: 'Saudi Arabia' },
  { code: '+20', country: 'Egypt' },
] as const

export type CountryCode = (typeof countryCodes)[number]['code']

export const codes = countryCodes.map(({ code }) => code) as [CountryCode, ...CountryCode[]]

/** Splits a full number into code and rest; undefined if it doesn't start with one of our codes. No code is a prefix of another. */
export function splitNumber(whole: string): { countryCode: CountryCode; phoneNumber: string } | undefined {
  const compact = whole.trim().replace(/^00/, '+')
  const countryCode = codes.find((code) => compact.startsWith(code))
  return countryCode && { countryCode, phoneNumber: compact.slice(countryCode.length).trim() }
}

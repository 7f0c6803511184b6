import type { BuyerRegistration } from '#domain/buyers/registration.ts'
import { demoBuyer, demoMembers, demoOtherBuyer, demoPassword } from './demo-sign-ins.ts'

const buyer = (
  firstName: string,
  lastName: string,
  email: string,
  companyName: string,
  jobTitle: string,
  phone: string,
): BuyerRegistration => ({
  firstName,
  lastName,
  email,
  companyName,
  jobTitle,
  phone,
  countryCode: '+1',
  password: demoPassword,
  acceptTerms: true,
})

/** Three firms that hire: a CPA firm, a shop and a dental group. All of them are invented. */
export const buyers = {
  firm: buyer('Ellen', 'R.', demoBuyer, 'Hollis & Quay CPAs', 'Partner', '(212) 555-0142'),
  shop: buyer('Marcus', 'Tilleray', demoOtherBuyer, 'Bluestem Outdoor Goods', 'Controller', '(303) 555-0117'),
  clinics: buyer(
    'Priya',
    'Kesslerman',
    'priya.kesslerman@example.com',
    'Northgate Dental Partners',
    'CFO',
    '(614) 555-0163',
  ),
} as const

/** Where each firm is, and when it wants people at work. */
export const firms = {
  firm: {
    state: 'NY',
    address: '48 Wharf Street\nNew York, NY 10004',
    website: 'https://hollisquay.example',
    zone: 'America/New_York',
    coreFrom: '09:00',
    coreTo: '17:00',
  },
  shop: { state: 'CO', zone: 'America/Denver', coreFrom: '08:00', coreTo: '16:00' },
  clinics: { state: 'OH', zone: 'America/New_York', coreFrom: '09:00', coreTo: '17:00' },
} as const

/** The others of the CPA firm. */
export const members = [
  { firmRole: 'manager', email: demoMembers.manager, firstName: 'Tomás', lastName: 'L.', jobTitle: 'Tax manager' },
  {
    firmRole: 'approver',
    email: demoMembers.approver,
    firstName: 'Grace',
    lastName: 'N.',
    jobTitle: 'Operations lead',
  },
  { firmRole: 'viewer', email: demoMembers.viewer, firstName: 'Owen', lastName: 'D.', jobTitle: 'Staff accountant' },
] as const

export type BuyerName = keyof typeof buyers

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

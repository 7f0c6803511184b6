export const demoPassword = 'glide-demo'

export const demoAdmin = 'admin@glide.test'
export const demoBuyer = 'buyer@glide.test'
/** The others of the buyer's firm, by role. */
export const demoMembers = {
  manager: 'manager@glide.test',
  approver: 'approver@glide.test',
  viewer: 'viewer@glide.test',
} as const
/** The owner of another firm. */
export const demoOtherBuyer = 'other@glide.test'
export const demoTalent = 'talent@glide.test'

export const demoSignIns = [demoAdmin, demoBuyer, ...Object.values(demoMembers), demoOtherBuyer, demoTalent]

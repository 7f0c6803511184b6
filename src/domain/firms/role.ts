/** What someone may do at their firm. Everyone there reads what is the firm's. */
export const firmRoles = ['owner', 'manager', 'approver', 'viewer'] as const
export type FirmRole = (typeof firmRoles)[number]

/** Who posts projects and decides on applications. */
export const managingRoles = ['owner', 'manager'] as const satisfies FirmRole[]
/** Who approves hours, so that they are paid. */
export const approvingRoles = ['owner', 'manager', 'approver'] as const satisfies FirmRole[]
/** Who decides on seats, the firm's settings and billing. */
export const owningRoles = ['owner'] as const satisfies FirmRole[]

export const mayManage = (role: FirmRole | null): boolean => managingRoles.some((one) => one === role)
export const mayApprove = (role: FirmRole | null): boolean => approvingRoles.some((one) => one === role)
export const ownsFirm = (role: FirmRole | null): boolean => owningRoles.some((one) => one === role)

export const firmRoleLabels = {
  owner: 'Owner',
  manager: 'Manager',
  approver: 'Approver',
  viewer: 'Viewer',
} as const satisfies Record<FirmRole, string>

export const firmRoleSummaries = {
  owner: 'Everything, including seats, billing and signing.',
  manager: 'Projects, applications, shortlists, interviews, offers and hours.',
  approver: 'Hours and invoices. Sees everything else.',
  viewer: 'Sees everything, changes nothing.',
} as const satisfies Record<FirmRole, string>

export const firmRoleMessages = {
  notAllowed: 'Your role at the firm doesn’t allow this. An owner can change your role.',
  noFirm: 'You don’t have a seat at a firm. Ask an owner to invite you, or start a firm of your own in Settings.',
} as const

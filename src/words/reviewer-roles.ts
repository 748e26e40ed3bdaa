/** Who may check a page; a manager checks none with medical words. */
export const reviewerRoles = ['chiropractor', 'medical-doctor', 'attorney', 'manager'] as const

export type ReviewerRole = (typeof reviewerRoles)[number]

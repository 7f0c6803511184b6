/** How a charge of the stored method ended, for the firm. */
export const chargeMessages = {
  started: 'We are collecting this payment.',
  processing: 'Your bank is processing this payment. It can take a few days.',
  action: 'Your bank asks you to confirm this payment.',
  failed: 'The last payment didn’t go through.',
  succeeded: 'The last payment went through.',
} as const

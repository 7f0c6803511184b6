import type { Transport } from './transport.ts'

/** Local mode: nothing is sent. The emails stay in the table, where the mailbox page shows them. */
export const mailboxTransport: Transport = { send: async () => {}, close: () => {} }

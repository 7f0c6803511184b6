import { lazyDialog } from '../ui/lazy-dialog.tsx'

export const InviteDialog = lazyDialog(async () => (await import('./invite-window.tsx')).InviteWindow)

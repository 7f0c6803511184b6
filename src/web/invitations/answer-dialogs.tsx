import { lazyDialog } from '../ui/lazy-dialog.tsx'

export const AcceptDialog = lazyDialog(async () => (await import('./accept-window.tsx')).AcceptWindow)
export const DeclineDialog = lazyDialog(async () => (await import('./decline-window.tsx')).DeclineWindow)

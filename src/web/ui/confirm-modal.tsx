import { lazyDialog } from './lazy-dialog.tsx'

/** Asks before something that can't be undone. */
export const ConfirmModal = lazyDialog(async () => (await import('./confirm-window.tsx')).ConfirmWindow)

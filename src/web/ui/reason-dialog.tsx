import { lazyDialog } from './lazy-dialog.tsx'

/** Asks why, before something that someone will be told. */
export const ReasonDialog = lazyDialog(async () => (await import('./reason-window.tsx')).ReasonWindow)

import { lazyDialog } from '../ui/lazy-dialog.tsx'

export const ApplyModal = lazyDialog(async () => (await import('./apply-window.tsx')).ApplyWindow)

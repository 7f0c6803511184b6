import { createRoot } from 'react-dom/client'

export const appRoot = createRoot(document.getElementById('root') as HTMLElement)

/** Someone else is signed in: remove everything of the previous person, on screen and in memory, without an unsaved-changes prompt. */
export function startAgain() {
  appRoot.unmount()
  location.reload()
}

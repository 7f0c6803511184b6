import type { Plugin } from 'vite'

const summary = /^ {2}summary:\s*(?:'(?:[^'\\]|\\.)*'|"[^"]*"|`[^`]*`),\n/gm

/** Pages don't need the endpoint summaries of the API reference: without them, they are up to half a kilobyte lighter. */
export const dropSummaries = (): Plugin => ({
  name: 'drop-summaries',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/contract\// },
    handler: (code) => code.replace(summary, ''),
  },
})

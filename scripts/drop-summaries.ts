import type { Plugin } from 'vite'

const summary = /^ {2}summary:\s*(?:'(?:[^'\\]|\\.)*'|"[^"]*"|`[^`]*`),\n/gm

/** What the API reference says about an endpoint is no use to a page: without it, pages are up to half a kilobyte lighter. */
export const dropSummaries = (): Plugin => ({
  name: 'drop-summaries',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/contract\// },
    handler: (code) => code.replace(summary, ''),
  },
})

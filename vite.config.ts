import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { dropSummaries } from './scripts/drop-summaries.ts'
import { enhanceScript, prerenderPages } from './scripts/prerender.ts'

/** Where the development server hands on what is not the web application's; `npm run dev` says where that is. */
const apiUrl = process.env.API_URL ?? 'http://localhost:3000'

const formParts =
  /src\/web\/(api|problem-message|accounts\/use-go-on)\.|src\/web\/ui\/(field-path|focus-field|errors-by|form-state|form-alert|links|password-field|use-checked-form|view-heading|working-button)\.|src\/domain\/accounts\/(email|password)\.|@mantine\/core\/esm\/components\/Stack\//

/**
 * The scripts of a page that comes later are not named ahead, only its styles: the names alone would weigh two kilobytes on
 * every page, the log-in included.
 */
const preloaded = (_: string, files: string[], { hostType }: { hostType: 'html' | 'js' }): string[] =>
  hostType === 'html' ? files : files.filter((file) => file.endsWith('.css'))

export default defineConfig({
  root: 'src/web',
  plugins: [dropSummaries(), react(), prerenderPages({ outDir: 'dist/pages' })],
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false, resolveDependencies: preloaded },
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    rolldownOptions: {
      input: [join(import.meta.dirname, 'src/web/index.html'), enhanceScript],
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            // Asking before one leaves is for the few forms that do.
            { name: 'tanstack', test: /node_modules\/@tanstack\/(?!.*useBlocker)/ },
            { name: 'zod', test: /node_modules\/zod\// },
            // What nearly every form needs, in one piece: many small files compress badly.
            { name: 'forms', test: formParts },
            // The same for lists; and the first script of every page names the styles of all others one by one.
            { name: 'lists', test: /src\/web\/ui\/(filter-bar|filter-chips|pager|search-box)\./ },
          ],
        },
      },
    },
  },
  // By whole path segments: `/api` alone would take the module /api.ts, too.
  server: {
    proxy: {
      '^/(?!dev/parts)(api|avatars|dev|files|profile-photos)/': apiUrl,
      '^/(extract|healthz|leads|metrics|readyz)$': apiUrl,
    },
  },
})

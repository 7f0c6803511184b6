import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { dropUnused } from './scripts/drop-unused.ts'
import { precompress } from './scripts/precompress.ts'
import { enhanceScript, prerenderPages } from './scripts/prerender.ts'
import { brand } from './src/domain/brand.ts'

/** Where the development server hands on what is not the web application's; `npm run dev` says where that is. */
const apiUrl = process.env.API_URL ?? 'http://localhost:3000'

/** What the first page needs, in one piece: many small files compress badly. */
const formParts = [
  /src\/web\/(api|problem-message|accounts\/(account-frame|check-me|use-go-on))\./,
  /src\/web\/ui\/(checking|field-path|focus-field|form-alert|form-errors|form-state|links|logo|notify)\./,
  /src\/web\/ui\/(password-field|plain-checkbox|use-checked-form|use-is-active|view-heading|working-button)\./,
  /src\/domain\/accounts\/login-messages\./,
  /@mantine\/core\/esm\/(components\/Stack|core\/MantineProvider)\//,
  /vite\/preload-helper/,
]

const smallParts = [
  /src\/web\/open-resume\./,
  /src\/web\/ui\/(browser-zone|caution|confirm-modal|format-years|lazy-dialog|open-tab|reason-dialog|save-file|use-list-address|use-open-once-loaded)\./,
  /src\/domain\/(counted|money|resumes\/format-file-size|scheduling\/(format-time|zone)|availability\/working-hours)\./,
  /src\/contract\/(paging|query-values)\./,
  /tabler\/icons-react\/\S+\/Icon(AlertTriangle|ArrowDown|ArrowLeft|ArrowUp|Check|FileText|InfoCircle|Trash|Upload)\./,
]

/**
 * The scripts of a page that comes later are not named ahead, only its styles: the names alone would weigh two kilobytes on
 * every page, the log-in included.
 */
const preloaded = (_: string, files: string[], { hostType }: { hostType: 'html' | 'js' }): string[] =>
  hostType === 'html' ? files : files.filter((file) => file.endsWith('.css'))

/** The page that the application starts in has the product's name, too. */
const brandName: Plugin = {
  name: 'brand-name',
  transformIndexHtml: (html) => html.replaceAll('%BRAND%', brand.name),
}

export default defineConfig({
  root: 'src/web',
  plugins: [brandName, dropUnused(), react(), prerenderPages({ outDir: 'dist/pages' }), precompress()],
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
            { name: 'forms', test: (id: string) => formParts.some((part) => part.test(id)) },
            { name: 'providers', test: /src\/web\/accounts\/provider(s|-links)\./ },
            // The frame of signed-in people with all that it needs, and what nearly every page inside it shows.
            {
              name: 'shell',
              test: /src\/web\/(frame|ui\/(awaited|empty-state|loaded|loading-while|page-head|stat-card|status-badge|time))\./,
            },
            // The same for lists; and the first script of every page names the styles of all others one by one.
            {
              name: 'lists',
              test: /src\/web\/ui\/(filter-bar|filter-chips|list-address|list-view|open-tab|pager|save-file|search-box)\.|src\/web\/page-query\.|src\/contract\/(paging|query-values)\./,
            },
            // Too small to travel alone: the headers of each would weigh more than the file.
            { name: 'small', test: (id: string) => smallParts.some((part) => part.test(id)) },
            { name: 'choices', test: /@mantine\/core\/esm\/components\/(Checkbox|NativeSelect)\// },
            { name: 'statuses', test: /src\/domain\/(life-cycle|or-null|paging|\w+\/status)\./ },
            {
              name: 'interviews',
              test: /src\/web\/interviews\/(interviews|sides|upcoming-interviews)\.|src\/contract\/interviews\./,
            },
            { name: 'interview-badge', test: /src\/\w+\/interviews\/(interview-badge|status-labels)\./ },
            {
              name: 'invitations',
              test: /src\/web\/invitations\/(invitation-row|invitations|open-invitations)\.|src\/contract\/invitations\./,
            },
            { name: 'projects', test: /src\/(contract\/projects|web\/projects\/failures)\./ },
            {
              name: 'reading',
              test: /src\/domain\/(resumes\/scan|profiles\/being-read|sensitive-numbers\/messages)\./,
            },
            { name: 'engagement-lines', test: /src\/web\/engagements\/(engagement-lines|standing-button)\./ },
            {
              name: 'profiles',
              test: /src\/(domain\/(profiles\/(profile|public-profile)|scorecards\/criteria|candidates\/bulk)|contract\/many-candidates)\./,
            },
            { name: 'offered', test: /src\/web\/(profiles\/availability-line|ui\/money)\./ },
            { name: 'phones', test: /src\/(web\/ui\/phone-input|domain\/phones\/international)\./ },
            { name: 'uploads', test: /src\/(web\/api-upload|domain\/resumes\/replacement-file)\./ },
            { name: 'passing', test: /src\/web\/ui\/(use-)?transient-message\./ },
            { name: 'calendar', test: /src\/web\/ui\/(calendar-tile|google-calendar-url)\./ },
            { name: 'waiting', test: /src\/web\/\w+\/waiting-list\.|\/format-working-minutes\./ },
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

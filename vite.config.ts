import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The API that `vite` alone forwards to; `npm run dev` serves both from one port instead. */
const apiUrl = process.env.API_URL ?? 'http://localhost:3000'

export default defineConfig({
  root: 'src/web',
  plugins: [react()],
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            { name: 'tanstack', test: /node_modules\/@tanstack\// },
            { name: 'zod', test: /node_modules\/zod\// },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': apiUrl, '/dev': apiUrl } },
})

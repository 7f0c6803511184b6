import { defineConfig, type Plugin } from 'vite'

/** Files beside a module, such as the schema's, and child processes stay where the sources are. */
const sourcePlaces = (): Plugin => ({
  name: 'source-places',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/.*\.ts$/, code: 'import.meta.' },
    handler: (code, id) =>
      code
        .replaceAll('import.meta.dirname', JSON.stringify(id.replace(/\/[^/]*$/, '')))
        .replaceAll('import.meta.url', JSON.stringify(`file://${id}`)),
  },
})

/** Packages of many small files, of which we use a part. */
const bundled =
  /^(#|(zod|kysely|hono|@hono\/node-server|libphonenumber-js|prom-client|@opentelemetry\/api|ical-generator)(\/|$))/

/** Each with a file of its own, chosen by `--mode`: the reader has none of the server's code. */
const programs: Record<string, string> = { server: 'src/server/main.ts', reader: 'src/extraction/child.ts' }

/** A program in one file: a thousand small ones take a second and fifty megabytes more. */
export default defineConfig(({ mode }) => ({
  plugins: [sourcePlaces()],
  publicDir: false,
  ssr: { noExternal: bundled },
  build: { ssr: programs[mode], outDir: `dist/${mode}`, target: 'node26', minify: false },
}))

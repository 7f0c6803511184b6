import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type Plugin, type Rolldown, type ViteDevServer } from 'vite'
import { exampleDates } from '../src/server/operations/example-dates.ts'
import type { PageAssets, PrerenderedFile } from '../src/web/prerender.tsx'

type Prerender = { prerender(assets: PageAssets): PrerenderedFile[] }

const projectRoot = join(import.meta.dirname, '..')
const module = join(projectRoot, 'src/web/prerender.tsx')
export const enhanceScript = join(projectRoot, 'src/web/enhance.ts')

/** Renders the public pages when the web application is built, and on each request during development. */
export function prerenderPages({ outDir }: { outDir: string }): Plugin {
  return {
    name: 'prerender-pages',
    configureServer: (server) => () => serveWhileDeveloping(server),
    async writeBundle(_, bundle) {
      const script = Object.values(bundle).find(
        (part) => part.type === 'chunk' && part.facadeModuleId === enhanceScript,
      )
      if (!script) throw new Error('The script of the pre-rendered pages was not built.')
      const built = await buildModule()
      const missing = built.fonts.find((font) => !(font in bundle))
      if (missing) throw new Error(`${missing} is not part of the web application.`)
      const { prerender } = (await import(pathToFileURL(built.file).href)) as Prerender
      // The logo's font may load a moment later than the text's.
      const fonts = built.fonts.filter((font) => !font.includes('logo')).map((font) => `/${font}`)
      rmSync(outDir, { recursive: true, force: true })
      for (const { file, content } of prerender({ styles: built.styles, script: `/${script.fileName}`, fonts })) {
        mkdirSync(dirname(join(outDir, file)), { recursive: true })
        writeFileSync(join(outDir, file), content)
      }
    },
  }
}

/** The same components, built for Node, with their styles and the names of their fonts beside them. */
async function buildModule() {
  const outDir = join(projectRoot, 'node_modules/.cache/prerender')
  const { output } = (await build({
    configFile: false,
    root: join(projectRoot, 'src/web'),
    publicDir: false,
    logLevel: 'warn',
    plugins: [react()],
    build: {
      outDir,
      emptyOutDir: true,
      ssr: module,
      ssrEmitAssets: true,
      cssCodeSplit: false,
      cssMinify: true,
      assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    },
  })) as Rolldown.RolldownOutput
  const assets = output.filter((part) => part.type === 'asset')
  const styles = assets.find(({ fileName }) => fileName.endsWith('.css'))
  const entry = output.find((part) => part.type === 'chunk' && part.isEntry)
  if (!styles || !entry) throw new Error('The public pages were not built.')
  return {
    file: join(outDir, entry.fileName),
    styles: String(styles.source),
    fonts: assets.map(({ fileName }) => fileName).filter((name) => name.endsWith('.woff2')),
  }
}

/** Loading the module in the browser, too, brings the styles and their hot reload. */
function serveWhileDeveloping(server: ViteDevServer) {
  const assets = { styles: '', script: '/enhance.ts', fonts: [] }
  server.middlewares.use(async (request, response, next) => {
    try {
      const { prerender } = (await server.ssrLoadModule(module)) as Prerender
      const path = new URL(request.originalUrl ?? '/', 'http://localhost').pathname
      const name = path === '/' ? 'index' : path.slice(1)
      const page = prerender(assets).find(({ file }) => file === `${name}.html`)
      if (!page) return next()
      const origin = `http://${request.headers.host}`
      const html = page.content
        .replaceAll('{{appUrl}}', origin)
        .replaceAll('{{year}}', String(new Date().getFullYear()))
        .replaceAll('{{exampleStart}}', exampleDates(new Date()).exampleStart)
        .replaceAll('{{exampleIntro}}', exampleDates(new Date()).exampleIntro)
        .replace('</head>', '<script type="module" src="/prerender.tsx"></script></head>')
      response.setHeader('content-type', 'text/html').end(await server.transformIndexHtml(path, html))
    } catch (error) {
      next(error)
    }
  })
}

import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { productEnv, root, run, step } from './steps.mjs'
import { installSystemPackage } from './system-package.mjs'

const readJson = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'))

/** Installs from the lock file when a package is missing or has another version. */
export async function installPackages({ withTests = process.env.NODE_ENV !== 'production' } = {}) {
  if (!isInstalled(withTests)) {
    // npm must not run on the Node it is about to replace.
    const { npm_node_execpath: node, npm_execpath: npm } = process.env
    const [command, args] = node && npm ? [node, [npm]] : ['npm', []]
    const wanted = withTests ? '--include=dev' : '--omit=dev'
    await step('Installing packages', command, [...args, 'ci', wanted], { env: process.env })
    await checkNode()
  }
}

/** Node 26 comes with the packages. On Linux it needs one library that a bare system may lack. */
async function checkNode() {
  const canRun = () => String(spawnSync('node', ['--version'], { env: productEnv() }).stdout) >= 'v26'
  if (canRun()) return
  if (process.platform === 'linux') await installSystemPackage('libatomic1').catch(() => {})
  if (canRun()) return
  // So that the next start runs on the machine's Node and tries again.
  for (const file of ['.bin/node', '.package-lock.json']) rmSync(join(root, 'node_modules', file), { force: true })
  throw new Error('Node 26, which comes with the packages, cannot run here. On Linux it needs libatomic (libatomic1).')
}

function isInstalled(withTests) {
  if (!existsSync(join(root, 'node_modules/.package-lock.json'))) return false
  const wanted = readJson('package-lock.json').packages
  const present = readJson('node_modules/.package-lock.json').packages
  return Object.entries(wanted).every(
    ([path, { version, optional, dev }]) =>
      path === '' || optional || (dev && !withTests) || present[path]?.version === version,
  )
}

const shared = ['src/domain', 'src/contract', 'package-lock.json']

/** Builds the web application when its sources have changed since the last build. */
export const buildWeb = () =>
  build(
    'Building the web application',
    'dist/web',
    ['build'],
    [
      ...shared,
      'src/web',
      'vite.config.ts',
      'scripts/prerender.ts',
      'scripts/drop-unused.ts',
      'scripts/precompress.ts',
    ],
  )

/** The same for the server and its reader of files, which also run without: `node src/server/main.ts`. */
export async function buildServer() {
  const sources = [...shared, 'src/extraction', 'vite.server.config.ts']
  const args = (mode) => ['build', '--config', 'vite.server.config.ts', '--mode', mode]
  await build('Building the server', 'dist/server', args('server'), [...sources, 'src/db', 'src/server'])
  await build('Building the reader', 'dist/reader', args('reader'), sources)
}

/**
 * The empty database that a first start begins with; without it, the start makes its own. Another process does it, quietly, beside the build of the
 * web application.
 */
export async function makeDatabase() {
  const { DATABASE_URL, DATA_DIR = join(root, 'data') } = process.env
  if (DATABASE_URL || existsSync(join(DATA_DIR, 'postgres'))) return
  await run('node', ['scripts/make-database.ts'], { keepsOutput: true })
}

async function build(title, folder, args, sources) {
  const stamp = join(root, folder, '.built')
  const wanted = hashOf(sources)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  await step(title, 'vite', args)
  writeFileSync(stamp, wanted)
}

function hashOf(paths) {
  const hash = createHash('sha256')
  for (const path of paths.flatMap(filesIn)) hash.update(`${path}\0`).update(readFileSync(join(root, path)))
  return hash.digest('hex')
}

function filesIn(path) {
  if (!statSync(join(root, path)).isDirectory()) return [path]
  const names = readdirSync(join(root, path)).sort()
  return names.flatMap((name) => filesIn(`${path}/${name}`))
}

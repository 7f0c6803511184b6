import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { step } from './steps.mjs'
import { installSystemPackage } from './system-package.mjs'

// The headless shell comes first: it renders the same pages in three quarters of the time.
const shell = 'chromium-headless-shell'
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
]

/** A browser that starts: one on the machine, then Playwright's, then the system package manager's. */
export async function findOrInstallBrowser() {
  const found = findBrowser() ?? (await findPlaywrights())
  if (found) return found
  await step('Downloading Chromium', 'playwright', ['install', 'chromium'], { timeoutSeconds: 300 }).catch(() => {})
  const downloaded = await findPlaywrights()
  if (downloaded) return downloaded
  await installSystemPackage(shell).catch(() => installSystemPackage('chromium'))
  const installed = findBrowser()
  if (!installed) throw new Error('No Chromium was found. Please install one, or set CHROMIUM_PATH.')
  return installed
}

function findBrowser() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const inPath = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [process.env.CHROMIUM_PATH, ...inPath, ...places].find(canStart)
}

async function findPlaywrights() {
  const { chromium } = await import('@playwright/test')
  return [chromium.executablePath()].find(canStart)
}

/** A downloaded browser may lack system libraries: asking for its version shows that. */
const canStart = (path) => path && existsSync(path) && spawnSync(path, ['--version']).status === 0

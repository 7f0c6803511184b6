import { spawnSync } from 'node:child_process'
import { installSystemPackage } from './system-package.mjs'

/** Poppler's pdfsig, by which tests have a second opinion on sealed files. */
export async function installPdfTools() {
  if (spawnSync('pdfsig', ['-v']).error) await installSystemPackage('poppler-utils')
}

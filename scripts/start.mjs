import { buildServer, buildWeb, installPackages, makeDatabase } from './prepare.mjs'
import { run } from './steps.mjs'

try {
  await installPackages()
  await Promise.all([buildWeb().then(buildServer), makeDatabase()])
  process.exitCode = (await run('node', ['dist/server/main.js'])).code
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}

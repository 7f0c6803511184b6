import { relative } from 'node:path'
import { root } from './steps.mjs'

const firstLine = (text = '') => text.split('\n')[0]

const couldNotLoad = ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0

/** How many tests of a Vitest report passed, and which failed. A file that can't be loaded is a failure. */
export function readVitest(report) {
  const files = report?.testResults ?? []
  const failures = files.flatMap((file) => {
    const name = relative(root, file.name)
    if (couldNotLoad(file)) return [`${name}: ${firstLine(file.message)}`]
    return file.assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `${name}: ${fullName}: ${firstLine(failureMessages[0])}`)
  })
  return { passed: report?.numPassedTests ?? 0, failures }
}

const specsIn = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsIn)]

/** The same of a Playwright report. */
export function readPlaywright(report) {
  const failures = specsIn(report ?? {})
    .filter(({ ok }) => !ok)
    .map(({ file, line, title }) => `e2e/${file}:${line}: ${title}`)
  return { passed: report?.stats.expected ?? 0, failures }
}

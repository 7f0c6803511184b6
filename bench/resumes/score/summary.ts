import { coreFields } from './fields.ts'
import type { Finding, Score } from './score.ts'

export type Summary = {
  documents: number
  /** The mean over fields of how well each is read, by the harmonic mean of precision and recall. */
  core: number
  all: number
  /** The share of documents with name, email and phone right, and of jobs with company, position and dates right. */
  contact: number
  jobs: number
  /** Of the values that were read, the share of wrong ones and of right ones that their owner is asked to check. */
  wrongMarked: number
  rightMarked: number
  /** Of the values that were read, the share for which the page has none: a town where none stands, a skill that is not on it. */
  invented: number
}

export const f1 = (findings: Finding[]): number => {
  const right = findings.filter(({ isRight }) => isRight).length
  const wanted = findings.filter((one) => one.wanted !== null).length
  const read = findings.filter((one) => one.read !== null).length
  return wanted + read > 0 ? (2 * right) / (wanted + read) : 0
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const share = <T>(items: T[], isIn: (item: T) => boolean) =>
  items.length > 0 ? items.filter(isIn).length / items.length : 0

export const byField = (scores: Score[]): [string, Finding[]][] =>
  Object.entries(
    Object.groupBy(
      scores.flatMap(({ findings }) => findings),
      ({ field }) => field,
    ),
  ) as [string, Finding[]][]

export function summarize(scores: Score[]): Summary {
  const fields = byField(scores).map(([field, findings]) => ({
    field,
    f1: f1(findings),
    wanted: findings.filter(({ wanted }) => wanted !== null).length,
  }))
  const findings = scores.flatMap((score) => score.findings)
  const jobs = scores.reduce((sum, score) => sum + score.jobs, 0)
  return {
    documents: scores.length,
    core: mean(fields.filter(({ field, wanted }) => coreFields.includes(field) && wanted > 0).map((one) => one.f1)),
    // A field that stands on hardly any page would weigh too much.
    all: mean(fields.filter(({ wanted }) => wanted >= Math.min(5, scores.length)).map((one) => one.f1)),
    contact: share(scores, ({ isContactRight }) => isContactRight),
    jobs: scores.reduce((sum, score) => sum + score.rightJobs, 0) / jobs,
    wrongMarked: share(
      findings.filter(({ isRight, read }) => !isRight && read !== null),
      ({ isMarked }) => isMarked,
    ),
    rightMarked: share(
      findings.filter(({ isRight }) => isRight),
      ({ isMarked }) => isMarked,
    ),
    invented: share(
      findings.filter(({ read }) => read !== null),
      ({ wanted }) => wanted === null,
    ),
  }
}

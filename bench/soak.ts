import { slopeOf, soak } from './soaking.ts'

const limits = { megabytesPerMinute: 0.5, p99Ratio: 1.2, files: 20 }

const [minutes = 60, perSecond = 100] = process.argv.slice(2).map(Number)
const { answers, aborted, failures, samples, p99, leftBehind } = await soak({ minutes, perSecond })
const slope = slopeOf(samples)
const [first, last] = [samples.at(Math.floor(samples.length / 6)), samples.at(-1)]
console.log(
  `T68 ${minutes} minutes at ${perSecond} requests a second: ${answers} answers, ${aborted} left, ${failures.length} failed`,
)
console.log(
  `T68 memory ${first?.megabytes.toFixed(0)} to ${last?.megabytes.toFixed(0)} MB, ${slope.toFixed(2)} MB a minute (limit ${limits.megabytesPerMinute})`,
)
console.log(`T68 open files ${first?.files} to ${last?.files}, files left behind ${leftBehind.length}`)
console.log(`T68 p99 ${p99.first.toFixed(0)} ms, at the end ${p99.last.toFixed(0)} ms (limit ${limits.p99Ratio} times)`)
const isOver =
  failures.length > 0 ||
  slope > limits.megabytesPerMinute ||
  p99.last > p99.first * limits.p99Ratio ||
  leftBehind.length > 0 ||
  (last?.files ?? 0) > (first?.files ?? 0) + limits.files
if (isOver) process.exitCode = 1

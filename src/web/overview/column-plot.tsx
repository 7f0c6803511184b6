import classes from './column-plot.module.css'
import { formatCount } from './format-measure.ts'

export type Column = {
  /** The full label, for screen readers. */
  name: string
  value: number
  /** Under the axis; not every column has one. */
  label?: string | undefined
}

const height = 176
/** Room above the highest column. */
const top = 8

/** Columns on the double rule. The table beneath says the same in numbers. */
export function ColumnPlot({ name, columns }: { name: string; columns: Column[] }) {
  const ticks = ticksUpTo(Math.max(...columns.map(({ value }) => value)))
  const highest = ticks.at(-1) as number
  const y = (value: number) => height - (value / highest) * (height - top)
  const step = 100 / columns.length
  return (
    <div className={classes.plot}>
      <svg className={classes.axis} height={height} aria-hidden="true">
        {ticks.map((tick) => (
          <text key={tick} x="100%" y={y(tick)} dy="4">
            {formatCount(tick)}
          </text>
        ))}
      </svg>
      <svg className={classes.columns} height={height} role="img" aria-label={name}>
        {ticks.map((tick) => (
          <line key={tick} x1="0" x2="100%" y1={y(tick)} y2={y(tick)} />
        ))}
        {columns.map(({ name, value }, index) => (
          <rect
            key={name}
            x={`${index * step + step * 0.15}%`}
            width={`${step * 0.7}%`}
            y={y(value)}
            height={height - y(value)}
          >
            <title>
              {name}: {formatCount(value)}
            </title>
          </rect>
        ))}
      </svg>
      <div className={classes.labels} aria-hidden="true">
        {columns.map(({ name, label }) => (
          <span key={name}>{label}</span>
        ))}
      </div>
    </div>
  )
}

/** Four steps or fewer, at round numbers, up to or above the highest value. */
export function ticksUpTo(value: number): number[] {
  const rough = Math.max(value, 1) / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? 1)
  return Array.from({ length: Math.ceil(Math.max(value, 1) / step) + 1 }, (_, index) => index * step)
}

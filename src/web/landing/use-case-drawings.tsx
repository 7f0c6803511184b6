import type { ReactNode } from 'react'
import type { useCases } from '../content.ts'

type Drawing = (typeof useCases.cases)[number]['drawing']

const ink = 'var(--g-ink)'
const quiet = 'var(--g-rule-strong)'
const rule = 'var(--g-rule)'
const green = 'var(--g-green)'
const tint = 'var(--g-green-tint-2)'

const frame = (children: ReactNode) => (
  <svg viewBox="0 0 282 140" fill="none" aria-hidden="true">
    {children}
  </svg>
)

const capacity = 75
const ground = 130

/** Weeks of work: what rises over the line of the firm's own capacity is ours. */
const burst = [94, 90, 85, 27, 14, capacity, 88, 92].map((top, index) => {
  const x = 11 + index * 34
  const own = Math.max(top, capacity)
  return (
    <g key={x}>
      {top < capacity && <path d={`M${x} ${capacity}V${top}h22V${capacity}`} fill={tint} stroke={green} />}
      <path d={`M${x} ${ground}V${own}h22V${ground}`} stroke={ink} />
    </g>
  )
})

const isWorked = (column: number, row: number) => column === 0 || column === 2 || (column === 4 && row === 3)

const week = [...'MTWTF'].map((day, column) => {
  const x = 12.75 + column * 51.25
  return (
    // biome-ignore lint/suspicious/noArrayIndexKey: two days of a week have the same letter.
    <g key={column} strokeWidth="1.25">
      <text x={x + 22} y="9" textAnchor="middle" fontSize="12" fontWeight="500" fill="var(--g-ink-3)">
        {day}
      </text>
      {[23, 53, 83, 113].map((y, row) =>
        isWorked(column, row) ? (
          <rect key={y} x={x} y={y} width="44" height="22" rx="2" fill={tint} stroke={green} strokeWidth="1.5" />
        ) : (
          <rect key={y} x={x} y={y} width="44" height="22" rx="2" stroke={quiet} />
        ),
      )}
    </g>
  )
})

/** Small line drawings, one for each kind of work. */
export const useCaseDrawings: Record<Drawing, ReactNode> = {
  burst: frame(
    <>
      <path d="M0 19.5h282M0 45.5h282M0 70.5h282M0 96.5h282" stroke={rule} />
      <g strokeWidth="1.5">{burst}</g>
      <path d={`M0 ${capacity}h282`} stroke="var(--g-amber)" strokeWidth="1.5" strokeDasharray="5 3" />
      <path d="M0 130.5h282M0 134.5h282" stroke={ink} />
    </>,
  ),
  week: frame(week),
  cleanup: frame(
    <>
      <path d="M9 18l56-4M21 37l75 6M4 64l48-2M28 83l64 8M11 113l52-4" stroke={quiet} strokeWidth="1.5" />
      <path d="M115 63.5h36M141 54.5l10 9-10 9" stroke={green} strokeWidth="2" />
      <path d="M175.5 2v127M231.5 2v127" stroke={rule} />
      <path d="M180 16h38M180 39h44M180 63h32M180 87h43" stroke={ink} strokeWidth="1.5" />
      <path d="M250 16h28M256 39h22M247 63h31M254 87h24M237 102.5h41" stroke={ink} strokeWidth="1.5" />
      <path d="M247 115h31" stroke={green} strokeWidth="2" />
      <path d="M237 126.5h41M237 130.5h41" stroke={ink} />
    </>,
  ),
  entities: frame(
    <>
      <path d="M141 41v24M51 92V65.5h180V92M141 65v27" stroke={ink} strokeWidth="1.5" />
      <rect x="103" y="6.5" width="77" height="34" rx="4" fill={tint} stroke={green} strokeWidth="1.5" />
      <path d="M117 18.5h48M117 28.5h30" stroke={green} strokeWidth="2" />
      {[17, 107, 197].map((x) => (
        <g key={x}>
          <rect x={x} y="92" width="68" height="42" rx="4" stroke={ink} strokeWidth="1.5" />
          <path d={`M${x + 10} 103.5h32M${x + 10} 113.5h44M${x + 10} 123.5h26`} stroke={quiet} />
        </g>
      ))}
    </>,
  ),
}

import type { ReactNode } from 'react'
import type { benefits } from '../content.ts'

type Drawing = (typeof benefits.cards)[number]['drawing']

const ink = 'var(--g-ink)'
const quiet = 'var(--g-ink-3)'
const rule = 'var(--g-rule)'
const green = 'var(--g-green)'
const tint = 'var(--g-green-tint-2)'

const frame = (width: number, height: number, children: ReactNode) => (
  <svg viewBox={`0 0 ${width} ${height}`} fill="none" aria-hidden="true">
    {children}
  </svg>
)

const hours = [24, 16, 8]
const inTenths = (count: number) => `${count.toFixed(1)} h`
const amount = { x: 210, textAnchor: 'end', fontSize: 13, fontWeight: 500, className: 'num' } as const

const ticks = Array.from({ length: 12 }, (_, hour) => hour * 30).map((angle) => (
  <path key={angle} d="M108 13v5" transform={`rotate(${angle} 108 55)`} stroke={ink} strokeWidth="1.5" />
))

/** Of 33 engagements 32 stay: 97 %. */
const engagements = Array.from({ length: 33 }, (_, index) => 4.5 + index * 9.4).map((x, index) => {
  const isGone = index === 32
  return (
    <path
      key={x}
      d={`M${x.toFixed(1)} 2v34`}
      stroke={isGone ? 'var(--g-amber)' : green}
      strokeWidth="1.5"
      strokeDasharray={isGone ? '4 3' : undefined}
    />
  )
})

/** Small line drawings, one for each reason. */
export const benefitDrawings: Record<Drawing, ReactNode> = {
  hours: frame(
    218,
    112,
    <>
      <path d="M0 18.5h218M0 40.5h218M0 61.5h218M0 83.5h218M153.5 0v108" stroke={rule} />
      <path d="M8 29.5h84M8 51h66M8 72.5h95" stroke={quiet} strokeWidth="1.5" />
      {hours.map((count, row) => (
        <text key={count} {...amount} y={34 + row * 21.7} fill={ink}>
          {inTenths(count)}
        </text>
      ))}
      <text {...amount} y="100" fill="var(--g-green-ink)" fontWeight="600">
        {inTenths(hours.reduce((sum, count) => sum + count, 0))}
      </text>
      <path d="M160 106.5h58M160 109.5h58" stroke={ink} />
    </>,
  ),
  clock: frame(
    218,
    124,
    <>
      <path d="M108 55h36a36 36 0 0 1-36 36z" fill={tint} stroke={green} strokeWidth="1.5" />
      <circle cx="108" cy="55" r="42" stroke={ink} strokeWidth="1.5" />
      {ticks}
      <text x="160" y="59" fontSize="12" fontWeight="500" fill={quiet}>
        15 min
      </text>
      <text x="108" y="116" textAnchor="middle" fontSize="12" fontWeight="500" fill={quiet}>
        30 min
      </text>
    </>,
  ),
  retention: frame(
    318,
    52,
    <>
      {engagements}
      <path d="M0 45.5h318M0 49.5h318" stroke={ink} />
    </>,
  ),
  link: frame(
    318,
    52,
    <>
      <rect x="0.5" y="1.5" width="247" height="37" rx="4" stroke="var(--g-rule-strong)" />
      <path d="M13.5 19.5h16v11h-16zM16.5 19.5v-4.5a5 5 0 0 1 10 0v4.5" stroke={ink} strokeWidth="1.5" />
      <path d="M43 20.5h147" stroke={rule} strokeWidth="2" />
      <path d="M43 20.5h122" stroke={quiet} strokeWidth="2" />
      <text x="236" y="25" textAnchor="end" fontSize="12" fontWeight="500" fill={quiet} className="num">
        60:00
      </text>
      <circle cx="289" cy="20" r="18.5" stroke={ink} strokeWidth="1.5" />
      <path d="M280.5 20.5l6 6.5 11-13" stroke={green} strokeWidth="2" />
    </>,
  ),
  season: frame(
    318,
    52,
    <>
      <path d="M0 9.5h318M0 25.5h318" stroke={rule} />
      <path d="M0 36c60 0 84-6 124-22 34-14 74-16 104-4 36 14 52 24 90 25v8H0z" fill={tint} />
      <path d="M0 36c60 0 84-6 124-22 34-14 74-16 104-4 36 14 52 24 90 25" stroke={green} strokeWidth="2" />
      <path d="M0 45.5h318M0 49.5h318" stroke={ink} />
    </>,
  ),
}

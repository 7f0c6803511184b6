import type { ReactNode } from 'react'

/** Audit tick marks, 12 px: the meaning of a status is never in its color alone. */
const shapes = {
  circle: <circle cx="6" cy="6" r="4.25" />,
  dashedCircle: <circle cx="6" cy="6" r="4.25" strokeDasharray="2 1.34" />,
  ringWithDot: (
    <>
      <circle cx="6" cy="6" r="4.25" />
      <circle cx="6" cy="6" r="2" fill="currentColor" stroke="none" />
    </>
  ),
  disc: <circle cx="6" cy="6" r="5" fill="currentColor" stroke="none" />,
  half: (
    <>
      <circle cx="6" cy="6" r="4.25" />
      <path d="M6 1.75a4.25 4.25 0 0 1 0 8.5Z" fill="currentColor" stroke="none" />
    </>
  ),
  threeQuarters: (
    <>
      <circle cx="6" cy="6" r="4.25" />
      <path d="M6 6V1.75A4.25 4.25 0 1 1 1.75 6Z" fill="currentColor" stroke="none" />
    </>
  ),
  tick: <path d="m1.5 6.5 3 3 6-7" strokeWidth="1.75" />,
  cross: <path d="m2 2 8 8m0-8-8 8" strokeWidth="1.75" />,
  tickOnDoubleRule: <path d="m3 4.5 2 2 4.5-5M1 8.75h10M1 11.25h10" />,
  box: <path d="M1 2.25h10v2.5H1zM2 4.75v5h8v-5M4.75 7h2.5" />,
} satisfies Record<string, ReactNode>

export type GlyphName = keyof typeof shapes

export function Glyph({ name }: { name: GlyphName }) {
  return (
    <svg
      width="12"
      height="12"
      viewBox="0 0 12 12"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {shapes[name]}
    </svg>
  )
}

const white = 'var(--g-on-band)'
const last = '#4FBFA3'

const books = [
  { numeral: 'I', x: 40, width: 72, top: 28 },
  { numeral: 'II', x: 120, width: 84, top: 0 },
  { numeral: 'III', x: 212, width: 64, top: 40 },
]
const shelf = 224

/** Four generations of ledgers on a shelf; the fourth one leans in green. */
export function BooksDrawing() {
  return (
    <svg viewBox="0 0 480 236" fill="none" aria-hidden="true">
      {books.map(({ numeral, x, width, top }) => (
        <Book key={numeral} {...{ numeral, x, width, top }} color={white} />
      ))}
      <g transform="rotate(-14 324 224)">
        <Book numeral="IV" x={324} width={80} top={16} color={last} />
      </g>
      <path d="M0 226.5h480M0 232.5h480" stroke={white} />
    </svg>
  )
}

function Book({
  numeral,
  x,
  width,
  top,
  color,
}: {
  numeral: string
  x: number
  width: number
  top: number
  color: string
}) {
  const bands = [top + 28, top + 33, shelf - 33, shelf - 28]
  return (
    <g stroke={color} strokeWidth="1.5">
      <rect x={x + 0.5} y={top + 0.5} width={width - 1} height={shelf - top - 1} rx="3" />
      <path d={bands.map((y) => `M${x} ${y}.5h${width}`).join('')} />
      <text
        x={x + width / 2}
        y={(top + shelf) / 2 + 8}
        textAnchor="middle"
        fontSize="22"
        fontFamily="var(--g-font-head)"
        fill={color}
        stroke="none"
      >
        {numeral}
      </text>
    </g>
  )
}

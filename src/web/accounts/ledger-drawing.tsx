const rulesY = Array.from({ length: 22 }, (_, index) => 72.5 + 36 * index)

/** Widths of the written lines, row by row: left entry, left amount, right entry. Right amounts equal the left ones. */
const rows = [
  [138, 62, 120],
  [102, 78, 136],
  [157, 54, 104],
  [118, 70, 136],
  [131, 48, 96],
  [89, 80, 128],
] as const

/** Two columns that agree, ticked line by line, over a path that lands on the double rule. */
export function LedgerDrawing() {
  return (
    <svg viewBox="0 0 720 900" fill="none" aria-hidden="true">
      <g stroke="var(--g-rule-strong)">
        {rulesY.map((y) => (
          <path key={y} d={`M-400 ${y}H1120`} opacity={0.28} />
        ))}
        <path d="M372.5-400V1300" opacity={0.5} />
      </g>
      <path d="M80.5-400V1300M84.5-400V1300" stroke="var(--g-amber)" opacity={0.5} />
      {rows.map(([entry, amount, counterpart], index) => (
        <g key={entry} transform={`translate(0 ${198 + 36 * index})`} strokeWidth={1.5} strokeLinecap="round">
          <path d={`M108 0h${entry}M396 0h${counterpart}`} stroke="var(--g-rule-strong)" />
          <path d={`M348 0h${-amount}M636 0h${-amount}`} stroke="var(--g-ink)" />
          <path d="m656 0 5 5.5 9-12" stroke="var(--g-green)" strokeWidth={2} strokeLinejoin="round" />
        </g>
      ))}
      <path
        d="M252 396.5h96M540 396.5h96M252 432.5h96M540 432.5h96M252 437.5h96M540 437.5h96M396 756.5h264M396 761.5h264"
        stroke="var(--g-ink)"
      />
      <g stroke="var(--g-green)" strokeLinecap="round">
        <path d="M262 415h86M550 415h86" strokeWidth={2.5} />
        <path d="M360 415h180" strokeWidth={2} strokeDasharray="1 7" />
        <path d="M-400 299.3 0 532C220 660 400 756.5 660 756.5" strokeWidth={2.5} />
      </g>
    </svg>
  )
}

const ink = 'var(--g-ink)'
const green = 'var(--g-green)'

/** A resume, ticked line by line as an auditor does, and the path from applying to the match. */
export function TalentDrawing({ stops: [first, second, third] }: { stops: readonly [string, string, string] }) {
  return (
    <svg viewBox="0 0 458 226" fill="none" strokeWidth="1.5" aria-hidden="true">
      <rect x="1" y="1" width="216" height="224" rx="4" stroke={ink} />
      <circle cx="40" cy="44" r="18" stroke={ink} />
      <path d="M72 36h88M72 54h56" stroke={ink} />
      {[97, 121, 73, 109, 85].map((length, row) => {
        const y = 87 + row * 24
        return (
          <g key={y}>
            <path d={`M23 ${y - 11.5}h170`} stroke="var(--g-rule-strong)" strokeOpacity="0.4" strokeWidth="1" />
            <path d={`M23 ${y}h${length}`} stroke="var(--g-rule-strong)" strokeWidth="2" />
            <path d={`M180 ${y}l4.5 5 8-10`} stroke={green} strokeWidth="2" />
          </g>
        )
      })}
      <path d="M23 195.5h170" stroke="var(--g-rule-strong)" strokeOpacity="0.4" strokeWidth="1" />
      <path d="M266 188.5h192M266 193.5h192" stroke={ink} strokeWidth="1" />
      <path d="M240 36C272 124 342 190 458 188" stroke={green} strokeWidth="2" />
      {[
        [240, 36],
        [305, 131],
        [412, 185],
      ].map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="5" fill="var(--g-green-tint)" stroke={green} strokeWidth="2" />
      ))}
      <g fill="var(--g-ink-2)" fontSize="14">
        <text x="256" y="40">
          {first}
        </text>
        <text x="321" y="135">
          {second}
        </text>
        <text x="442" y="166" textAnchor="end">
          {third}
        </text>
      </g>
    </svg>
  )
}

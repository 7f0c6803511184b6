import classes from './glide-path.module.css'

/** The long curve of the hero: it flattens, and lands on the double rule. */
export function GlidePath() {
  return (
    <svg className={classes.path} viewBox="0 0 560 400" fill="none" aria-hidden="true">
      <rect x="0.5" y="0.5" width="559" height="399" rx="8" fill="var(--g-sunken)" stroke="var(--g-rule)" />
      {[1, 2, 3, 4, 5, 6, 7, 8, 9].map((row) => (
        <path key={row} d={`M1 ${row * 40 + 0.5}h558`} stroke="var(--g-rule)" />
      ))}
      <path d="M70.5 1v398M74.5 1v398" stroke="var(--g-amber)" opacity="0.5" />
      <path d="M330.5 1v398" stroke="var(--g-rule)" />
      <path d="M350 320.5h170M350 325.5h170" stroke="var(--g-ink)" strokeWidth="1.5" />
      <path d="M1 60C110 150 250 314 520 320" stroke="var(--g-green)" strokeWidth="2.5" strokeLinecap="round" />
      {[
        [71, 121],
        [176, 205],
        [309, 278],
        [428, 311],
      ].map(([x, y], index) => (
        <circle
          key={x}
          cx={x}
          cy={y}
          r="7"
          fill={index === 3 ? 'var(--g-green)' : 'var(--g-surface)'}
          stroke="var(--g-green)"
          strokeWidth="2"
        />
      ))}
    </svg>
  )
}

import type { Ledger } from '#contract/matching.ts'
import classes from './shortlist.module.css'

const count = new Intl.NumberFormat('en-US')

/** What each condition costs, the largest gain first. */
export function WhatToLoosen({ ledger, isOpen }: { ledger: Ledger; isOpen: boolean }) {
  const costs = ledger.filter(({ regained }) => regained > 0).sort((a, b) => b.regained - a.regained)
  if (costs.length === 0) return null
  return (
    <details className={classes.loosen} open={isOpen}>
      <summary>What to loosen</summary>
      <ul>
        {costs.map(({ name, label, removed, regained }) => (
          <li key={name}>
            Without “{label}”, {count.format(regained)} more {regained === 1 ? 'person fits' : 'people fit'}.
            <span> {count.format(removed)} miss it.</span>
          </li>
        ))}
      </ul>
    </details>
  )
}

import type { OutputOf } from '#contract/endpoint.ts'
import type { Ledger } from '#contract/matching.ts'
import type { previewNeed } from '#contract/needs.ts'
import classes from './need-preview.module.css'

type Props = Pick<OutputOf<typeof previewNeed>, 'considered' | 'counts'> & { ledger: Ledger; isStale: boolean }

const count = new Intl.NumberFormat('en-US')

/** From everyone vetted to those who fit, with what each condition costs. While it is counted again, the old figures stay, dimmed. */
export function WhoFits({ considered, counts, ledger, isStale }: Props) {
  const [best] = ledger.filter(({ regained }) => regained > 0).sort((a, b) => b.regained - a.regained)
  return (
    <div className={classes.fits} data-stale={isStale || undefined}>
      <h3 className={classes.subtitle}>Who fits, and what each condition costs</h3>
      <table className={classes.ledger}>
        <thead className="g-visually-hidden">
          <tr>
            <th scope="col">Condition</th>
            <th scope="col">Miss it</th>
            <th scope="col">More without it</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Vetted people</th>
            <td />
            <td>{count.format(considered)}</td>
          </tr>
          {ledger.map(({ name, label, removed, regained }) => (
            <tr key={name}>
              <th scope="row">{label}</th>
              <td className={classes.removed}>{removed > 0 ? `−${count.format(removed)}` : '0'}</td>
              <td>{regained > 0 ? `+${count.format(regained)}` : ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={classes.total} aria-live="polite">
        <span>People who fit</span>
        <span className="g-double-rule">{count.format(counts.fits)}</span>
      </p>
      <p className={classes.quiet}>
        {count.format(counts.near)} nearly fit, {count.format(counts.unknown)} may.
        {best && ` Without “${best.label}”, ${count.format(best.regained)} more would.`}
      </p>
    </div>
  )
}

import { FileInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { verifyFile } from '#contract/statements.ts'
import { brand } from '#domain/brand.ts'
import { call } from '../api.ts'
import { problemMessage } from '../problem-message.ts'
import { FormAlert } from '../ui/form-alert.tsx'
import { Logo } from '../ui/logo.tsx'
import { formatTime } from '../ui/time.ts'
import { sha256Of } from './sha256-of.ts'
import classes from './statements.module.css'

/** For whoever holds a sealed file: its hash is computed here, and the file goes nowhere. */
export function VerifyPage() {
  const checking = useMutation({
    mutationFn: async (file: File) => {
      const sha256 = await sha256Of(await file.arrayBuffer())
      if (!sha256) throw new Error('This browser can’t compute hashes here. Please open the page over https.')
      return { sha256, ...(await call(verifyFile, { sha256 })) }
    },
  })
  const { data, error } = checking
  return (
    <main id="main" className={classes.only}>
      <p>
        <a href="/" aria-label={brand.name}>
          <Logo />
        </a>
      </p>
      <h1>Check a sealed file</h1>
      <p className={classes.lead}>
        Choose a statement of work that was signed on {brand.name}. Your browser computes its SHA-256 and asks whether
        we sealed a file with it. The file itself never leaves your computer.
      </p>
      <FileInput
        label="Sealed file"
        placeholder="Choose a PDF"
        accept="application/pdf"
        onChange={(file) => file && checking.mutate(file)}
      />
      {error && (
        <FormAlert>{problemMessage(error, error.message || 'It couldn’t be checked. Please try again.')}</FormAlert>
      )}
      <div role="status">
        {data?.sealed && (
          <>
            <p>
              <strong>We sealed this file.</strong> Not a byte of it has changed since.
            </p>
            <dl className={classes.facts}>
              {[
                ['Number', `${data.sealed.number}, version ${data.sealed.version}`],
                ['Sealed', formatTime(data.sealed.sealedAt)],
                ['Signed by', data.sealed.initials],
                ...(data.sealed.isAmended ? [['Amended', 'Both sides have signed a later version.']] : []),
              ].map(([term, value]) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </>
        )}
        {data && !data.sealed && (
          <p>
            <strong>We didn’t seal this file.</strong> It may be another file, or it was changed after it was sealed:
            one byte is enough.
          </p>
        )}
        {data && (
          <p className={classes.hash}>
            <code>SHA-256 {data.sha256}</code>
          </p>
        )}
      </div>
    </main>
  )
}

import { Button, Skeleton } from '@mantine/core'
import { IconArrowLeft, IconDownload, IconFileText } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useParams, useRouteContext } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { readStatement, type Statement } from '#contract/statements.ts'
import { roleHomes } from '#domain/accounts/role.ts'
import { isSealed } from '#domain/statements/status.ts'
import { templateNotice } from '#domain/statements/template.ts'
import { endpointQuery } from '../endpoint-query.ts'
import { Caution } from '../ui/caution.tsx'
import { AnchorLink } from '../ui/links.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { Logo } from '../ui/logo.tsx'
import { useShownName } from '../ui/shown-name.ts'
import { PdfPages } from './pdf-pages.tsx'
import { SidePanel } from './side-panel.tsx'
import classes from './statements.module.css'
import { usePdf } from './use-pdf.ts'

const DraftForm = lazy(async () => ({ default: (await import('./draft-form.tsx')).DraftForm }))

/** One task, without a sidebar: read it, then sign it. */
export function StatementPage({ amendmentForm }: { amendmentForm: (statement: Statement) => ReactNode }) {
  const { id = '' } = useParams({ strict: false })
  const statement = useQuery({ ...endpointQuery(readStatement, { id }), refetchInterval: 60_000 })
  useShownName(statement.data && `Statement of work ${statement.data.number}`)
  return (
    <Loaded query={statement} what="statement" skeleton={<Skeleton h="100vh" />} missing={<Missing />}>
      {(data) => (
        <>
          <Head statement={data} />
          {data.status === 'draft' ? (
            <Suspense fallback={<Skeleton h={480} />}>
              {data.amends ? amendmentForm(data) : <DraftForm key={data.id} statement={data} />}
            </Suspense>
          ) : data.sha256 ? (
            <Sent key={data.id} statement={data} />
          ) : (
            <main id="main" className={classes.only}>
              <p>This draft was withdrawn.</p>
            </main>
          )}
        </>
      )}
    </Loaded>
  )
}

/** Both sides have a list of their statements; admins come from elsewhere. */
function useHome() {
  const { me } = useRouteContext({ strict: false }) as { me?: { role: keyof typeof roleHomes } | null }
  return me?.role === 'admin' ? roleHomes.admin : '/statements'
}

function Missing() {
  return (
    <main id="main" className={classes.only}>
      <h1>Statement Not Found</h1>
      <p>It may have been removed before both sides had signed it.</p>
      <AnchorLink to={useHome()}>Back to your statements</AnchorLink>
    </main>
  )
}

function Head({ statement: { id, number, version, project, status, sha256, amends } }: { statement: Statement }) {
  const home = useHome()
  const which = isSealed(status) ? 'sealed' : status === 'draft' ? 'draft' : 'shown'
  return (
    <header className={classes.head}>
      <span className={classes.wide}>
        <Logo />
      </span>
      <AnchorLink to={home} className={classes.back} aria-label="Back to your statements">
        <IconArrowLeft size={20} stroke={1.5} aria-hidden />
      </AnchorLink>
      <div className={classes.names}>
        <h1>{amends ? 'Amended statement of work' : 'Statement of work'}</h1>
        <p>
          <span className={classes.wide}>{project} · </span>
          {number}, version {version}
        </p>
      </div>
      {(status === 'draft' || sha256) && (
        <Button
          component="a"
          href={`/api/statements/${id}/${which}.pdf`}
          variant="default"
          aria-label={status === 'draft' ? 'Preview PDF' : 'Download'}
        >
          <IconDownload size={18} stroke={1.5} aria-hidden />
          <span className={classes.beside}>{status === 'draft' ? 'Preview PDF' : 'Download'}</span>
        </Button>
      )}
      <AnchorLink to={home} className={classes.wide}>
        {status === 'out' || status === 'signed' ? 'Sign Later' : 'Close'}
      </AnchorLink>
    </header>
  )
}

/** The file left, what to do about it right; on a phone one below the other. */
function Sent({ statement }: { statement: Statement }) {
  const { id, isUnread, pages, status } = statement
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set())
  const [isReading, setReading] = useState(false)
  const pdf = usePdf(`/api/statements/${id}/${isSealed(status) ? 'sealed' : 'shown'}.pdf`)
  const see = (number: number) => setSeen((before) => (before.has(number) ? before : new Set([...before, number])))
  return (
    <main id="main" className={classes.layout}>
      <div className={classes.reading} data-reading={isReading || undefined}>
        {isUnread && <Caution>{templateNotice}</Caution>}
        <Loaded query={pdf} what="file" skeleton={<Skeleton h={800} />}>
          {(file) => <PdfPages pages={file.pages} onSeen={see} />}
        </Loaded>
        <div className={classes.more}>
          <Button
            fullWidth
            size="lg"
            variant="default"
            leftSection={<IconFileText size={20} stroke={1.5} aria-hidden />}
            onClick={() => setReading(true)}
          >
            {`Read All ${pdf.data?.pages.length ?? pages ?? ''} Pages`}
          </Button>
        </div>
      </div>
      <SidePanel statement={statement} seen={seen} shownSha256={pdf.data?.sha256 ?? null} />
    </main>
  )
}

import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { listMerges, type RecentMerge } from '#contract/duplicates.ts'
import { undoDays } from '#domain/duplicates/undo.ts'
import { pageQuery } from '../page-query.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { ListView } from '../ui/list-view.tsx'
import { formatTime } from '../ui/time.ts'
import { nameOf } from './name-of.ts'
import classes from './recent-merges.module.css'
import { UndoDialog } from './undo-dialog.tsx'

type Props = {
  selection: { candidate?: string | undefined; page: number }
  onPage: (page: number, options?: { replace: boolean }) => void
}

/** Merges that can still be undone: whose, when, by whom, until when. */
export function RecentMerges({ selection, onPage }: Props) {
  const [planned, setPlanned] = useState<RecentMerge>()
  return (
    <>
      <ListView
        what="merges"
        query={useQuery(pageQuery(listMerges, selection))}
        rowsOf={(list) => list.merges}
        page={selection.page}
        onPage={onPage}
        empty={
          <EmptyState title="No recent merges">Merges stay here for {undoDays} days and can be undone.</EmptyState>
        }
      >
        {(merges) => (
          <ul className={classes.list}>
            {merges.map((merge) => (
              <li key={merge.id}>
                <div>
                  <p className={classes.names}>
                    <Link to="/admin/candidates/$id" params={{ id: merge.kept.id }} className="g-link" preload={false}>
                      {nameOf(merge.kept)}
                    </Link>
                    , merged with {nameOf(merge.other)}
                  </p>
                  <p>
                    Kept {merge.kept.email}, closed {merge.other.email}
                  </p>
                  <p>
                    Merged {formatTime(merge.mergedAt)} by {merge.mergedBy ?? 'a former admin'}
                  </p>
                  <p>Can be undone until {formatTime(merge.undoableUntil)}</p>
                </div>
                <Button size="xs" variant="default" onClick={() => setPlanned(merge)}>
                  Undo Merge
                  <span className="g-visually-hidden"> of {merge.other.email}</span>
                </Button>
              </li>
            ))}
          </ul>
        )}
      </ListView>
      <UndoDialog planned={planned} onClose={() => setPlanned(undefined)} />
    </>
  )
}

import { Button, NativeSelect, TextInput } from '@mantine/core'
import { type FormEvent, useEffect, useState } from 'react'
import { type CandidatePageSize, candidatePageSizes, typedPage } from '#domain/candidates/list.ts'
import classes from './candidates-page.module.css'
import type { CandidateList, ChangeList } from './use-candidate-list.ts'

type Props = { shown: CandidateList; pageCount: number; isExact: boolean; onChange: ChangeList }

/** Rows per page; Previous, a page to type, Next. */
export function CandidatePager({ shown, pageCount, isExact, onChange }: Props) {
  const { page, size } = shown
  const step = (label: string, to: number) => {
    const isEnd = to < 1 || (isExact && to > pageCount)
    return (
      <Button
        size="xs"
        variant="default"
        data-disabled={isEnd || undefined}
        aria-disabled={isEnd || undefined}
        onClick={() => isEnd || onChange({ page: to })}
      >
        {label}
      </Button>
    )
  }
  return (
    <div className={classes.pager}>
      <div className={classes.pagerPart}>
        <span aria-hidden="true">Rows per page</span>
        <NativeSelect
          aria-label="Rows per page"
          size="xs"
          w={80}
          data={candidatePageSizes.map(String)}
          value={String(size)}
          onChange={(event) => onChange({ size: Number(event.currentTarget.value) as CandidatePageSize })}
        />
      </div>
      <nav aria-label="Pages" className={classes.pagerPart}>
        {step('Previous', page - 1)}
        <PageInput page={page} onPage={(typed) => onChange({ page: typedPage(typed, pageCount) })} />
        <span className="num">
          of {pageCount.toLocaleString('en-US')}
          {!isExact && '+'}
        </span>
        {step('Next', page + 1)}
      </nav>
    </div>
  )
}

function PageInput({ page, onPage }: { page: number; onPage: (typed: string) => void }) {
  const [typed, setTyped] = useState(String(page))
  useEffect(() => setTyped(String(page)), [page])
  const go = (event?: FormEvent) => {
    event?.preventDefault()
    if (typed === String(page)) return
    onPage(typed)
    setTyped(String(page))
  }
  return (
    <form className={classes.pagerPart} onSubmit={go}>
      <span aria-hidden="true">Page</span>
      <TextInput
        aria-label="Page"
        size="xs"
        w={56}
        inputMode="numeric"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={() => go()}
      />
    </form>
  )
}

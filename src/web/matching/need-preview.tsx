import { Button } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { InputOf } from '#contract/endpoint.ts'
import { previewNeed } from '#contract/needs.ts'
import { readAgain } from '#domain/projects/kept-need.ts'
import type { ProjectNeed } from '#domain/projects/need.ts'
import { call } from '../api.ts'
import { itemsOf, labelOfItem, newItems, withItemIn } from './need-items.ts'
import { NeedItemsList } from './need-items-list.tsx'
import classes from './need-preview.module.css'
import { useSettled } from './use-settled.ts'
import { WhoFits } from './who-fits.tsx'

type Preview = Omit<InputOf<typeof previewNeed>, 'need'> & { need: ProjectNeed | null }
type Props = {
  /** The project as far as it is written. */
  project: Preview
  onChange: (need: ProjectNeed | null) => void
}

const typingMilliseconds = 500

/** What the text asks for, to change, and who fits as one types. Nothing that was typed or chosen is overwritten. */
export function NeedPreview({ project, onChange }: Props) {
  const settled = useSettled(project, typingMilliseconds)
  const isWritten = Boolean(settled.title || settled.description || settled.scopeTasks?.length)
  const { data, isPlaceholderData, error } = useQuery({
    queryKey: ['need-preview', settled],
    queryFn: () => call(previewNeed, settled),
    placeholderData: keepPreviousData,
    enabled: isWritten,
    retry: false,
  })
  // An owner who only weighed lines, or set hours, has the terms of the text.
  const own = project.need?.readsTerms ? null : project.need
  const need = own ?? data?.need
  const offered = own && data ? newItems(own, data.understood) : []
  return (
    <section className={classes.preview} aria-labelledby="understood" aria-busy={isPlaceholderData}>
      <h2 id="understood" className={classes.title}>
        What we understood
      </h2>
      {!need || !data ? (
        <p className={classes.quiet}>
          {error
            ? 'We couldn’t read it just now. You can post it all the same.'
            : 'Write a title or a description, and we’ll pick out what people can be matched by.'}
        </p>
      ) : (
        <>
          <p className={classes.quiet}>
            {own ? 'As you set it.' : 'Change what we got wrong. Your words stay as they are.'}
          </p>
          <NeedItemsList need={need} isBusy={false} onChange={onChange} />
          {offered.length > 0 && (
            <div className={classes.offered}>
              <p>Also in your text:</p>
              {offered.map(({ item, part }) => (
                <Button
                  key={labelOfItem(item)}
                  variant="default"
                  size="compact-sm"
                  onClick={() => onChange(withItemIn(need, item, part))}
                >
                  Add {labelOfItem(item)}
                </Button>
              ))}
            </div>
          )}
          {own && (
            <Button variant="subtle" onClick={() => onChange(readAgain(own))}>
              Read the Description Again
            </Button>
          )}
          <WhoFits considered={data.considered} counts={data.counts} ledger={data.ledger} isStale={isPlaceholderData} />
          {itemsOf(need).length === 0 && (
            <p className={classes.quiet}>Name the software, forms or services, and the list gets shorter and better.</p>
          )}
        </>
      )}
    </section>
  )
}

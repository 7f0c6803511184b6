import { type ComponentType, lazy, Suspense } from 'react'
import { useIsActive } from './use-is-active.ts'
import { useOpenOnceLoaded } from './use-open-once-loaded.ts'

/** A dialog that is loaded with the first sign of someone at the page: before it is wanted, and after the page itself. */
export function lazyDialog<Props extends { isOpen: boolean }>(load: () => Promise<ComponentType<Props>>) {
  const Dialog = lazy(async () => {
    const Loaded = await load()
    return { default: (props: Props) => <Loaded {...props} isOpen={useOpenOnceLoaded(props.isOpen)} /> }
  })
  return function LazyDialog(props: Props) {
    return useIsActive() || props.isOpen ? (
      <Suspense>
        <Dialog {...props} />
      </Suspense>
    ) : null
  }
}

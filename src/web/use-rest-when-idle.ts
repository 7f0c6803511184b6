import { useIdle } from '@mantine/hooks'
import { focusManager } from '@tanstack/react-query'
import { useEffect } from 'react'

const idleAfterMilliseconds = 15 * 60_000

/** Once nobody is at the computer, pages stop refreshing, so that an idle session can end. */
export function useRestWhenIdle() {
  const isIdle = useIdle(idleAfterMilliseconds, { initialState: false })
  useEffect(() => {
    focusManager.setFocused(isIdle ? false : undefined)
  }, [isIdle])
}

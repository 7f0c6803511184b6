import { Notifications, notifications } from '@mantine/notifications'
import '@mantine/notifications/styles.layer.css'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { Suspense } from 'react'
import classes from './notices.module.css'
import type { Notice } from './notify.ts'

const secondsShown = 5

/**
 * Where notices appear, three at a time: at the bottom, because the top has the buttons that one presses next. A page with a bar at
 * the bottom says how high it is.
 */
export function Notices() {
  return <Notifications position="bottom-center" limit={3} containerWidth={380} classNames={{ root: classes.place }} />
}

export function showNotice({ kind, title, detail, onRetry, undo }: Notice) {
  const act = undo?.onUndo ?? onRetry
  const isSuccess = kind === 'success'
  const id = notifications.show({
    role: kind === 'error' ? 'alert' : 'status',
    withBorder: true,
    autoClose: isSuccess && (undo?.seconds ?? secondsShown) * 1000,
    icon: isSuccess ? <IconCheck size={20} stroke={1.5} /> : <IconAlertTriangle size={20} stroke={1.5} />,
    title,
    message: (detail || act) && (
      <>
        <Suspense>{detail}</Suspense>{' '}
        {act && (
          <button
            type="button"
            className={classes.retry}
            onClick={({ detail: clicks }) => {
              // While it is going, a double click still reaches it.
              if (clicks > 1) return
              notifications.hide(id)
              act()
            }}
          >
            {undo ? 'Undo' : 'Try again'}
          </button>
        )}
      </>
    ),
    closeButtonProps: { 'aria-label': 'Dismiss notification' },
    classNames: {
      root: classes.notice,
      description: classes.description,
      icon: classes[`${kind}Icon`],
    },
  })
}

export const clearNotices = () => notifications.clean()

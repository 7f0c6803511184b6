import { Notifications, notifications, notificationsStore } from '@mantine/notifications'
import '@mantine/notifications/styles.layer.css'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { Suspense } from 'react'
import type { Toast } from './notify.ts'
import classes from './toasts.module.css'

const secondsShown = 5

const places = 3

/** Before all others, however many those are. */
const undoPriority = 1_000_000

let shownSoFar = 0

/** All that can be undone is shown for as long as it can be, and the newest of the others beside it. */
notificationsStore.subscribe(({ notifications: shown, queue, limit }) => {
  const undoable = [...shown, ...queue].filter(({ priority = 0 }) => priority >= undoPriority)
  const wanted = Math.max(places, undoable.length + 1)
  if (limit === wanted) return
  notificationsStore.updateState((state) => ({ ...state, limit: wanted }))
  notifications.updateState(notificationsStore, (all) => all)
})

/**
 * Where toasts appear, the newest three at a time and all that can be undone: at the bottom, because the top has the buttons
 * that one presses next. A page with a bar at the bottom says how high it is.
 */
export function Toasts() {
  return (
    <Notifications
      position="bottom-center"
      limit={places}
      pauseResetOnHover="notification"
      containerWidth={396}
      classNames={{ root: classes.place }}
    />
  )
}

/** Undo is offered until its time since the action is over, whether or not the toast could be shown all along. */
export function showToast({ kind, name, title, detail, onRetry, undo: offered }: Toast, doneAt = Date.now()) {
  if (name) notifications.hide(name)
  const undoMilliseconds = offered ? doneAt + offered.seconds * 1000 - Date.now() : 0
  const undo = undoMilliseconds > 0 ? offered : undefined
  const action = undo?.onUndo ?? onRetry
  const isSuccess = kind === 'success'
  shownSoFar += 1
  const id = notifications.show({
    ...(name && { id: name }),
    role: kind === 'error' ? 'alert' : 'status',
    withBorder: true,
    priority: shownSoFar + (undo ? undoPriority : 0),
    autoClose: isSuccess && !undo && secondsShown * 1000,
    icon: isSuccess ? <IconCheck size={20} stroke={1.5} /> : <IconAlertTriangle size={20} stroke={1.5} />,
    title,
    message: (detail || action) && (
      <>
        <Suspense>{detail}</Suspense>{' '}
        {action && (
          <button
            type="button"
            className={classes.retry}
            onClick={({ detail: clicks }) => {
              // While it is going, a double click still reaches it.
              if (clicks > 1) return
              notifications.hide(id)
              action()
            }}
          >
            {undo ? 'Undo' : 'Try again'}
          </button>
        )}
      </>
    ),
    closeButtonProps: { 'aria-label': 'Dismiss notification' },
    classNames: {
      root: classes.toast,
      description: classes.description,
      icon: classes[`${kind}Icon`],
    },
  })
  if (undo) setTimeout(() => notifications.hide(id), undoMilliseconds)
}

export const clearToasts = (name?: string) => (name ? notifications.hide(name) : notifications.clean())

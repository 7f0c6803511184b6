import { notificationsStore } from '@mantine/notifications'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearToasts, showToast } from './toasts.tsx'

/** As the page asks for it: three at a time. */
beforeEach(() => {
  vi.useFakeTimers()
  notificationsStore.updateState((state) => ({ ...state, limit: 3 }))
})
afterEach(() => {
  clearToasts()
  vi.useRealTimers()
})

const shown = () => notificationsStore.getState().notifications.map(({ title }) => title)
const error = (title: string) => showToast({ kind: 'error', title })
const undoable = (title: string, since?: number) =>
  showToast({ kind: 'success', title, undo: { seconds: 20, onUndo: () => {} } }, since)

test('what can be undone is shown before errors that nobody has closed, and before those that follow', () => {
  for (const title of ['1', '2', '3']) error(title)
  undoable('Accepted')
  expect(shown()).toEqual(['Accepted', '3', '2'])
  for (const title of ['4', '5', '6']) error(title)
  expect(shown()).toContain('Accepted')
})

test('however many can be undone, each is there for its time, and an error has its place among them', () => {
  for (const title of ['Ana', 'Ben', 'Cleo', 'Dan', 'Eve']) undoable(title)
  expect(shown()).toEqual(['Eve', 'Dan', 'Cleo', 'Ben', 'Ana'])
  for (const title of ['1', '2', '3', '4', '5', '6', '7', '8']) error(title)
  expect(shown()).toEqual(['Eve', 'Dan', 'Cleo', 'Ben', 'Ana', '8'])
})

test('what is undone or closed gives its place back', () => {
  for (const title of ['1', '2', '3', '4', '5']) error(title)
  for (const title of ['Ana', 'Ben', 'Cleo']) undoable(title)
  expect(shown()).toEqual(['Cleo', 'Ben', 'Ana', '5'])
  const [cleo] = notificationsStore.getState().notifications
  clearToasts(cleo?.id)
  expect(shown()).toEqual(['Ben', 'Ana', '5'])
  vi.advanceTimersByTime(20_000)
  expect(shown()).toEqual(['5', '4', '3'])
})

test('Undo goes when its time since the act is over, shown or waiting', () => {
  for (const title of ['Ana', 'Ben', 'Cleo', 'Dan']) undoable(title)
  vi.advanceTimersByTime(19_999)
  expect(shown()).toHaveLength(4)
  vi.advanceTimersByTime(1)
  expect(notificationsStore.getState()).toMatchObject({ notifications: [], queue: [] })

  undoable('Late', Date.now() - 15_000)
  vi.advanceTimersByTime(5000)
  expect(shown()).toEqual([])
})

test('whoever hears of it after that is told what was done, without Undo', () => {
  undoable('Accepted', Date.now() - 20_000)
  expect(notificationsStore.getState().notifications).toMatchObject([{ title: 'Accepted', autoClose: 5000 }])
  expect(notificationsStore.getState().notifications[0]?.message).toBeFalsy()
})

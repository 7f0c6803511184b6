import { createMemoryHistory, createRouter } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { pageTitles } from './page-titles.ts'
import { prerenderedPaths } from './routes/public.ts'
import { routeTree } from './routes.ts'

test('every page has a title, and every title a page', () => {
  const { routesByPath } = createRouter({ routeTree, history: createMemoryHistory(), context: {} as never })
  const untitled = ['/$', '/dev/parts', ...prerenderedPaths]
  const paths = Object.keys(routesByPath).filter((path) => !untitled.includes(path))
  expect(Object.keys(pageTitles).sort()).toEqual(paths.sort())
})

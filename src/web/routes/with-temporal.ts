/** Loads a page that computes with days or time zones, and before it the means to, where a browser has none yet. */
export const withTemporal =
  <Page>(load: () => Promise<Page>) =>
  (): Promise<Page> =>
    'Temporal' in globalThis ? load() : import('temporal-polyfill/global').then(load)

/** The leads couldn’t be loaded; and of the reader's own: Your weeks couldn’t be loaded. */
export const notLoaded = (what: string): string =>
  `${what.startsWith('your ') ? `Y${what.slice(1)}` : `The ${what}`} couldn’t be loaded`

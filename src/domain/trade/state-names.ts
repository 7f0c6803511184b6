import states from './states.json' with { type: 'json' }

/** Apart from what finds states in a text, for forms. */
export const stateNames: Readonly<Record<string, string>> = states

/** How a statement is found before and after each signature; nothing else is ever found. */
export const signingStates = {
  talent: {
    unsigned: { status: 'out', sealed: false, entries: 3 },
    signed: { status: 'signed', sealed: false, entries: 5 },
  },
  owner: {
    unsigned: { status: 'signed', sealed: false, entries: 6 },
    signed: { status: 'executed', sealed: true, entries: 9 },
  },
}

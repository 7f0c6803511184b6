/** A part of a text, by the positions of its characters. */
export type Span = { from: number; to: number }

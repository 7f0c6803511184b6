/** A PDF transformation: `[a, b, c, d, e, f]`. */
export type Matrix = readonly [number, number, number, number, number, number]

/** A part of the page, from its left top to its right bottom. */
export type Box = { left: number; top: number; right: number; bottom: number }

/** First `inner`, then `outer`. */
export const times = (outer: Matrix, inner: Matrix): Matrix => [
  outer[0] * inner[0] + outer[2] * inner[1],
  outer[1] * inner[0] + outer[3] * inner[1],
  outer[0] * inner[2] + outer[2] * inner[3],
  outer[1] * inner[2] + outer[3] * inner[3],
  outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
  outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
]

export const pointAt = (m: Matrix, x: number, y: number) => ({
  x: m[0] * x + m[2] * y + m[4],
  y: m[1] * x + m[3] * y + m[5],
})

/** The box around a rectangle that was turned or stretched. */
export function boxOf(m: Matrix, [x1, y1, x2, y2]: readonly [number, number, number, number]): Box {
  const corners = [pointAt(m, x1, y1), pointAt(m, x2, y1), pointAt(m, x1, y2), pointAt(m, x2, y2)]
  const xs = corners.map(({ x }) => x)
  const ys = corners.map(({ y }) => y)
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}

export const meet = (a: Box, b: Box): Box => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
})

export const contains = (box: Box, x: number, y: number): boolean =>
  x >= box.left && x <= box.right && y >= box.top && y <= box.bottom

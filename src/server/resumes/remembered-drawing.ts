import { createHash } from 'node:crypto'
import { type DrawnProfile, drawProfile } from './draw-profile.ts'

const kept = 50

/** Draws a profile once a day for all who open it: a reader may ask for the same file many times, and drawing takes a while. */
export function rememberedDrawing(draw: typeof drawProfile = drawProfile) {
  const drawings = new Map<string, Promise<Buffer>>()
  return (given: DrawnProfile, now: Date): Promise<Buffer> => {
    const day = now.toISOString().slice(0, 10)
    const key = createHash('sha256')
      .update(JSON.stringify([given, day]))
      .digest('base64url')
    const found = drawings.get(key) ?? draw(given, now)
    // The one that was asked for last is the last to go.
    drawings.delete(key)
    drawings.set(key, found)
    found.catch(() => drawings.delete(key))
    for (const oldest of drawings.keys()) {
      if (drawings.size <= kept) break
      drawings.delete(oldest)
    }
    return found
  }
}

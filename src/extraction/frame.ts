/** What a file should be read as. */
export type DocumentUse = 'profile' | 'brief'

const signs: DocumentUse[] = ['profile', 'brief']

/** Precedes each file in the pipe to a child: what to read it as, and its length. */
export const frameBytes = 5

export function frameOf(use: DocumentUse, length: number): Buffer {
  const frame = Buffer.alloc(frameBytes)
  frame.writeUInt8(signs.indexOf(use))
  frame.writeUInt32LE(length, 1)
  return frame
}

export const readFrame = (frame: Buffer): { use: DocumentUse; length: number } => ({
  use: signs[frame.readUInt8()] ?? 'profile',
  length: frame.readUInt32LE(1),
})

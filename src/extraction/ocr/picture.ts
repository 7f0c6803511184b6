/** A picture in shades of gray, row by row; 0 is black. `dpi` as it lies on its page. */
export type Picture = { width: number; height: number; pixels: Uint8Array; dpi: number }

export const blankPicture = (width: number, height: number, dpi: number): Picture => ({
  width,
  height,
  dpi,
  pixels: new Uint8Array(width * height).fill(255),
})

/** Every `by` by `by` pixels as one, their mean. */
export function shrink(picture: Picture, by: number): Picture {
  if (by <= 1) return picture
  const { width, height, pixels, dpi } = picture
  const [across, down] = [Math.floor(width / by), Math.floor(height / by)]
  const small = new Uint8Array(across * down)
  const sums = new Uint32Array(across)
  for (let y = 0; y < down; y++) {
    sums.fill(0)
    for (let row = y * by; row < (y + 1) * by; row++) {
      let at = row * width
      for (let x = 0; x < across; x++) {
        let sum = 0
        for (let step = 0; step < by; step++) sum += pixels[at++] as number
        sums[x] = (sums[x] as number) + sum
      }
    }
    for (let x = 0; x < across; x++) small[y * across + x] = (sums[x] as number) / (by * by)
  }
  return { width: across, height: down, pixels: small, dpi: dpi / by }
}

/** Between its four neighbors; white beyond the edge. */
export function sampleAt({ width, height, pixels }: Picture, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  if (left < -1 || top < -1 || left >= width || top >= height) return 255
  const [right, below] = [x - left, y - top]
  const pixel = (column: number, row: number) =>
    column < 0 || row < 0 || column >= width || row >= height ? 255 : (pixels[row * width + column] as number)
  const above = pixel(left, top) * (1 - right) + pixel(left + 1, top) * right
  return above * (1 - below) + (pixel(left, top + 1) * (1 - right) + pixel(left + 1, top + 1) * right) * below
}

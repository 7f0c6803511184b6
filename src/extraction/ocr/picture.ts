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
  const smaller = { width: across, height: down, pixels: small, dpi: dpi / by }
  if (by === 2) {
    // As most pages are shrunk, in a third of the time.
    for (let y = 0, to = 0; y < down; y++)
      for (let x = 0, at = 2 * y * width; x < across; x++, at += 2) {
        const upper = (pixels[at] as number) + (pixels[at + 1] as number)
        small[to++] = (upper + (pixels[at + width] as number) + (pixels[at + width + 1] as number)) >> 2
      }
    return smaller
  }
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
  return smaller
}

/** Which place of the source each pixel of the target shows: `x` and `y` of the first one, and by how much they change a column and a row on. */
export type Mapping = { x: number; y: number; acrossX: number; acrossY: number; downX: number; downY: number }
type Area = { left: number; right: number; top: number; bottom: number }

/** Of a pixel: places nearer to a pixel than this are that pixel. */
const exact = 0.01

/** Draws the source on an area of the target. Each pixel is the mean of the four that it lies between; white beyond the edge. */
export function drawThrough(source: Picture, target: Picture, mapping: Mapping, area: Area) {
  const { x, y, acrossX, acrossY, downX, downY } = mapping
  if (isCopy(source, mapping, area)) {
    const [fromX, fromY] = [Math.round(x), Math.round(y)]
    for (let row = area.top; row < area.bottom; row++) {
      const from = (fromY + row) * source.width + fromX
      target.pixels.set(source.pixels.subarray(from + area.left, from + area.right), row * target.width + area.left)
    }
    return
  }
  // A pixel of white around the picture: its edge is like its middle.
  const { width, height, pixels } = framed(source)
  for (let row = area.top; row < area.bottom; row++) {
    let atX = x + downX * row + acrossX * area.left + 1
    let atY = y + downY * row + acrossY * area.left + 1
    for (let column = area.left; column < area.right; column++, atX += acrossX, atY += acrossY) {
      if (atX < 0 || atY < 0 || atX >= width - 1 || atY >= height - 1) continue
      const left = Math.trunc(atX)
      const top = Math.trunc(atY)
      const at = top * width + left
      const right = atX - left
      const below = atY - top
      const upper = (pixels[at] as number) * (1 - right) + (pixels[at + 1] as number) * right
      const lower = (pixels[at + width] as number) * (1 - right) + (pixels[at + width + 1] as number) * right
      target.pixels[row * target.width + column] = upper + (lower - upper) * below
    }
  }
}

/** Most scans lie on their page pixel by pixel. */
function isCopy(
  { width, height }: Picture,
  { x, y, acrossX, acrossY, downX, downY }: Mapping,
  { left, right, top, bottom }: Area,
): boolean {
  const isNear = (value: number, whole: number) => Math.abs(value - whole) < exact
  const endX = x + acrossX * (right - 1) + downX * (bottom - 1)
  const endY = y + acrossY * (right - 1) + downY * (bottom - 1)
  const [fromX, fromY] = [Math.round(x), Math.round(y)]
  return (
    [x, y].every((value) => isNear(value, Math.round(value))) &&
    isNear(endX, fromX + right - 1) &&
    isNear(endY, fromY + bottom - 1) &&
    isNear(acrossX, 1) &&
    isNear(downY, 1) &&
    fromX + left >= 0 &&
    fromY + top >= 0 &&
    fromX + right <= width &&
    fromY + bottom <= height
  )
}

function framed({ width, height, pixels, dpi }: Picture): Picture {
  const frame = blankPicture(width + 2, height + 2, dpi)
  for (let y = 0; y < height; y++)
    frame.pixels.set(pixels.subarray(y * width, (y + 1) * width), (y + 1) * frame.width + 1)
  return frame
}

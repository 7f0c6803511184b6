/** A piece of text where the page shows it: x to the right, y of the baseline downward, both in points. */
export type Item = {
  text: string
  x: number
  y: number
  width: number
  size: number
  font: string
  /** As `#rrggbb`, or unknown. */
  color: string | null
  page: number
  /** Where the page writes its spaces: whether it wrote none before this. */
  isApart?: boolean
}

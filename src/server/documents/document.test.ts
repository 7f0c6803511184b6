import { expect, test } from 'vitest'
import { inks, makeDocument } from './document.ts'

test('figures are set without kerning: no period is tucked under a 7', async () => {
  const style = { cut: 'plain', size: 9, lead: 13, color: inks.ink } as const
  const widths: number[] = []
  await makeDocument({
    title: 'Figures',
    foot: '',
    madeAt: new Date('2026-11-16T21:05:00Z'),
    compose: (set) => {
      const widthOf = (text: string) => set.lines(text, style).reduce((sum, { width }) => sum + width, 0)
      widths.push(
        widthOf('27.25'),
        [...'27.25'].reduce((sum, figure) => sum + widthOf(figure), 0),
      )
      return set.text('27.25', style)
    },
  })
  expect(widths[0]).toBeCloseTo(widths[1] as number, 6)
})

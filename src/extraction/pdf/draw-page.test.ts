import { expect, test } from 'vitest'
import { smallJbig2 } from '../testing/hostile-files.ts'
import { fax } from '../testing/scanner-files.ts'
import { drawPage } from './draw-page.ts'

test('a fax is drawn at the size of its page', async () => {
  expect(await drawPage(new Uint8Array(fax()), 1, 72)).toMatchObject({ width: 612, height: 792, dpi: 72 })
})

test.each(['JBIG2Decode', 'JBIG2D#65code', '#4aBIG2Decode', '#4A#42#49#47#32#44#65#63#6F#64#65'])(
  'JBIG2 is not drawn, also where it is written %s',
  async (name) => {
    expect(await drawPage(new Uint8Array(smallJbig2(name)), 1, 72)).toBeUndefined()
  },
)

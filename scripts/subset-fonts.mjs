// Regenerates the font files of pages and documents: run it after a new version of the fonts or a new weight.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { root } from './steps.mjs'

const source = join(root, 'node_modules/@fontsource-variable')
const target = join(root, 'src/web/ui/fonts')

const range = (from, to) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index))
const ascii = range(0x20, 0x7e)
const latin = `${ascii}${range(0xa0, 0xff)}${range(0x2010, 0x2027)}${range(0x2030, 0x203a)}ıŒœʻʼˆ˚˜€™↑→↓−∕`

/** Headings have one weight at sizes from 20 px, the logo another; text has three weights. */
const fonts = [
  {
    file: 'inter',
    from: 'inter/files/inter-latin-wght-normal.woff2',
    text: latin,
    axes: { wght: { min: 400, max: 600 } },
  },
  {
    file: 'fraunces',
    from: 'fraunces/files/fraunces-latin-opsz-normal.woff2',
    text: latin,
    axes: { wght: 440, opsz: { min: 20, max: 72 } },
  },
  {
    file: 'fraunces-logo',
    from: 'fraunces/files/fraunces-latin-opsz-normal.woff2',
    text: ascii,
    axes: { wght: 560, opsz: 24 },
  },
  {
    file: 'fraunces-signature',
    from: 'fraunces/files/fraunces-latin-opsz-italic.woff2',
    text: latin,
    axes: { wght: 440, opsz: 14 },
  },
]

for (const { file, from, text, axes } of fonts) {
  const subset = await subsetFont(readFileSync(join(source, from)), text, {
    targetFormat: 'woff2',
    variationAxes: axes,
  })
  writeFileSync(join(target, `${file}.woff2`), subset)
  console.log(`${file}: ${(subset.length / 1024).toFixed(1)} KB`)
}

/** Documents embed what they use of each file, so these have every letter, at one weight. */
const documents = join(root, 'src/server/documents/fonts')
const scripts = {
  inter: ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext'],
  fraunces: ['latin', 'latin-ext', 'vietnamese'],
}
const cuts = [
  { name: 'inter-400', family: 'inter', axis: 'wght', axes: { wght: 400 } },
  { name: 'inter-600', family: 'inter', axis: 'wght', axes: { wght: 600 } },
  { name: 'fraunces-440', family: 'fraunces', axis: 'opsz', axes: { wght: 440, opsz: 30 } },
  // Names as signed: at larger optical sizes its swashes can't be read.
  { name: 'fraunces-italic-440', family: 'fraunces', axis: 'opsz', slant: 'italic', axes: { wght: 440, opsz: 14 } },
]
const everyLetter = range(0x20, 0xd7ff)
mkdirSync(documents, { recursive: true })
for (const { name, family, axis, slant = 'normal', axes } of cuts)
  for (const script of scripts[family]) {
    const file = join(source, `${family}/files/${family}-${script}-${axis}-${slant}.woff2`)
    const cut = await subsetFont(readFileSync(file), everyLetter, { targetFormat: 'truetype', variationAxes: axes })
    writeFileSync(join(documents, `${name}-${script}.ttf`), cut)
    console.log(`${name}-${script}: ${(cut.length / 1024).toFixed(1)} KB`)
  }

for (const family of ['fraunces', 'inter'])
  for (const folder of [target, documents])
    copyFileSync(join(source, family, 'LICENSE'), join(folder, `${family}.license.txt`))

// Regenerates src/web/public/share.png, the image of link previews: run it after changing its text or colors.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { brand } from '../src/domain/brand.ts'
import { hero, statistics } from '../src/web/content.ts'
import { findOrInstallBrowser } from './browser.mjs'
import { root } from './steps.mjs'

const font = (file) => readFileSync(join(root, `src/web/ui/fonts/${file}.woff2`)).toString('base64')
const face = (family, file, weight) =>
  `@font-face { font-family: ${family}; font-weight: ${weight}; src: url(data:font/woff2;base64,${font(file)}) }`

const page = `<!doctype html>
<style>
  ${face('Fraunces', 'fraunces', 440)} ${face('Fraunces', 'fraunces-logo', 560)} ${face('Inter', 'inter', '400 600')}
  body { position: relative; box-sizing: border-box; width: 1200px; height: 630px; margin: 0; padding: 72px 80px; overflow: hidden;
    background: #FBFAF6; color: #10211D; font: 400 26px/36px Inter; -webkit-font-smoothing: antialiased }
  .logo { display: flex; gap: 18px; align-items: center; font: 560 44px/52px Fraunces }
  h1 { max-width: 900px; margin: 56px 0 0; font: 440 84px/92px Fraunces; letter-spacing: -0.022em; text-wrap: balance }
  dl { position: absolute; inset: auto 80px 64px; display: grid; grid-template-columns: repeat(3, 1fr); gap: 32px; margin: 0 }
  dd { margin: 0 0 14px; padding-bottom: 10px; border-bottom: 7px double #10211D; font: 440 52px/60px Fraunces }
  dt { color: #43534E; font-size: 22px; line-height: 28px }
  dl > div { display: flex; flex-direction: column-reverse; justify-content: flex-end }
  .path { position: absolute; inset: 0; z-index: -1 }
</style>
<svg class="path" viewBox="0 0 1200 630" fill="none">
  <path d="M820 0C890 96 1000 128 1200 128" stroke="#0E7C66" stroke-width="4" />
  <path d="M900 128.5h300M900 136.5h300" stroke="#10211D" stroke-width="1.5" />
</svg>
<div class="logo"><svg width="48" height="48" viewBox="0 0 26 26" fill="none">
  <path d="M1.5 1.5C6.8 9.6 12.6 16.2 24.5 16.2" stroke="#0E7C66" stroke-width="2.4" stroke-linecap="round" />
  <path d="M1.5 20.3h22M1.5 23.3h22" stroke="#10211D" stroke-width="1.2" />
</svg>${brand.name}</div>
<h1>${hero.headline}</h1>
<dl>${[0, 2, 4]
  .map((index) => statistics[index])
  .map(({ figure, label }) => `<div><dt>${label}</dt><dd>${figure.replace('<', '&lt;')}</dd></div>`)
  .join('')}</dl>`

const browser = await chromium.launch({ executablePath: await findOrInstallBrowser(), args: ['--no-sandbox'] })
const tab = await browser.newPage({ viewport: { width: 1200, height: 630 } })
await tab.setContent(page)
await tab.evaluate(() => document.fonts.ready)
await tab.screenshot({ path: join(root, 'src/web/public/share.png') })
await browser.close()

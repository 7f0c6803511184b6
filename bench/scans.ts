import { benchBesideTesseract } from './beside-tesseract.ts'
import { benchLongScan } from './long-scan.ts'

await benchBesideTesseract()
await benchLongScan()

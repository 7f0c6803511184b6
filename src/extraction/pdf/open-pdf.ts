import { getDocument, type PDFDocumentProxy, PDFWorker } from 'unpdf/pdfjs'
import { type DirectPort, directPorts } from './direct-ports.ts'

type Reader = { initializeFromPort: (port: DirectPort) => void }

/** PDF.js has two halves: one sends requests, the other reads the file. */
const { WorkerMessageHandler: reader } = (globalThis as unknown as { pdfjsWorker: { WorkerMessageHandler: Reader } })
  .pdfjsWorker

/** Characters are recorded, not drawn. If fonts seem to be loaded as in a browser, PDF.js skips computing their outlines. */
const pretended = { fonts: { add() {}, delete() {} } }
Object.assign(globalThis, {
  FontFace: class {
    loaded = Promise.resolve()
  },
})

/** Opens a document for the duration of the work. */
export async function withPdf<R>(
  bytes: Uint8Array,
  work: (document: Promise<PDFDocumentProxy>) => Promise<R>,
  imagePixels = 1,
) {
  const [near, far] = directPorts()
  reader.initializeFromPort(far)
  const worker = new PDFWorker({ port: near as unknown as null, verbosity: 0 })
  const loading = getDocument({
    worker,
    data: new Uint8Array(bytes),
    verbosity: 0,
    disableFontFace: false,
    ownerDocument: pretended as never,
    useSystemFonts: false,
    stopAtErrors: false,
    maxImageSize: imagePixels,
    enableXfa: false,
  })
  try {
    return await work(loading.promise)
  } finally {
    await loading.destroy()
    worker.destroy()
  }
}

declare module 'tesseract.js-core/tesseract-core-relaxedsimd-lstm.js' {
  type Engine = {
    Init(folder: null, language: string, mode: number): number
    SetVariable(name: string, value: string): void
    SetImageFile(orientation: number, radians: number): number
    Recognize(monitor: null): number
    GetIterator(): ResultIterator
    Clear(): void
  }
  type Box = { x0: number; y0: number; x1: number; y1: number }
  /** Levels are numbers: 2 is a line, 3 a word, 4 a letter. */
  export type ResultIterator = {
    Begin(): void
    Next(level: number): boolean
    Empty(level: number): boolean
    IsAtBeginningOf(level: number): boolean
    GetUTF8Text(level: number): string
    Confidence(level: number): number
    getBoundingBox(level: number): Box
    getBaseline(level: number): Box
  }
  type Core = {
    destroy(object: object): void
    FS: { writeFile(path: string, bytes: Uint8Array): void; unlink(path: string): void }
    TessBaseAPI: new () => Engine
  }
  // The package exports a function as its module.
  // biome-ignore lint/style/noDefaultExport: that is how the package is made
  export default function loadCore(options: { wasmBinary: Uint8Array }): Promise<Core>
}

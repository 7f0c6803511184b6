declare module 'tesseract.js-core/tesseract-core-relaxedsimd-lstm.js' {
  type Engine = {
    Init(folder: null, language: string, mode: number): number
    SetVariable(name: string, value: string): void
    SetImageFile(orientation: number, radians: number): number
    Recognize(monitor: null): number
    GetJSONText(page: number): string
    Clear(): void
  }
  type Core = {
    FS: { writeFile(path: string, bytes: Uint8Array): void; unlink(path: string): void }
    TessBaseAPI: new () => Engine
  }
  // The package exports a function as its module.
  // biome-ignore lint/style/noDefaultExport: that is how the package is made
  export default function loadCore(options?: object): Promise<Core>
}

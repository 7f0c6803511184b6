declare module 'word-extractor' {
  type WordDocument = {
    getBody(): string
    getHeaders(options?: { includeFooters?: boolean }): string
    getTextboxes(): string
  }
  // The package exports a class as its module.
  // biome-ignore lint/style/noDefaultExport: that is how the package is made
  export default class WordExtractor {
    extract(source: string | Buffer): Promise<WordDocument>
  }
}

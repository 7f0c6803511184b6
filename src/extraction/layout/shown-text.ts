/** Text as a reader sees it: ligatures as letters, no control signs, no marks without width. A database refuses some of them. */
export const shownText = (text: string): string =>
  text
    .normalize('NFKC')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2060\ufeff\ufffd]/g, '')

const hexOf = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** Null where the browser can't: outside https and this machine. */
export const sha256Of = async (bytes: ArrayBuffer): Promise<string | null> =>
  globalThis.crypto?.subtle ? hexOf(await crypto.subtle.digest('SHA-256', bytes)) : null

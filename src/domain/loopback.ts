/** Whether a host, as written in a URL or setting, can be reached only from its own machine. */
export const isLoopback = (host: string): boolean =>
  /^(?:(?:.+\.)?localhost\.?|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i.test(host)

/** Whether a host, as it stands in a URL or in a setting, can be reached from its own machine alone. */
export const isLoopback = (host: string): boolean =>
  /^(?:(?:.+\.)?localhost\.?|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i.test(host)

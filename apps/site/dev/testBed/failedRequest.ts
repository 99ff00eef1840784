/** Whether the browser itself has written this on the console: of a request without a connection, or of a page that is not there. */
export function isFailedRequest(problem: string): boolean {
  return /^(Failed to load resource|Load failed or canceled)[^]*(\bnet::ERR_|\b404\b)/.test(problem);
}

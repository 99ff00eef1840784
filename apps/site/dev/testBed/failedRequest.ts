export function isFailedRequest(problem: string): boolean {
  return /^(Failed to load resource|Load failed or canceled)[^]*(\bnet::ERR_|\b404\b)/.test(problem);
}

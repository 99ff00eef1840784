/**
 * Whether a host on another origin answers at all. A frame does not tell: it loads the browser's own page about a host that is down, too. Browser
 * only; the page's policy has to allow the request.
 */
export async function isAnswering(url: string, signal: AbortSignal): Promise<boolean> {
  const question = {
    method: 'HEAD',
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
    signal,
  } as const;
  return fetch(url, question).then(
    () => true,
    () => false,
  );
}

/** A service answered with a redirect. Where it leads may be anywhere, also inside the network: nobody goes there. */
export class RedirectRefusedError extends Error {
  override readonly name = 'RedirectRefusedError';
  readonly status: number;
  readonly location: string | null;
  constructor(status: number, location: string | null) {
    super(`answered ${status}, a redirect to ${location?.slice(0, 200) ?? 'nowhere'}: redirects of services are not followed`);
    this.status = status;
    this.location = location;
  }
}

/** `fetch` for what one part asks of another: an address is where the operator says it is. @throws RedirectRefusedError, and as `fetch` */
export async function fetchDirectly(url: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(url, { ...init, redirect: 'manual' });
  if (response.status < 300 || response.status >= 400 || response.status === 304) return response;
  await response.body?.cancel();
  throw new RedirectRefusedError(response.status, response.headers.get('location'));
}

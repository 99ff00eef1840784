/** How a game's page on the free-play host answered. `status` is that of the last answer; null: there was none. */
export type PlayAnswer = { status: number | null; hasStarted: boolean };

const limit = 10_000;
const mostRedirects = 5;

/** Opens the page of a game as a frame would: it starts when a page comes, at this address or at one of the same origin that this one leads to. Never fails. */
export async function openPlay(url: string, signal: AbortSignal): Promise<PlayAnswer> {
  const within = AbortSignal.any([signal, AbortSignal.timeout(limit)]);
  let address = url;
  let status: number | null = null;
  try {
    for (let redirects = 0; redirects <= mostRedirects; redirects++) {
      const answer = await fetch(address, { redirect: 'manual', headers: { accept: 'text/html' }, signal: within });
      await answer.body?.cancel();
      ({ status } = answer);
      const next = status >= 300 && status < 400 ? URL.parse(answer.headers.get('location') ?? '', address) : null;
      if (next === null) return { status, hasStarted: status === 200 && isPage(answer) };
      if (next.origin !== new URL(url).origin) break;
      address = next.href;
    }
  } catch {
    return { status: null, hasStarted: false };
  }
  return { status, hasStarted: false };
}

const isPage = ({ headers }: Response): boolean => /^text\/html\b/i.test(headers.get('content-type') ?? '');

import { market } from '@lupa/contracts/market.ts';

/** Next calls this once when the server starts: a wrong environment stops it here, requests carry the visitor's address, and planned publications run from now on. */
export async function register(): Promise<void> {
  if (process.env['NEXT_RUNTIME'] !== 'nodejs') return;
  // Dates that the server writes into pages are those of the market, as in the browsers of the people who work here.
  process.env['TZ'] = market.timeZone;
  const { env } = await import('./env.ts');
  const { trustAddress } = await import('./accounts/trustAddress.ts');
  trustAddress(env.trustedProxies);
  const { getPayload } = await import('payload');
  const { default: config } = await import('./payload.config.ts');
  await getPayload({ config, cron: true });
}

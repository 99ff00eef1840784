import { market } from '@lupa/contracts/market.ts';

/** Next calls this once when the server starts: a wrong environment stops it here, requests carry the visitor's address and name no other host, traces are exported if they are to be, and planned publications run from now on. */
export async function register(): Promise<void> {
  if (process.env['NEXT_RUNTIME'] !== 'nodejs') return;
  // Dates that the server writes into pages are those of the market, as in the browsers of the people who work here.
  process.env['TZ'] = market.timeZone;
  const { env } = await import('./core/env.ts');
  const { trustAddress } = await import('./core/api/loginThrottle.ts');
  trustAddress(env.trustedProxies);
  const { takeOriginForm } = await import('./core/api/originForm.ts');
  takeOriginForm();
  // The names of Next's spans of calls hold whole addresses.
  process.env['NEXT_OTEL_FETCH_DISABLED'] = '1';
  const { startTracing } = await import('@lupa/server/startTracing.ts');
  const { readConfigurationOrExit } = await import('@lupa/configuration/readConfiguration.ts');
  const configuration = readConfigurationOrExit('studio');
  const tracing = await startTracing('studio', configuration);
  process.once('SIGTERM', () => void tracing.close());
  const { getPayload } = await import('payload');
  const { default: config } = await import('./payload.config.ts');
  const payload = await getPayload({ config, cron: true });
  const { METRICS_PORT: port, METRICS_HOST: hostname, LOG_LEVEL: logLevel } = configuration;
  if (port === 0) return;
  const { serveStudioMetrics } = await import('./core/measures/measureRequests.ts');
  await serveStudioMetrics({ port, hostname, logLevel, pool: payload.db.pool });
}

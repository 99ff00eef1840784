/** Next calls this once when the server starts: a wrong environment stops it here, and planned publications run from now on. */
export async function register(): Promise<void> {
  if (process.env['NEXT_RUNTIME'] !== 'nodejs') return;
  const { getPayload } = await import('payload');
  const { default: config } = await import('./payload.config.ts');
  await getPayload({ config, cron: true });
}

import type { Payload } from 'payload';

export async function answerReadiness({ db }: Payload): Promise<Response> {
  try {
    await db.pool.query('select 1');
    return new Response('ready');
  } catch {
    return new Response('not ready', { status: 503 });
  }
}

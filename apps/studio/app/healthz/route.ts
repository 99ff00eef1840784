export const dynamic = 'force-dynamic';

/** Answers as long as the process does anything; whether the database answers is `/readyz`. */
export const GET = (): Response => new Response('alive');

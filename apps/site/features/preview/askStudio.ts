import { previewParameter } from '@lupa/contracts/preview.ts';
import { fetchTraced } from '@lupa/server/fetchDirectly.ts';
import { readBounded } from '@lupa/server/readBounded.ts';

/** The studio does not answer, or not usefully. */
export class StudioUnavailableError extends Error {
  override readonly name = 'StudioUnavailableError';
}

// Reading a long draft takes the studio longer than a page takes the services.
const patience = 5000;
const maximumBytes = 8 * 1024 * 1024;

/** GETs JSON of the studio by a token. @throws whatever keeps it from answering so */
export async function askStudio(
  studioUrl: string,
  path: string,
  token: string,
  requestId: string,
): Promise<{ status: number; json: unknown }> {
  const response = await fetchTraced(path, `${studioUrl}${path}?${previewParameter}=${encodeURIComponent(token)}`, {
    headers: { accept: 'application/json', 'x-request-id': requestId },
    signal: AbortSignal.timeout(patience),
  });
  return { status: response.status, json: JSON.parse((await readBounded(response.body, maximumBytes)).toString()) };
}

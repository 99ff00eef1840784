import { expect } from 'vitest';
import { callStudio, type Headed, json } from '../../testing/callStudio.ts';
import type { Studio } from '../../testing/startStudio.ts';
import type { ImportAnswer } from './describeImport.ts';
import type { ShownRow } from './importTables.ts';
import { isWorking } from './importStates.ts';
import { startImports } from './runImports.ts';

type Own = Record<string, string>;
type Sent = { name?: string; partner?: number };

export async function uploadFile(
  studio: Studio,
  own: Own,
  kind: string,
  content: string | Uint8Array,
  { name = 'datos.csv', partner }: Sent = {},
): Promise<Response> {
  const form = new FormData();
  form.set('kind', kind);
  if (partner !== undefined) form.set('partner', String(partner));
  form.set('file', new File([typeof content === 'string' ? content : new Uint8Array(content)], name));
  const init: Headed = { method: 'POST', body: form, headers: own };
  return callStudio(studio, 'exchange/imports', init);
}

export async function preview(
  studio: Studio,
  own: Own,
  kind: string,
  content: string | Uint8Array,
  sent: Sent = {},
): Promise<ImportAnswer> {
  const response = await uploadFile(studio, own, kind, content, sent);
  const answer = (await response.json()) as ImportAnswer & { errors?: unknown };
  expect([response.status, answer.errors]).toEqual([201, undefined]);
  return waitForImport(studio, own, answer.id);
}

export async function waitForImport(studio: Studio, own: Own, id: number): Promise<ImportAnswer> {
  await startImports(studio.payload);
  const answer = (await (await callStudio(studio, `exchange/imports/${id}`, { headers: own })).json()) as ImportAnswer;
  expect(isWorking(answer.state)).toBe(false);
  return answer;
}

export async function readRows(studio: Studio, own: Own, id: number): Promise<ShownRow[]> {
  const response = await callStudio(studio, `exchange/imports/${id}/rows?limit=200`, { headers: own });
  return ((await response.json()) as { rows: ShownRow[] }).rows;
}

export async function applyImport(studio: Studio, own: Own, id: number, mode: 'publish' | 'draft' = 'publish'): Promise<ImportAnswer> {
  const response = await callStudio(studio, `exchange/imports/${id}/apply`, json({ mode }, own));
  expect(response.status).toBe(200);
  return waitForImport(studio, own, id);
}

export async function undoImport(studio: Studio, own: Own, id: number): Promise<ImportAnswer> {
  const response = await callStudio(studio, `exchange/imports/${id}/undo`, json({}, own));
  expect(response.status).toBe(200);
  return waitForImport(studio, own, id);
}

export async function download(studio: Studio, own: Own, file: string): Promise<string> {
  const response = await callStudio(studio, `exchange/${file}`, { headers: own });
  expect(response.status).toBe(200);
  // `text()` takes the mark away that says that this is UTF-8.
  return Buffer.from(await response.arrayBuffer()).toString();
}

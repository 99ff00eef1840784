import { type Payload, type PayloadRequest, type TypedUser, ValidationError } from 'payload';
import { inOwnTransaction, transactionOf } from '../../core/publish/transaction.ts';
import { explainRefusal } from './withExchange.ts';
import { type ImportWork, noteChecked, noteDone, noteEnded, type WorkRow } from './importTables.ts';
import type { ImportMode } from './importStates.ts';
import { wholesOfKind } from './kinds.ts';
import { type Before, type Imported, remember, undoAsDraft, undoRow } from './undoRow.ts';
import { createRowRequest, type Target, tryCells, writeCells } from './writeDocument.ts';

export type RowRun = { payload: Payload; user: TypedUser; target: Target; work: ImportWork };

export async function checkRow({ payload, user, target }: RowRun, row: WorkRow): Promise<void> {
  const refusal = await findRefusal(payload, user, target, row, 'publish');
  const isDraftOnly = refusal !== null && target.layout.hasDrafts && (await findRefusal(payload, user, target, row, 'draft')) === null;
  const [message, draftOnly] = isDraftOnly ? [null, refusal] : [refusal, null];
  await noteChecked(payload.db.pool, row.id, { verdict: message === null ? null : 'error', message, draftOnly });
}

async function findRefusal(payload: Payload, user: TypedUser, target: Target, row: WorkRow, mode: ImportMode): Promise<string | null> {
  const req = await createRowRequest(payload, user);
  try {
    await tryCells(req, target, { ...row, id: row.documentId, mode });
    return null;
  } catch (error) {
    return explainRefusal(payload, error);
  }
}

/**
 * Writes rows that belong together, and that they were written, in one transaction: a studio that ends in between has done all or nothing, and
 * one that is refused takes the others back.
 */
export async function applyRows({ payload, user, target, work }: RowRun, rows: readonly WorkRow[]): Promise<void> {
  const mode = work.mode ?? 'draft';
  const fail = async (reasonOf: (row: WorkRow) => string) => {
    for (const row of rows) await noteEnded(payload.db.pool, row.id, 'failed', reasonOf(row));
  };
  const held = mode === 'publish' ? rows.find(({ draftOnly }) => draftOnly !== null) : undefined;
  if (held) return fail(({ draftOnly }) => draftOnly ?? held.draftOnly ?? '');
  const req = await createRowRequest(payload, user);
  let tried = rows[0];
  try {
    await inOwnTransaction(req, async () => {
      for (const row of rows) {
        tried = row;
        const before = await remember(req, target.layout, row.documentId);
        const { id, updatedAt } = await writeCells(req, target, { ...row, id: row.documentId, mode });
        await noteDone(await transactionOf(req), row.id, { documentId: id, before, savedAt: updatedAt });
      }
    });
  } catch (error) {
    const reason = explainRefusal(payload, error);
    await fail((row) =>
      row === tried ? reason : `${wholesOfKind[work.kind]} se aplican todas o ninguna, y «${tried?.key}» no se pudo escribir.`,
    );
  }
}

export async function takeBackRow({ payload, user, target, work }: RowRun, row: WorkRow): Promise<void> {
  const imported: Imported = {
    layout: target.layout,
    id: Number(row.documentId),
    savedAt: row.savedAt ?? '',
    before: row.before as Before,
    cells: row.cells,
    mode: work.mode ?? 'draft',
  };
  const run = async (undo: (req: PayloadRequest, imported: Imported) => Promise<string | null>) => {
    const req = await createRowRequest(payload, user);
    await inOwnTransaction(req, async () => {
      const rest = await undo(req, imported);
      await noteEnded(await transactionOf(req), row.id, 'undone', rest);
    });
  };
  try {
    await run(undoRow);
  } catch (error) {
    const reason = explainRefusal(payload, error);
    const message = error instanceof ValidationError && target.layout.hasDrafts ? await keepAsDraft(run, reason) : null;
    await noteEnded(payload.db.pool, row.id, 'kept', message ?? reason);
  }
}

/** What was published before may be refused today, as an offer that has ended since. */
async function keepAsDraft(run: (undo: typeof undoAsDraft) => Promise<void>, reason: string): Promise<string | null> {
  try {
    await run(undoAsDraft);
    return `Lo que había antes quedó como borrador, porque hoy no se puede publicar. ${reason}`;
  } catch {
    return null;
  }
}

import { setImmediate } from 'node:timers/promises';
import { advisoryLocks } from '@lupa/database/locks.ts';
import type { Payload, TypedUser } from 'payload';
import { slugs } from '../../core/slugs.ts';
import { inOneStudio } from '../../core/jobs/inOneStudio.ts';
import {
  finishImport,
  type ImportWork,
  listWork,
  nextRows,
  noteChecked,
  noteEnded,
  purgeImports,
  refuseParts,
  restOfWhole,
  type WorkRow,
} from './importTables.ts';
import type { ImportState, RowState } from './importStates.ts';
import { layoutOf } from './layout.ts';
import { loadReferences } from './references.ts';
import { applyRows, checkRow, type RowRun, takeBackRow } from './runRow.ts';
import { createRowRequest } from './writeDocument.ts';
import type { StudioJob } from '../../core/jobs/studioJob.ts';
import { importsPath, wholesOfKind } from './kinds.ts';

/** Rows of an import before it is another one's turn. */
const portion = 25;

type Step = {
  rows: RowState;
  isLastFirst: boolean;
  run: (run: RowRun, rows: readonly WorkRow[]) => Promise<void>;
  ended: RowState;
  next: ImportState;
};

const one =
  (act: (run: RowRun, row: WorkRow) => Promise<void>) =>
  async (run: RowRun, rows: readonly WorkRow[]): Promise<void> => {
    for (const row of rows) await act(run, row);
  };

const steps: Partial<Record<ImportState, Step>> = {
  checking: { rows: 'unchecked', isLastFirst: false, run: one(checkRow), ended: 'ready', next: 'ready' },
  applying: { rows: 'ready', isLastFirst: false, run: applyRows, ended: 'failed', next: 'applied' },
  // What was made last may need what was made first.
  undoing: { rows: 'done', isLastFirst: true, run: one(takeBackRow), ended: 'kept', next: 'undone' },
};

/**
 * Checks, applies and takes back what is waiting for it, in one of all studios on a database. What each row has become is in the table, so
 * another studio goes on where one has ended.
 */
export const runImports = (payload: Payload): Promise<'ran' | 'elsewhere'> =>
  inOneStudio(payload, advisoryLocks.imports, async ({ isLost }) => {
    await purgeImports(payload.db.pool, new Date());
    for (;;) {
      const works = await listWork(payload.db.pool);
      if (works.length === 0 || isLost()) return;
      for (const work of works) await runPortion(payload, work);
    }
  });

async function runPortion(payload: Payload, work: ImportWork): Promise<void> {
  const step = steps[work.state];
  if (!step) return;
  const rows = await nextRows(payload.db.pool, work.id, { state: step.rows, isLastFirst: step.isLastFirst, limit: portion });
  if (rows.length === 0) {
    if (work.state === 'checking') await refuseBrokenWholes(payload, work);
    await finishImport(payload.db.pool, work.id, work.state, step.next);
    return;
  }
  const run = await prepareRun(payload, work);
  for (const together of await groupRows(payload, work, rows)) {
    if (run) await step.run(run, together);
    else for (const row of together) await refuseRow(payload, work, row, step);
    // People who use the studio meanwhile come first.
    await setImmediate();
  }
}

/** What is applied together. Of a whole whose rows are far from each other in the file, all of them. */
async function groupRows({ db }: Payload, { id, kind, state }: ImportWork, rows: readonly WorkRow[]): Promise<(readonly WorkRow[])[]> {
  const [first] = rows;
  if (state !== 'applying' || wholesOfKind[kind] === undefined || !first) return rows.map((row) => [row]);
  return [await restOfWhole(db.pool, id, first.key)];
}

async function refuseBrokenWholes({ db }: Payload, { id, kind }: ImportWork): Promise<void> {
  const whole = wholesOfKind[kind];
  if (whole === undefined) return;
  const rule = `${whole} se aplican todas o ninguna:`;
  await refuseParts(db.pool, id, { broken: `${rule} falta corregir la fila `, drafts: `${rule} solo puede quedar como borrador la fila ` });
}

async function prepareRun(payload: Payload, work: ImportWork): Promise<RowRun | null> {
  const { personId: id } = work;
  const found = id === null ? null : await payload.findByID({ collection: slugs.users, id, depth: 0, disableErrors: true });
  if (found === null) return null;
  const user: TypedUser = { ...found, collection: slugs.users };
  const layout = layoutOf(payload, work.kind);
  const references = await loadReferences(await createRowRequest(payload, user), layout.targets);
  return { payload, user, target: { layout, references }, work };
}

async function refuseRow({ db }: Payload, { state }: ImportWork, { id }: WorkRow, { ended }: Step): Promise<void> {
  const message = 'La cuenta de quien empezó esta importación ya no existe.';
  if (state === 'checking') await noteChecked(db.pool, id, { verdict: 'error', message, draftOnly: null });
  else await noteEnded(db.pool, id, ended, message);
}

const running = new WeakMap<Payload, Promise<void>>();

/** Starts what was just asked for, after what is running here. Never throws. */
export function startImports(payload: Payload): Promise<void> {
  const before = running.get(payload) ?? Promise.resolve();
  const next = before.then(async () => {
    try {
      await runImports(payload);
    } catch (error) {
      payload.logger.error({ err: error, event: 'studio.importsFailed' }, 'imports could not be run');
    }
  });
  running.set(payload, next);
  return next;
}

export const importsJob: StudioJob = {
  slug: 'runImports',
  label: 'Importar tablas',
  queue: 'imports',
  href: importsPath,
  run: runImports,
};

import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, CollectionConfig, RequestContext, Payload } from 'payload';
import { isExchangeKind } from './kinds.ts';
import { explainWriteFault } from '../../core/api/explainWriteFault.ts';
import { CellFault } from './cells.ts';

const changedSince =
  'Alguien lo cambió en el estudio después de que se comparó. No se escribió nada encima: exporta de nuevo y vuelve a importar.';

export function explainRefusal({ logger }: Payload, error: unknown): string {
  if (error instanceof CellFault) return error.message;
  if (error instanceof ChangedSinceError) return changedSince;
  const fault = explainWriteFault(error);
  if (fault !== null) return fault;
  logger.error({ err: error, event: 'studio.importRowFailed' }, 'a row could not be imported');
  return 'Algo falló en el estudio con esta fila. Inténtalo de nuevo.';
}

type ExchangeContext = { kind: string; id: number | null; isTrial: boolean; seenAt: string | null };

/**
 * Put into `context` by imports: `seenAt` is the `updatedAt` that may be written over; a trial is taken back once everything has agreed to
 * it. Hooks hand the context on to edits of other documents, so it names the one that is meant.
 */
export const exchangeContext = (context: ExchangeContext): RequestContext => ({ exchange: context });

export class TrialEnd extends Error {
  override readonly name = 'TrialEnd';
}

/** Somebody has saved the document since it was compared. */
export class ChangedSinceError extends Error {
  override readonly name = 'ChangedSinceError';
}

/** A collection that can be exported from its list, and imported. To be called last: its hooks come before all others. */
export function withExchange(collection: CollectionConfig): CollectionConfig {
  if (!isExchangeKind(collection.slug)) return collection;
  const { admin = {}, hooks = {} } = collection;
  return {
    ...collection,
    admin: {
      ...admin,
      components: {
        ...admin.components,
        beforeListTable: [...(admin.components?.beforeListTable ?? []), '/exchange/tables/ExportButtons.tsx#ExportButtons'],
      },
    },
    hooks: {
      ...hooks,
      beforeChange: [refuseChangedSince, ...(hooks.beforeChange ?? [])],
      afterChange: [endTrial, ...(hooks.afterChange ?? [])],
    },
  };
}

const refuseChangedSince: CollectionBeforeChangeHook = ({ collection, data, operation, originalDoc, req }) => {
  const { kind, id, seenAt } = readContext(req.context);
  const isMeant = operation === 'update' && collection.slug === kind && originalDoc?.id === id;
  if (isMeant && seenAt !== null && originalDoc?.updatedAt !== seenAt) throw new ChangedSinceError();
  return data;
};

/** All rules have been asked by now, those of the database as well. What is thrown here takes the edit back. */
const endTrial: CollectionAfterChangeHook = ({ collection, doc, req }) => {
  const { kind, isTrial } = readContext(req.context);
  if (isTrial && collection.slug === kind) throw new TrialEnd();
  return doc as unknown;
};

const noImport: ExchangeContext = { kind: '', id: null, isTrial: false, seenAt: null };
const readContext = (context: RequestContext): ExchangeContext => (context['exchange'] as ExchangeContext | undefined) ?? noImport;

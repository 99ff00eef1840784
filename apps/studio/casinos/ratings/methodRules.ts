import type { Criterion } from '@lupa/contracts/ratingMethod.ts';
import { dayInMarket } from '@lupa/domain/market.ts';
import { findMethodFaults, type MethodFault } from '@lupa/domain/rating/method.ts';
import { APIError, type CollectionBeforeDeleteHook } from 'payload';
import { findPublished, refuseFaults } from '../../core/publish/publishedRules.ts';
import { slugs } from '../../core/slugs.ts';

const messages: Record<MethodFault['fault'], (criterion: string) => string> = {
  noCriteria: () => 'El método necesita criterios.',
  weights: () => 'Los pesos tienen que ser mayores que 0 y sumar 100.',
  repeated: (criterion) => `La clave «${criterion}» está dos veces.`,
  noBands: (criterion) => `Faltan los tramos de «${criterion}».`,
  order: (criterion) => `Los tramos de «${criterion}» no van de menor a mayor.`,
  scores: (criterion) => `En «${criterion}» hay una nota fuera de 0 a 10, o un mínimo sobre su máximo.`,
  openEnd: (criterion) => `El último tramo de «${criterion}» no lleva «Hasta»: así nadie queda sin nota.`,
  step: (criterion) =>
    `En línea recta, un tramo de «${criterion}» no puede empezar sobre el final del anterior, y el último lleva una sola nota.`,
  rising: (criterion) => `En «${criterion}» un tramo peor da más nota que uno mejor.`,
};

/** What is published gives every casino one score, and a version that already holds is not changed: a new one is made. */
export const refuseMethodFaults = refuseFaults(slugs.ratingMethods, async (method, { originalDoc, operation, req }) => {
  const criteria = readCriteria(method['criteria']);
  const scale = method['scale'] === 'linear' ? 'linear' : 'middle';
  const errors = findMethodFaults({ criteria, scale }).map(({ fault, criterion }) => ({
    path: 'criteria',
    message: messages[fault](criterion ?? ''),
  }));
  if (operation === 'update') {
    const before = await findPublished(req, slugs.ratingMethods, originalDoc?.id);
    const held = before && before.day.slice(0, 10) <= dayInMarket(new Date());
    if (held && JSON.stringify(ruleOf(before)) !== JSON.stringify(ruleOf(method)))
      errors.push({ path: 'criteria', message: 'Esta versión ya vale: duplícala y publica la nueva.' });
  }
  return errors;
});

export const keepMethods: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (await findPublished(req, slugs.ratingMethods, id))
    throw new APIError('Una versión publicada del método no se borra: las notas de su tiempo se calcularon con ella.', 400, null, true);
};

/** What ratings and verdicts are computed by. */
const ruleOf = (method: object): unknown[] => {
  const { criteria, scale, recommended, reserves } = method as Record<string, unknown>;
  return [readCriteria(criteria), scale, recommended, reserves];
};

function readCriteria(rows: unknown): Criterion[] {
  if (!Array.isArray(rows)) return [];
  return rows.map(({ key, name, weight, measure, bands }) => ({
    key,
    name,
    weight: Number(weight),
    measure,
    bands: (Array.isArray(bands) ? bands : []).map(({ upTo, floor, ceiling }) => ({
      upTo: typeof upTo === 'number' ? upTo : null,
      floor: Number(floor),
      ceiling: Number(ceiling),
    })),
  }));
}

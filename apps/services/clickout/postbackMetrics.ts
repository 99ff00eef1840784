import type { Metrics } from '@lupa/server/metrics.ts';
import type { PostbackOutcome } from './answerPostback.ts';
import type { BatchFate } from './rowLog.ts';
import type { Storing } from './storeConversions.ts';

export type PostbackMetrics = {
  observeAnswer: (outcome: PostbackOutcome) => void;
  observeBatch: (rows: readonly unknown[], fate: BatchFate, milliseconds: number) => void;
  observeStoring: (storing: Storing) => void;
  observeDropped: (fields: number) => void;
  setSpoolSize: (bytes: number) => void;
};

export function createPostbackMetrics(metrics: Metrics): PostbackMetrics {
  const answers = metrics.counter(
    'clickout_postbacks_total',
    'Calls below /postback/, by what they were answered.',
    ['outcome'],
    [{ outcome: 'notKept' }],
  );
  const kept = metrics.counter('clickout_conversions_kept_total', 'Events that were made durable, by where.', ['fate']);
  const stored = metrics.counter(
    'clickout_conversions_stored_total',
    'Events in the database: new, known, changed, or apart from any click; refused for the number of their call.',
    ['result'],
  );
  const dropped = metrics.counter('clickout_postback_person_fields_total', 'Fields about a person that calls had; they were dropped.');
  const durations = metrics.histogram(
    'clickout_conversions_flush_duration_seconds',
    'Time to make a batch of events durable.',
    [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1],
  );
  let spoolSize = 0;
  metrics.gauge('clickout_conversions_spool_bytes', 'Events on disk that wait for the database.', () => spoolSize);
  return {
    observeAnswer: (outcome) => answers.inc({ outcome }),
    observeBatch: (rows, fate, milliseconds) => {
      kept.inc({ fate }, rows.length);
      durations.observe(milliseconds / 1000);
    },
    observeStoring: ({ given, inserted, apart, changed, refused }) => {
      const counts = { new: inserted, known: given - inserted - changed - refused.length, changed, apart, refused: refused.length };
      for (const [result, count] of Object.entries(counts)) if (count > 0) stored.inc({ result }, count);
    },
    observeDropped: (fields) => dropped.inc(fields),
    setSpoolSize: (bytes) => {
      spoolSize = bytes;
    },
  };
}

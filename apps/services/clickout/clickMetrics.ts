import type { Metrics } from '@lupa/server/metrics.ts';
import type { BatchFate } from './rowLog.ts';
import type { ClickRow } from './clickRow.ts';

export type ClickMetrics = {
  observeBatch: (rows: ClickRow[], fate: BatchFate, milliseconds: number) => void;
  observeOther: (outcome: string) => void;
  setSpoolSize: (bytes: number) => void;
};

export function createClickMetrics(metrics: Metrics, reserved: () => number): ClickMetrics {
  const clicks = metrics.counter('clickout_clicks_total', 'Redirects to a partner, by class of visitor and where the click was kept.', [
    'class',
    'fate',
  ]);
  const lost = metrics.counter('clickout_clicks_lost_total', 'Redirects to a partner that neither the database nor the disk recorded.');
  const others = metrics.counter('clickout_other_answers_total', 'Answers below /jugar/ that do not lead to a partner.', ['outcome']);
  const sizes = metrics.histogram('clickout_flush_clicks', 'Clicks written together.', [1, 2, 5, 10, 25, 50, 100, 250, 500, 1000, 2000]);
  const durations = metrics.histogram(
    'clickout_flush_duration_seconds',
    'Time to make a batch of clicks durable.',
    [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1],
  );
  let spoolSize = 0;
  metrics.gauge('clickout_spool_bytes', 'Clicks on disk that wait for the database.', () => spoolSize);
  metrics.gauge('clickout_reserve_bytes', 'Room on the disk that is kept for clicks.', reserved);
  return {
    observeBatch: (rows, fate, milliseconds) => {
      if (fate === 'lost') lost.inc(rows.length);
      const byClass = new Map<string, number>();
      for (const { bot_class: botClass } of rows) byClass.set(botClass, (byClass.get(botClass) ?? 0) + 1);
      for (const [botClass, count] of byClass) clicks.inc({ class: botClass, fate }, count);
      sizes.observe(rows.length);
      durations.observe(milliseconds / 1000);
    },
    observeOther: (outcome) => others.inc({ outcome }),
    setSpoolSize: (bytes) => {
      spoolSize = bytes;
    },
  };
}

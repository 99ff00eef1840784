import { slugs } from '../../core/slugs.ts';
import type { StudioFeature } from '../../core/feature.ts';
import { Experiments } from './Experiments.ts';
import { decidedExperiments } from './loadResult.ts';
import type { ContentLocale } from '@lupa/contracts/locale.ts';
import type { Reader } from '../../core/publish/publishing.ts';
import { defineQuery, type Executor, runQuery, type RowOf } from '@lupa/database/query.ts';

const runningQuery = defineQuery(
  'studio.runningExperiments',
  `select key, page_id as page, language::text as language, block, ends_at as "endsAt", variant::text as variant, eyebrow, title, text, button, visit
  from studio.experiments where state = 'running'`,
  { notNull: ['language'] },
);

type RunningExperiment = RowOf<typeof runningQuery>;

async function loadRunningExperiments(database: Executor): Promise<RunningExperiment[]> {
  const { rows } = await runQuery(database, runningQuery, []);
  return rows;
}

const findRunningExperiments = (reader: Reader): Promise<RunningExperiment[]> =>
  reader.findOnce('runningExperiments', loadRunningExperiments);

/** What the public page says of the experiment on it; null: there is none. Of a block that is gone the site shows nothing. */
function buildExperiment({ id }: { id: number }, locale: ContentLocale, running: readonly RunningExperiment[]) {
  const found = running.find(({ page, language }) => page === id && language === locale);
  if (!found?.key || !found.endsAt) return null;
  const { key, endsAt, block, variant, eyebrow, title, text, button, visit } = found;
  return { key, endsAt: new Date(endsAt).toISOString(), block, changes: { variant, eyebrow, title, text, button, visit } };
}

export const experimentsFeature: StudioFeature = {
  name: 'experiments',
  work: [decidedExperiments],
  collections: [{ config: Experiments, handledAs: 'record' }],
  publishing: {
    prepare: findRunningExperiments,
    // Whoever is shown a preview sees what everybody does.
    parts: {
      [slugs.pages]: async (page, locale, reader) =>
        reader.isPreview ? {} : { experiment: buildExperiment(page, locale, await findRunningExperiments(reader)) },
    },
  },
};

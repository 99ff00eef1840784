import { slugs } from '../../core/slugs.ts';
import { buildExperiment, findRunningExperiments } from './runningExperiments.ts';
import type { StudioFeature } from '../../core/feature.ts';
import { Experiments } from './Experiments.ts';
import { decidedExperiments } from './decidedExperiments.ts';

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

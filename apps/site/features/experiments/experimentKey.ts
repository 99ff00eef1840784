import type { ExperimentGroup } from '@lupa/contracts/experimentMark.ts';

/** Where the browser keeps which version of an experiment it shows: a `KeptGroup` as JSON; nothing while no experiment was seen. */
export const experimentKey = 'lupaExperiment';

/** `until` in milliseconds since 1970. `hasClicked`: the device was counted, and says nothing more. */
export type KeptGroup = { key: string; group: ExperimentGroup; until: number; hasClicked?: true };

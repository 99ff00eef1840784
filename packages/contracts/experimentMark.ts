// Without schemas: the browser needs it.

export const experimentGroups = ['a', 'b'] as const;
export type ExperimentGroup = (typeof experimentGroups)[number];

/** Of the key of an experiment. */
export const maximumKeyLength = 60;

export const experimentParameter = 'exp';
export const experimentMark = (key: string, group: ExperimentGroup): string => `${key}.${group}`;

const markPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*\.[ab]$/;
export const isExperimentMark = (text: string): boolean => text.length <= maximumKeyLength + 2 && markPattern.test(text);

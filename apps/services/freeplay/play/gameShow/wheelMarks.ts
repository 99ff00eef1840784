import type { MarkName } from '../pieces/Mark.tsx';

/** The drawing of each symbol of the wheel, in the order of the rules. */
export const wheelMarks: readonly MarkName[] = ['sun', 'moon', 'wave', 'star', 'mountain', 'condor'];

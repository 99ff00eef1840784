export const comparatorModalId = 'comparator-modal';
export const comparatorLimitId = 'comparator-limit';
export const comparisonTrayId = 'comparison-tray';
/** Of the block `casinoComparator` (requirement 2.3). */
export const comparisonId = 'comparador';

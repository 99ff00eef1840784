/** Where a browser keeps what its visitor compares, and the window's event when that changes. */
export const comparisonKey = 'lupaComparison';
export const comparisonEvent = 'lupa:comparison';

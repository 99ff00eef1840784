/** Id of a record on the page that shows it: `registro-casino-andino-5`. */
export const recordAnchor = (recordId: string): string => `registro-${recordId.replace(/[^\w-]+/g, '-')}`;

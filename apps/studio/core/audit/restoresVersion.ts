/** Put into `context` by whoever restores a version. */
export const restoresVersion = { restoresVersion: true };

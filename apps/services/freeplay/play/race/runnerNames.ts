/** Boats, called after winds of Chile. */
export const runnerNames: readonly string[] = ['Puelche', 'Terral', 'Surazo', 'Camanchaca', 'Travesía', 'Raco'];

export const runnerNames: readonly string[] = ['Puelche', 'Camanchaca', 'Relámpago', 'Copihue', 'Trueno', 'Pehuén'];

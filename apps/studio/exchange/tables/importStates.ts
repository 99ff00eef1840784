export type ImportState = 'checking' | 'ready' | 'applying' | 'applied' | 'undoing' | 'undone';
export type RowState = 'unchecked' | 'ready' | 'done' | 'failed' | 'undone' | 'kept';
export type ImportMode = 'publish' | 'draft';

export const isWorking = (state: ImportState): boolean => state === 'checking' || state === 'applying' || state === 'undoing';

export const stateLabels: Record<ImportState, string> = {
  checking: 'Revisando',
  ready: 'Por aplicar',
  applying: 'Aplicando',
  applied: 'Aplicada',
  undoing: 'Deshaciendo',
  undone: 'Deshecha',
};

export const stateTones: Partial<Record<ImportState, 'success' | 'warning'>> = { ready: 'warning', applied: 'success' };

export const rowFilters = ['touched', 'new', 'changed', 'error', 'draftOnly', 'problem', 'same', 'all'] as const;
export type RowFilter = (typeof rowFilters)[number];
export const readFilter = (value: unknown): RowFilter => rowFilters.find((filter) => filter === value) ?? 'touched';

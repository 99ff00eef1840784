export type Scope = 'public' | 'studio' | 'tests';
export function findMissing(root: string, scope: Scope): 'nothing' | 'rest' | 'all';
export function installDependencies(root: string, scope: Scope): Promise<void>;

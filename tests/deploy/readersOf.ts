import { parts, type Part } from '@lupa/configuration/variable.ts';

/** Those whose variables a role of scripts/role.mjs reads. @throws Error when there is no such role */
export function readersOf(role: string): Part[] {
  if (['prepare', 'backup'].includes(role)) return ['runner'];
  const own = parts.find((part) => part === role);
  if (!own) throw new Error(`There is no part ${role}.`);
  return ['site', 'studio', 'freeplay'].includes(own) ? [own] : ['services', own];
}

import { territoryParameter, territoryPattern } from '@lupa/contracts/territory.ts';
import { market } from '@lupa/contracts/market.ts';
import { readText } from '@lupa/server/parameters.ts';
import { ParameterError } from '@lupa/server/problem.ts';
import type { Context } from 'hono';

/** Where the visitor is for whom somebody asks. @throws ParameterError */
export function readTerritory(context: Context): string {
  const territory = readText(context, territoryParameter, 6);
  if (territory === undefined) return market.country;
  if (!territoryPattern.test(territory)) throw new ParameterError(territoryParameter, 'a code such as CL or CA-ON');
  return territory;
}

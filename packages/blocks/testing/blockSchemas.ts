import { blockTypes, type BlockType } from '@lupa/contracts/blockType.ts';
import type { z } from 'zod';

const modules = import.meta.glob<Record<string, z.ZodType>>('../*/*.schema.ts', { eager: true });
const schemas = Object.values(modules).flatMap((module) => Object.entries(module).filter(([name]) => name.endsWith('Schema')));

export const blockSchemas = Object.fromEntries(blockTypes.map((type) => [type, schemaOf(type)])) as Record<BlockType, z.ZodType>;

function schemaOf(type: BlockType): z.ZodType {
  const found = schemas.find(([name]) => name.toLowerCase() === `${type}Schema`.toLowerCase());
  if (!found) throw new Error(`${type} has no schema: export ${type}Schema from packages/blocks/${type}/${type}.schema.ts.`);
  return found[1];
}

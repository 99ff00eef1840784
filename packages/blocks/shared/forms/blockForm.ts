import type { BlockType } from '@lupa/contracts/blockType.ts';
import type { Block } from 'payload';

/** The editor's form of one block type: its slug is the type that the content service sends. */
export type BlockForm<Type extends BlockType> = Block & { slug: Type };

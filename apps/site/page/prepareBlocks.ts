import { type BlockContext, PageNotFoundError } from '@lupa/blocks/block.ts';
import type { StructuredData } from '@lupa/blocks/structuredData.ts';
import type { Deadline } from '@lupa/clients/deadline.ts';
import { ServiceUnavailableError } from '@lupa/clients/serviceUnavailableError.ts';
import { isBlockType, type BlockType } from '@lupa/contracts/blockType.ts';
import type { ExperimentGroup } from '@lupa/contracts/experimentMark.ts';
import type { PageExperiment } from '@lupa/contracts/experiment.ts';
import { parseGenerously } from '@lupa/contracts/generous.ts';
import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import type { RawBlock } from '@lupa/contracts/page.ts';
import type { Logger } from '@lupa/server/logger.ts';
import type { BlockRendering } from './siteRendering.ts';
import { listBlockVersions, type PageFeature } from './pageFeature.ts';
import type { PreparedBlock } from './pageModel.ts';

export type PrepareOptions = {
  rendering: Pick<BlockRendering, 'blockLoaders' | 'blockViews' | 'blockStructuredData'>;
  features?: readonly PageFeature[];
  context: Omit<BlockContext, 'index' | 'place'>;
  logger: Logger;
  showsRawBlocks: boolean;
  deadline: Deadline;
  experiment?: PageExperiment | null;
  /** Told when a block is left out because of something that may be over soon. */
  onPassingFailure: () => void;
};

class BlockDeadlineError extends Error {
  override readonly name = 'BlockDeadlineError';
}

/**
 * Loads all blocks at once. A block that is rejected, late or unreadable is left out and logged; the others stay.
 * @throws PageNotFoundError when a block declares it
 */
export async function prepareBlocks(blocks: readonly RawBlock[], options: PrepareOptions): Promise<PreparedBlock[]> {
  const prepared = await Promise.all(
    blocks.flatMap((block, index) =>
      listBlockVersions(options.features ?? [], block, options.experiment ?? null).map((version) =>
        prepareOrLeaveOut(version.block, index, {
          ...options,
          group: version.group,
          context: withTexts(options.context, version.microcopy),
          place: placeAmongType(blocks, index),
        }),
      ),
    ),
  );
  return prepared.filter((block) => block !== null);
}

const withTexts = (context: PrepareOptions['context'], microcopy: Partial<Microcopy> | undefined): PrepareOptions['context'] =>
  microcopy ? { ...context, microcopy: Object.assign(Object.create(context.microcopy) as Microcopy, microcopy) } : context;

function placeAmongType(blocks: readonly RawBlock[], index: number): number {
  return blocks.slice(0, index).filter(({ type }) => type === blocks[index]?.type).length;
}

type PlacedOptions = PrepareOptions & { place: number; group: ExperimentGroup | undefined };

async function prepareOrLeaveOut(block: RawBlock, index: number, options: PlacedOptions): Promise<PreparedBlock | null> {
  try {
    return await prepareBlock(block, index, options);
  } catch (error) {
    if (error instanceof PageNotFoundError) throw error;
    if (error instanceof ServiceUnavailableError || error instanceof BlockDeadlineError) options.onPassingFailure();
    const { slug } = options.context.page;
    options.logger.error(
      { event: 'block.failed', page: slug, block: block.id, type: block.type, index, err: error },
      'a block is left out',
    );
    return null;
  }
}

async function prepareBlock(block: RawBlock, index: number, options: PlacedOptions): Promise<PreparedBlock | null> {
  const { type, id } = block;
  const { blockLoaders, blockViews } = options.rendering;
  const loader = isBlockType(type) ? blockLoaders[type] : null;
  if (!isBlockType(type) || loader === null || blockViews[type] === null) return prepareRaw(block, index, options);
  const { value: stored, dropped } = parseGenerously(loader.schema, block);
  const details = { page: options.context.page.slug, block: id, type };
  if (dropped.length > 0) options.logger.warn({ ...details, dropped: dropped.slice(0, 20) }, 'left out parts of a block');
  // The registry pairs each loader with the schema of what it takes.
  const loading = loader.load(stored as never, { ...options.context, index, place: options.place });
  // Its calls end before the page does: one that is late costs what it would have said, and only a loader that hangs costs its block.
  const props = await options.deadline.meet(loading, () => new BlockDeadlineError('not loaded before the page had to go out'));
  const variant = typeof block.variant === 'string' ? block.variant : '';
  const { group } = options;
  // What machines read is version A alone.
  const structure = group === 'b' ? [] : formatBlock(type, props, block, options);
  return { kind: 'view', type, id, index, group, variant, props, structure };
}

function formatBlock(type: BlockType, props: unknown, { id }: RawBlock, { rendering, context, logger }: PrepareOptions): StructuredData[] {
  try {
    // The registry pairs each function with the loader whose props it takes.
    return rendering.blockStructuredData?.[type]?.(props as never) ?? [];
  } catch (error) {
    logger.error({ page: context.page.slug, block: id, type, err: error }, 'a block cannot be described');
    return [];
  }
}

/** Requirement 2.107: a type without a view shows its data. */
function prepareRaw(block: RawBlock, index: number, { logger, context, showsRawBlocks }: PrepareOptions): PreparedBlock | null {
  logger.warn({ page: context.page.slug, block: block.id, type: block.type }, 'a block has no view');
  return showsRawBlocks ? { kind: 'raw', type: block.type, id: block.id, index, data: block } : null;
}

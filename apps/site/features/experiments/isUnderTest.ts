import type { PageModel, RenderedBlock } from '../../page/pageModel.ts';

/** Whether a page has two versions of a block, both of them. */
export const isUnderTest = ({ experiment }: Pick<PageModel, 'experiment'>, shown: readonly RenderedBlock[]): boolean =>
  Boolean(experiment) && shown.some(({ group }) => group !== undefined);

import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import { dayInMarket } from '@lupa/domain/market.ts';
import { methodOn } from '@lupa/domain/rating/method.ts';
import type { PresentedPart } from '@lupa/ui/RichText.tsx';
import type { BlockLoader } from '../block.ts';
import type { StoredMethodVersions } from './methodVersions.schema.ts';
import { type PresentedVersion, presentVersion } from './presentMethod.ts';

export type MethodVersionsProps = {
  id: string;
  title: string | null;
  intro: PresentedPart[];
  versions: PresentedVersion[];
  microcopy: Microcopy;
};

export class NoMethodError extends Error {
  override readonly name = 'NoMethodError';
  constructor() {
    super('No version of the rating method is published.');
  }
}

export const loadMethodVersions: BlockLoader<StoredMethodVersions, MethodVersionsProps> = async (
  { id, title, intro, isCurrentOnly },
  context,
) => {
  const methods = (await context.clients.partners.fetchRatingMethods()).toSorted((one, other) => other.version - one.version);
  if (methods.length === 0) throw new NoMethodError();
  const { presenter, locale, microcopy, now, place } = context;
  const today = dayInMarket(now);
  const current = methodOn(methods, today)?.version ?? null;
  return {
    id,
    title,
    intro: presenter.richText(intro),
    versions: methods.flatMap((method, index) =>
      isCurrentOnly && method.version !== current
        ? []
        : [presentVersion(method, { before: methods[index + 1], current }, { locale, microcopy, today, place })],
    ),
    microcopy,
  };
};

import { dayInMarket } from '@lupa/domain/market.ts';
import { methodOn } from '@lupa/domain/rating/method.ts';
import { type BlockLoader, defineError, type BlockHead, presentHead } from '../block.ts';
import type { StoredMethodVersions } from './methodVersions.schema.ts';
import { type PresentedVersion, presentVersion } from './presentMethod.ts';

export type MethodVersionsProps = BlockHead & {
  versions: PresentedVersion[];
};

export const NoMethodError = defineError('NoMethodError', () => 'No version of the rating method is published.');

export const loadMethodVersions: BlockLoader<StoredMethodVersions, MethodVersionsProps> = async (stored, context) => {
  const methods = (await context.clients.partners.fetchRatingMethods()).toSorted((one, other) => other.version - one.version);
  if (methods.length === 0) throw new NoMethodError();
  const { locale, microcopy, now, place } = context;
  const today = dayInMarket(now);
  const current = methodOn(methods, today)?.version ?? null;
  return {
    ...presentHead(stored, context),
    versions: methods.flatMap((method, index) =>
      stored.isCurrentOnly && method.version !== current
        ? []
        : [presentVersion(method, { before: methods[index + 1], current }, { locale, microcopy, today, place })],
    ),
  };
};

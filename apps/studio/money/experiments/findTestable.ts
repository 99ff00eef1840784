import { canBeTried, isExperimentType, type ExperimentType } from '@lupa/contracts/experiment.ts';
import type { ContentLocale } from '@lupa/contracts/locale.ts';
import type { PayloadRequest } from 'payload';
import { slugs } from '../../core/slugs.ts';
import type { Page } from '../../payload-types.ts';
import { isolateRequest } from '../../core/publish/reader.ts';

export type TestableBlock = {
  id: string;
  type: ExperimentType;
  variant: string;
  eyebrow: string;
  title: string;
  hasButton: boolean;
  button: string;
};

export async function findPublishedPage(req: PayloadRequest, page: number, language: ContentLocale): Promise<Page | null> {
  const found = await req.payload.findByID({
    collection: slugs.pages,
    id: page,
    locale: language,
    fallbackLocale: false,
    draft: false,
    depth: 0,
    disableErrors: true,
    req: isolateRequest(req),
  });
  return found?._status === 'published' && found.slug ? found : null;
}

export function listTestable({ content }: Pick<Page, 'content'>): TestableBlock[] {
  return (content ?? []).flatMap((block): TestableBlock[] => {
    const { id, blockType: type } = block;
    const read = (name: string): string => {
      const value: unknown = Object.entries(block).find(([key]) => key === name)?.[1];
      return typeof value === 'string' ? value : '';
    };
    const variant = read('variant');
    if (!id || !isExperimentType(type) || !canBeTried({ type, variant })) return [];
    const cta = 'cta' in block ? block.cta : null;
    return [
      {
        id,
        type,
        variant,
        eyebrow: read('eyebrow'),
        title: read('title'),
        hasButton: Boolean(cta?.url),
        button: cta?.title ?? '',
      },
    ];
  });
}

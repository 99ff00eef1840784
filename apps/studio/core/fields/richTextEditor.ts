import * as lexical from '@payloadcms/richtext-lexical';
import { slugs } from '../slugs.ts';
import { figureBlock } from './figureBlock.ts';

/** Exactly what `RichTextPart` can say: nothing that editors can make is lost on the way out. */
const textFeatures = [
  lexical.ParagraphFeature(),
  lexical.HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
  lexical.BoldFeature(),
  lexical.ItalicFeature(),
  lexical.UnderlineFeature(),
  lexical.StrikethroughFeature(),
  lexical.InlineCodeFeature(),
  lexical.UnorderedListFeature(),
  lexical.OrderedListFeature(),
  lexical.BlockquoteFeature(),
  lexical.LinkFeature({ enabledCollections: [slugs.pages] }),
  lexical.UploadFeature({
    enabledCollections: [slugs.media],
    collections: { [slugs.media]: { fields: [{ name: 'caption', type: 'text', label: 'Leyenda' }] } },
  }),
  lexical.FixedToolbarFeature(),
  lexical.InlineToolbarFeature(),
];

export const richTextEditor = lexical.lexicalEditor({
  features: [...textFeatures, lexical.BlocksFeature({ blocks: [], inlineBlocks: [figureBlock] })],
});

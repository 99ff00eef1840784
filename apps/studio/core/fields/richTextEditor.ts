import {
  BlockquoteFeature,
  BlocksFeature,
  BoldFeature,
  FixedToolbarFeature,
  HeadingFeature,
  InlineCodeFeature,
  InlineToolbarFeature,
  ItalicFeature,
  lexicalEditor,
  LinkFeature,
  OrderedListFeature,
  ParagraphFeature,
  StrikethroughFeature,
  UnderlineFeature,
  UnorderedListFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical';
import { slugs } from '../slugs.ts';
import { figureBlock } from './figureBlock.ts';

/** Exactly what `RichTextPart` can say: nothing that editors can make is lost on the way out. */
const textFeatures = [
  ParagraphFeature(),
  HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
  BoldFeature(),
  ItalicFeature(),
  UnderlineFeature(),
  StrikethroughFeature(),
  InlineCodeFeature(),
  UnorderedListFeature(),
  OrderedListFeature(),
  BlockquoteFeature(),
  LinkFeature({ enabledCollections: [slugs.pages] }),
  UploadFeature({
    enabledCollections: [slugs.media],
    collections: { [slugs.media]: { fields: [{ name: 'caption', type: 'text', label: 'Leyenda' }] } },
  }),
  FixedToolbarFeature(),
  InlineToolbarFeature(),
];

/** For texts of pages, which have figures in them. */
export const richTextEditor = lexicalEditor({ features: [...textFeatures, BlocksFeature({ blocks: [], inlineBlocks: [figureBlock] })] });

/** For texts that are sent as they are: no page fills in figures. */
export const plainRichTextEditor = lexicalEditor({ features: textFeatures });

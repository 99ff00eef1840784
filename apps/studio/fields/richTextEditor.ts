import {
  BlockquoteFeature,
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
import { slugs } from '../collections/slugs.ts';

/** Exactly what `RichTextPart` can say: nothing that editors can make is lost on the way out. */
export const richTextEditor = lexicalEditor({
  features: [
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
  ],
});

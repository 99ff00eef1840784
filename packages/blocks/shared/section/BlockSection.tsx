import type { BlockType } from '@lupa/contracts/blockType.ts';
import { RichText, type PresentedPart } from '@lupa/ui/RichText.tsx';
import { type ReactNode, createContext, useContext } from 'react';
import styles from './BlockSection.module.css';

/** Whether the block has a heading of its own above what it holds. */
const TitledContext = createContext(true);

/** A heading inside a block: h3 under the block's title; without a title it is the first, h2. */
export function Subheading({ className, children }: { className?: string | undefined; children: ReactNode }) {
  const Heading = useContext(TitledContext) ? 'h3' : 'h2';
  return <Heading className={className}>{children}</Heading>;
}

type BlockSectionProps = {
  type: BlockType;
  id: string;
  title: string | null;
  intro?: PresentedPart[];
  /** On a wide screen the heading is beside the content instead of above it. */
  isBeside?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** Root of a block: a section under its heading, with its `data-block`. Links reach it as `#<type>-<id>`. */
export function BlockSection({ type, id, title, intro = [], isBeside = false, className, children }: BlockSectionProps) {
  const anchor = `${type}-${id}`;
  const headingId = `${anchor}-title`;
  return (
    <section
      data-block={type}
      id={anchor}
      className={`grid ${styles.section} ${isBeside && title ? styles.beside : ''} ${className ?? ''}`}
      {...(title ? { 'aria-labelledby': headingId } : {})}
    >
      {title && (
        <h2 id={headingId} className={styles.title}>
          {title}
        </h2>
      )}
      <RichText parts={intro} className={styles.intro} />
      <TitledContext value={title !== null}>{children}</TitledContext>
    </section>
  );
}

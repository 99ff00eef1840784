import { Picture, type PictureProps } from './Picture.tsx';
import styles from './RichText.module.css';

/** One part of rich text, ready to be shown: its HTML is sanitised, its links and images are final. */
export type PresentedPart =
  | { kind: 'paragraph'; html: string }
  | { kind: 'heading'; level: 2 | 3 | 4; html: string }
  | { kind: 'list'; ordered: boolean; items: string[] }
  | { kind: 'quote'; html: string }
  | { kind: 'image'; picture: PictureProps; caption: string };

export function RichText({ parts, className }: { parts: PresentedPart[]; className?: string | undefined }) {
  if (parts.length === 0) return null;
  return (
    <div className={className ? `${styles.richText} ${className}` : styles.richText}>
      {parts.map((part, index) => (
        <Part key={index} part={part} />
      ))}
    </div>
  );
}

function Part({ part }: { part: PresentedPart }) {
  switch (part.kind) {
    case 'paragraph':
      return <p dangerouslySetInnerHTML={{ __html: part.html }} />;
    case 'heading': {
      const Heading = `h${part.level}` as const;
      return <Heading dangerouslySetInnerHTML={{ __html: part.html }} />;
    }
    case 'list': {
      const List = part.ordered ? 'ol' : 'ul';
      return (
        <List>
          {part.items.map((item, index) => (
            <li key={index} dangerouslySetInnerHTML={{ __html: item }} />
          ))}
        </List>
      );
    }
    case 'quote':
      return (
        <blockquote>
          <p dangerouslySetInnerHTML={{ __html: part.html }} />
        </blockquote>
      );
    case 'image':
      return (
        <figure>
          <Picture {...part.picture} />
          {part.caption && <figcaption>{part.caption}</figcaption>}
        </figure>
      );
  }
}

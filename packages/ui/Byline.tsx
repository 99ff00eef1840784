import type { AnchorProps } from './anchor.ts';
import styles from './Byline.module.css';
import { OutboundLink } from './OutboundLink.tsx';
import { Picture, type PictureProps } from './Picture.tsx';

export type BylineProps = {
  author: { intro: string; name: string; role: string; anchor: AnchorProps | null; photo: PictureProps | null } | null;
  updated: { intro: string; iso: string; text: string } | null;
};

/** Who answers for a text, and how fresh it is. */
export function Byline({ author, updated }: BylineProps) {
  return (
    <div className="note row gap-3 tight">
      {author?.photo && <Picture {...author.photo} alt="" className={`rounded-full object-cover ${styles.photo}`} />}
      <div className={`flex flex-wrap ${styles.texts}`}>
        {author && (
          <p>
            {author.intro}{' '}
            {author.anchor ? (
              <OutboundLink anchor={{ ...author.anchor, rel: 'author' }} className={`text-medium ${styles.name}`}>
                {author.name}
              </OutboundLink>
            ) : (
              <span className={`text-medium ${styles.name}`}>{author.name}</span>
            )}
            {author.role && `, ${author.role}`}
          </p>
        )}
        {updated && (
          <p>
            {updated.intro} <time dateTime={updated.iso}>{updated.text}</time>
          </p>
        )}
      </div>
    </div>
  );
}

import { Card } from '@lupa/ui/Card.tsx';
import { Icon } from '@lupa/ui/Icon.tsx';
import { OutboundLink } from '@lupa/ui/OutboundLink.tsx';
import { Picture } from '@lupa/ui/Picture.tsx';
import { RichText } from '@lupa/ui/RichText.tsx';
import { BlockSection } from '../shared/section/BlockSection.tsx';
import styles from './AuthorBox.module.css';
import type { AuthorBoxProps } from './authorBox.load.server.ts';

export function AuthorBox({ id, title, body, biography, otherPages, ...author }: AuthorBoxProps) {
  return (
    <BlockSection type="authorBox" id={id} title={title}>
      <Card className={`stack ${styles.card}`}>
        <Identity {...author} />
        <div className={`stack gap-4 start ${styles.texts}`}>
          <RichText parts={body} />
          {biography && <p className="measure">{biography}</p>}
          <Expertise {...author} />
        </div>
        <OtherPages id={id} pages={otherPages} {...author} />
      </Card>
    </BlockSection>
  );
}

function Identity({
  name,
  role,
  photo,
  anchor,
  updated,
  microcopy,
}: Pick<AuthorBoxProps, 'name' | 'role' | 'photo' | 'anchor' | 'updated' | 'microcopy'>) {
  return (
    <div className={`grid items-center gap-4 ${styles.identity}`}>
      {photo ? (
        <Picture {...photo} alt="" className={`object-cover ${styles.photo}`} />
      ) : (
        <span className={`centred text-pacific bg-pacific-soft ${styles.initial}`} aria-hidden="true">
          {name.slice(0, 1)}
        </span>
      )}
      <div className={`grid ${styles.names}`}>
        <p className={`text-heading text-2xl ${styles.name}`}>
          <OutboundLink anchor={anchor}>{name}</OutboundLink>
        </p>
        {role && <p className="tight">{role}</p>}
        {updated && (
          <p className="note tight">
            {microcopy.updated_on} <time dateTime={updated.iso}>{updated.text}</time>
          </p>
        )}
      </div>
    </div>
  );
}

function Expertise({ expertise, microcopy }: Pick<AuthorBoxProps, 'expertise' | 'microcopy'>) {
  if (expertise.length === 0) return null;
  return (
    <ul aria-label={microcopy.expertise} className="flex flex-wrap gap-2">
      {expertise.map((topic, index) => (
        <li key={index} className={`text-medium text-sm text-pacific rounded-full bg-pacific-soft ${styles.topic}`}>
          {topic}
        </li>
      ))}
    </ul>
  );
}

type OtherPagesProps = Pick<AuthorBoxProps, 'id' | 'name' | 'microcopy'> & { pages: AuthorBoxProps['otherPages'] };

function OtherPages({ id, pages, name, microcopy }: OtherPagesProps) {
  if (pages.length === 0) return null;
  const labelId = `authorBox-${id}-others`;
  return (
    <details className="unfolds ruled">
      <summary className={`row gap-2 note text-medium touch-height ${styles.others}`}>
        <span id={labelId}>
          {microcopy.also_written_by} {name}
        </span>
        <Icon name="chevronDown" className="turns fixed text-pacific icon-md" />
      </summary>
      <ul aria-labelledby={labelId} className={styles.pages}>
        {pages.map(({ title, anchor }) => (
          <li key={anchor.href}>
            <OutboundLink
              anchor={anchor}
              className={`leads row gap-4 between tight text-medium touch-height ${styles.page}`}
              ending={<Icon name="arrowRight" className="ahead text-pacific screen-only" />}
            >
              <span>{title}</span>
            </OutboundLink>
          </li>
        ))}
      </ul>
    </details>
  );
}

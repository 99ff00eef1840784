import { Picture } from '@lupa/ui/Picture.tsx';
import { RichText } from '@lupa/ui/RichText.tsx';
import { BlockSection } from '../shared/section/BlockSection.tsx';
import { TextLink } from '../shared/section/TextLink.tsx';
import styles from './ContentSection.module.css';
import type { ContentSectionProps } from './contentSection.load.server.ts';

export function ContentSection({ id, title, body, picture, imagePosition, link }: ContentSectionProps) {
  return (
    <BlockSection
      type="contentSection"
      id={id}
      title={title}
      isBeside={!picture}
      className={picture ? `${styles.withPicture} ${styles[imagePosition]}` : undefined}
    >
      {picture && <Picture {...picture} className={`rounded-md ${styles.picture}`} />}
      <div className={`start grid gap-4 ${styles.texts}`}>
        <RichText parts={body} />
        {link && <TextLink link={link} />}
      </div>
    </BlockSection>
  );
}

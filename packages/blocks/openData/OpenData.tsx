import { Card } from '@lupa/ui/Card.tsx';
import { OutboundLink } from '@lupa/ui/OutboundLink.tsx';
import { BlockSection } from '../shared/section/BlockSection.tsx';
import styles from './OpenData.module.css';
import type { OpenDataFile, OpenDataProps } from './openData.load.server.ts';

export function OpenData({ id, title, intro, files, siteName, licence, updated, microcopy }: OpenDataProps) {
  const [before = '', after = ''] = microcopy.open_data_licence.replace('{site}', () => siteName).split('{licence}');
  const [beforeDate = '', afterDate = ''] = microcopy.open_data_updated.split('{date}');
  return (
    <BlockSection type="openData" id={id} title={title} intro={intro}>
      <ul className={`grid gap-4 ${styles.files}`}>
        {files.map((file) => (
          <File key={file.anchor.href} file={file} />
        ))}
      </ul>
      <div className={`stack gap-1 note measure`}>
        <p>
          {before}
          <OutboundLink anchor={licence.anchor} newTabText={microcopy.opens_in_new_tab}>
            {licence.name}
          </OutboundLink>
          {after}
        </p>
        {updated && (
          <p>
            {beforeDate}
            <time dateTime={updated.iso}>{updated.text}</time>
            {afterDate}
          </p>
        )}
      </div>
    </BlockSection>
  );
}

function File({ file: { name, content, format, anchor } }: { file: OpenDataFile }) {
  return (
    <Card tag="li" isFlat>
      <OutboundLink anchor={anchor} className={`grid ${styles.file}`}>
        <span className={`text-bold text-pacific ${styles.name}`}>{name}</span>
        <span className="text-medium text-muted text-xs">{format}</span>
        {content && <span className={`note ${styles.content}`}>{content}</span>}
      </OutboundLink>
    </Card>
  );
}

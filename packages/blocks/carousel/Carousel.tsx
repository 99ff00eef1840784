import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import { Card } from '@lupa/ui/Card.tsx';
import { Icon } from '@lupa/ui/Icon.tsx';
import { OutboundLink } from '@lupa/ui/OutboundLink.tsx';
import { Picture } from '@lupa/ui/Picture.tsx';
import { Slider } from '@lupa/ui/slider/Slider.tsx';
import { BlockSection } from '../shared/section/BlockSection.tsx';
import styles from './Carousel.module.css';
import type { CarouselItem, CarouselProps } from './carousel.load.server.ts';

// Cards with a text need the room that the required 3, 5 and 6 do not give.
const perViewWithTexts = { mobile: 1, tablet: 3, desktop: 4 } as const;

export function Carousel({ id, title, intro, items, autoScroll, microcopy }: CarouselProps) {
  const hasTexts = items.some(({ text }) => text !== '');
  return (
    <BlockSection type="carousel" id={id} title={title} intro={intro}>
      <Slider
        label={title ?? items.map((item) => item.title).join(', ')}
        items={items.map((item, index) => (
          <Slide key={index} item={item} microcopy={microcopy} />
        ))}
        texts={{ previous: microcopy.previous, next: microcopy.next, pause: microcopy.pause, play: microcopy.play_motion }}
        perView={hasTexts ? perViewWithTexts : {}}
        autoScroll={autoScroll}
        className={hasTexts && items.length > 1 ? `${styles.row} ${styles.peek}` : styles.row}
      />
    </BlockSection>
  );
}

function Slide({ item: { title, text, picture, anchor, isPaid }, microcopy }: { item: CarouselItem; microcopy: Microcopy }) {
  return (
    <Card tag="article" isFlat {...(isPaid && { 'data-calm': 'hide' })} className={`leads stack relative clipped ${styles.card}`}>
      {picture && <Picture {...picture} alt="" className={`object-cover ${styles.picture}`} />}
      <div className={`flex gap-2 ${styles.texts}`}>
        {isPaid && <p className="text-medium text-muted text-xs">{microcopy.advertising}</p>}
        <div className="between flex gap-3 full-width">
          <p className={`text-heading text-lg ${styles.title}`}>
            <OutboundLink anchor={anchor} newTabText={microcopy.opens_in_new_tab} className="card-link">
              {title}
            </OutboundLink>
          </p>
          {text && <Icon name="arrowRight" className={`ahead text-pacific icon-md ${styles.arrow}`} />}
        </div>
        {text && <p className={`note ${styles.text}`}>{text}</p>}
      </div>
    </Card>
  );
}

import type { ReactNode } from 'react';
import { Icon } from '../Icon.tsx';
import styles from './Slider.module.css';

/** Each number has its rule in Slider.module.css. */
type PerView = { mobile: 1 | 2 | 3; tablet: 2 | 3 | 4 | 5; desktop: 4 | 5 | 6 };

type SliderTexts = { previous: string; next: string; pause: string; play: string };

export type SliderProps = {
  /** Names the group, its scroll area and its buttons. */
  label: string;
  items: ReactNode[];
  texts: SliderTexts;
  /** Items in view at once: on a phone, from 768 px and from 1200 px. Default (requirement 9.31): 3, 5 and 6. */
  perView?: Partial<PerView>;
  /** Moves by itself, 1 px every 50 ms, wherever the visitor has not asked for less motion. */
  autoScroll?: boolean;
  /** May set `--slider-gap`, the space between items. */
  className?: string | undefined;
};

const defaultPerView: PerView = { mobile: 3, tablet: 5, desktop: 6 };
const screens = ['mobile', 'tablet', 'desktop'] as const;

/** A row of items that scrolls natively (requirements 4.29 to 4.32); `sliderElement.ts` adds the buttons and the motion. */
export function Slider({ label, items, texts, perView: chosen, autoScroll = false, className }: SliderProps) {
  const perView = { ...defaultPerView, ...chosen };
  const overflows = screens.filter((screen) => items.length > perView[screen]);
  const scrollable = overflows.length > 0 ? { tabIndex: 0, 'aria-label': label } : {};
  return (
    <lupa-slider
      role="group"
      aria-label={label}
      class={[styles.slider, className].filter(Boolean).join(' ')}
      data-mobile={perView.mobile}
      data-tablet={perView.tablet}
      data-desktop={perView.desktop}
      data-overflows={overflows.join(' ') || undefined}
      data-auto={autoScroll ? '' : undefined}
      suppressHydrationWarning
    >
      <ul className={`grid ${styles.items}`} {...scrollable} suppressHydrationWarning>
        {items.map((item, index) => (
          <li key={index} className={`shrinks ${styles.item}`}>
            {item}
          </li>
        ))}
      </ul>
      {overflows.length > 0 && <Controls label={label} texts={texts} autoScroll={autoScroll} />}
    </lupa-slider>
  );
}

// They are in the HTML, in the place that is kept for them, but are not shown before they work.
function Controls({ label, texts, autoScroll }: { label: string; texts: SliderTexts; autoScroll: boolean }) {
  return (
    <div className={`gap-2 touch-height ${styles.controls}`}>
      {autoScroll && (
        <button type="button" data-action="pause" className={`rounded-full ${styles.button} ${styles.motion}`}>
          <span className={styles.pause}>
            <Icon name="pause" label={`${texts.pause}: ${label}`} />
          </span>
          <span className={styles.play}>
            <Icon name="play" label={`${texts.play}: ${label}`} />
          </span>
        </button>
      )}
      <button type="button" data-action="previous" className={`rounded-full ${styles.button}`} suppressHydrationWarning>
        <Icon name="chevronLeft" label={`${texts.previous}: ${label}`} />
      </button>
      <button type="button" data-action="next" className={`rounded-full ${styles.button}`} suppressHydrationWarning>
        <Icon name="chevronRight" label={`${texts.next}: ${label}`} />
      </button>
    </div>
  );
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'lupa-slider': HTMLAttributes<HTMLElement> & {
        class?: string;
        [data: `data-${string}`]: string | number | undefined;
      };
    }
  }
}

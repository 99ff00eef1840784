import type { SliderProps } from '../Slider.tsx';

const texts = { previous: 'Anterior', next: 'Siguiente', pause: 'Pausar', play: 'Reanudar el movimiento' };
const names = ['Andino', 'Costa Brava', 'Faro', 'Pacífico', 'Ruleta', 'Austral', 'Nevado', 'Atacama', 'Chiloé', 'Elqui', 'Maule', 'Biobío'];
const links = names.map((name) => (
  <a key={name} href={`#${name}`}>
    {name}
  </a>
));

export const sliderExamples = {
  full: { label: 'Nuestra red', items: links, texts },
  fitsOnTablets: { label: 'Cuatro', items: links.slice(0, 4), texts },
  empty: { label: 'Nada', items: [], texts },
  ownCounts: { label: 'De a uno', items: links, texts, perView: { mobile: 1, tablet: 2, desktop: 4 } },
  moving: { label: 'Nuestra red', items: links, texts, autoScroll: true },
  movingButFits: { label: 'Dos', items: links.slice(0, 2), texts, autoScroll: true },
} satisfies Record<string, SliderProps>;

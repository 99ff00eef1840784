const shapes = {
  sun: 'M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM11 1h2v4h-2zM11 19h2v4h-2zM1 11h4v2H1zM19 11h4v2h-4zM4.2 2.8l2.9 2.9-1.4 1.4-2.9-2.9zM18.3 16.9l2.9 2.9-1.4 1.4-2.9-2.9zM19.8 2.8l1.4 1.4-2.9 2.9-1.4-1.4zM5.7 16.9l1.4 1.4-2.9 2.9-1.4-1.4z',
  moon: 'M20.5 14.6A9 9 0 1 1 10 3a7.2 7.2 0 0 0 10.5 11.6z',
  star: 'M12 1.5l3 7 7.6.6-5.8 5 1.8 7.4L12 17.5l-6.6 4 1.8-7.4-5.8-5 7.6-.6z',
  wave: 'M1 9c3-4.5 6-4.5 9-1.5s5 3 8 0l5-3v4.5c-5 5-9 5-12.5 2S5 9.5 1 13.5zM1 17c3-4.5 6-4.5 9-1.5s5 3 8 0l5-3V17c-5 5-9 5-12.5 2S5 17.5 1 21.5z',
  mountain: 'M.5 21L9.5 5h5L23.5 21zM9.7 8l1.8 2.5 1.5-1.5 1.5 1.5 1.3-1.5L14 6.5h-4z',
  condor:
    'M12 4.2a1.8 1.8 0 0 1 1.8 1.8v2.3C17 7.7 20 6 23.8 5.5L22 8l1.3.4-2.3 1.9.7 1-3.2.9c-1.3 1-2.7 1.5-4.2 1.6l-.6 3.2 1.8 3.5-3.5-1-3.5 1 1.8-3.5-.6-3.2c-1.5-.1-2.9-.6-4.2-1.6l-3.2-.9.7-1L.7 8.4 2 8 .2 5.5C4 6 7 7.7 10.2 8.3V6A1.8 1.8 0 0 1 12 4.2z',
  leaf: 'M22 2c0 10-4 16.5-12 16.5-1.8 0-3.2-.3-4.3-.9L3.6 22 2 21l2.2-4.6C1.6 8.5 9 2 22 2zM6.8 15.2C9.5 11 12.5 8.5 17 6.5c-5 1.3-8.8 4-11.3 7.7z',
  fish: 'M1 12C5 5 13 4.5 18 9.8L23 6v12l-5-3.8C13 19.5 5 19 1 12zm5.8-2.8a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8z',
  shell:
    'M12 3c6 0 10.5 4.5 10.5 10L16 19.5V22H8v-2.5L1.5 13C1.5 7.5 6 3 12 3zm-.6 3v12h1.2V6zM6.5 8.5L9.3 18h1.2L7.7 8zm11 0L16.3 8l-2.8 10h1.2z',
  gem: 'M6 3h12l5 6.5L12 22 1 9.5zM4.5 9l3.2-4H7L3.8 9zM9 9h6l-1.8-4h-2.4z',
  mine: 'M12 5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15zM11 1h2v4h-2zM11 20h2v3.5h-2zM.5 11.5H5v2H.5zM19 11.5h4.5v2H19zM4.8 3.6l3 3-1.4 1.4-3-3zM19.2 3.6l1.4 1.4-3 3-1.4-1.4zM6.4 17l1.4 1.4-3 3L3.4 20zM17.6 17l3 3-1.4 1.4-3-3zM9.3 8.6a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4z',
} as const;

export type MarkName = keyof typeof shapes;

export function Mark({ name, className }: { name: MarkName; className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 24 24" fill="currentColor" fillRule="evenodd" aria-hidden="true">
      <path d={shapes[name]} />
    </svg>
  );
}

/** The outline of a symbol on a field of 24 by 24, to be filled evenodd, for pictures that are SVG themselves. */
export function markShape(name: MarkName): string {
  return shapes[name];
}

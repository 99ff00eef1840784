/** Says on the root element whether the page has been scrolled, and while it is being scrolled down (requirement 4.3). */
export function startBackToTop(): void {
  const root = document.documentElement;
  const top = document.getElementById('top');
  const observer = new IntersectionObserver((entries) => root.toggleAttribute('data-scrolled', entries.at(-1)?.intersectionRatio !== 1), {
    threshold: 1,
  });
  if (top) observer.observe(top);
  // A browser that does not say when the scrolling ends would hide the way back for good.
  if (!('onscrollend' in window)) return;
  let last = scrollY;
  addEventListener(
    'scroll',
    () => {
      root.toggleAttribute('data-scrolling-down', scrollY > last);
      last = scrollY;
    },
    { passive: true },
  );
  addEventListener('scrollend', () => root.removeAttribute('data-scrolling-down'));
}

/** Says on the root element whether the page has been scrolled (requirement 4.3). */
export function startBackToTop(): void {
  const top = document.getElementById('top');
  const observer = new IntersectionObserver(
    (entries) => document.documentElement.toggleAttribute('data-scrolled', entries.at(-1)?.intersectionRatio !== 1),
    { threshold: 1 },
  );
  if (top) observer.observe(top);
}

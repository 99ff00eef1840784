/** Turns the footer on once the marker in front of it nears the viewport (requirements 4.28 and 9.30). */
export function startFooter(): void {
  const footer = document.querySelector<HTMLElement>('[data-footer]');
  const marker = footer?.previousElementSibling;
  if (!footer || !marker) return;
  footer.dataset.footer = 'waiting';
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      footer.dataset.footer = 'visible';
    },
    { rootMargin: '100px', threshold: 0.1 },
  );
  observer.observe(marker);
  // A leap to the end of the page skips the marker.
  observer.observe(footer);
}

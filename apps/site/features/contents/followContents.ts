/** Says in the contents list which part is read: the last of those that have reached the upper part of the window. */
export function followContents(): void {
  const list = document.querySelector('nav[data-contents] ol');
  if (!list) return;
  const links = new Map<Element, HTMLAnchorElement>();
  for (const link of list.querySelectorAll('a')) {
    const section = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    if (section) links.set(section, link);
  }
  const near = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) near[isIntersecting ? 'add' : 'delete'](target);
      const current = [...links].findLast(([section]) => near.has(section))?.[1];
      if (!current || current.hasAttribute('aria-current')) return;
      for (const link of links.values()) link.removeAttribute('aria-current');
      current.setAttribute('aria-current', 'location');
      list.scrollTo({ left: current.offsetLeft - list.clientWidth / 3 });
    },
    { rootMargin: '0px 0px -60%' },
  );
  for (const section of links.keys()) observer.observe(section);
}

const onlineFor = 4000;

export function startOfflineStatus(): void {
  const status = document.querySelector<HTMLElement>('[data-offline]');
  if (!status) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const say = (state: 'offline' | 'online' | '') => {
    clearTimeout(timer);
    status.dataset.connection = state;
    status.textContent = (state && status.dataset[state]) ?? '';
  };
  const update = () => {
    const { onLine } = navigator;
    const wasOffline = status.dataset.connection === 'offline';
    if (wasOffline !== onLine) return;
    say(onLine ? 'online' : 'offline');
    if (onLine) timer = setTimeout(say, onlineFor, '');
  };
  // The last one comes when the page comes back from the browser's cache.
  for (const type of ['offline', 'online', 'pageshow']) addEventListener(type, update);
  update();
}

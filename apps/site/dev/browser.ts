// React must find the refresh hooks when it starts: this stays first.
import '@vitejs/plugin-react/preamble';
import '../browser/devStyles.ts';
import '../features/boot.ts';
import { removeCaches } from '../browser/serviceWorker/storedPages.ts';

// By now Vite has put in the styles one by one, and replaces each when it is edited.
document.querySelector('link[href="/@styles.css"]')?.remove();

// The built site may have left its worker on this origin.
if ('serviceWorker' in navigator) {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all([...registrations.map((registration) => registration.unregister()), removeCaches()]);
}

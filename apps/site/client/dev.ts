// React must find the refresh hooks when it starts: this stays first.
import '@vitejs/plugin-react/preamble';
import './styles.ts';
import './boot.ts';

// By now Vite has put in the styles one by one, and replaces each when it is edited.
document.querySelector('link[href="/@styles.css"]')?.remove();

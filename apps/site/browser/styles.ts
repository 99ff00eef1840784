import '@lupa/ui/styles/global.css';

// In a module of its own, or Vite would put what the glob finds before the line above.
export { moduleStyles } from './moduleStyles.ts';

// Class names depend on paths only: an edited style fits the HTML that is already there.
import.meta.hot?.accept();

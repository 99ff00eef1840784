import '@vitejs/plugin-react/preamble';
import './boot.ts';

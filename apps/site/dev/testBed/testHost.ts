import { createServer } from 'node:http';
import { buildFreePlayMessage } from '@lupa/contracts/freePlay.ts';

export const testGames = {
  honest: `
    addEventListener('message', ({ data }) => data?.source === 'lupa-site' && (document.title = document.querySelector('output').textContent = data.type));
    addEventListener('keydown', ({ key }) => key === 'Escape' && tell('leave'));
    tell('ready');`,
  silent: '',
  hostile: `
    const tried = [];
    const attempt = (name, run) => { try { const got = run(); tried.push(name + (got === null ? ':null' : '')); } catch (error) { tried.push(name + ':' + error.name); } };
    tell('ready');
    setTimeout(() => {
      attempt('top', () => { top.location = 'https://taken-over.example/'; });
      attempt('open', () => open('https://popup.example/'));
      attempt('alert', () => alert('gotcha'));
      attempt('storage', () => localStorage.length);
      attempt('parent', () => parent.document.title);
      for (let count = 0; count < 3; count++) attempt('history', () => history.pushState({}, '', '#' + count));
      document.querySelector('output').textContent = tried.join(' ');
    }, 300);`,
  greedy: "tell('ready'); setInterval(() => { window.focus(); document.querySelector('button').focus(); }, 100);",
} as const;

type TestGame = keyof typeof testGames;

export async function startTestHost(): Promise<{ origin: string; stop: () => Promise<void> }> {
  const server = createServer((request, response) => {
    const game = testGames[(/\/game\/(\w+)\//.exec(request.url ?? '')?.[1] ?? 'honest') as TestGame] ?? testGames.honest;
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(page(game));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    origin: `http://play.localhost:${typeof address === 'object' ? address?.port : 0}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const page = (script: string) => `<!doctype html><html lang="es"><meta charset="utf-8"><title>Juego</title>
<style>html{color-scheme:dark;height:100%}body{height:100%;margin:0;display:grid;place-content:center;justify-items:center;gap:16px;background:radial-gradient(#2a4d5c,#0a1620);color:#edf1f4;font:18px system-ui}button{padding:14px 28px;border:0;border-radius:99px;background:#e8875a;font:inherit}</style>
<p>Créditos: <b>1.000</b></p><button onclick="this.textContent = 'Girado'">Girar</button><output></output>
<script>const tell = (type) => parent.postMessage({ ...${JSON.stringify(buildFreePlayMessage('ready'))}, type }, '*');${script}</script></html>`;

// Asks nginx of this machine for pages, a click and a picture until it is ended, and then prints how many were asked for and what failed. Runs inside the machine.
import { request } from 'node:http';

const questions = [
  ['www.example.cl', '/'],
  ['www.example.cl', '/resenas/casino-andino/'],
  ['www.example.cl', `/juegos-gratis/?nadie=`],
  ['ir.example.cl', '/healthz'],
  ['img.example.cl', '/healthz'],
  ['juegos.example.cl', '/healthz'],
];
const failed = [];
let asked = 0;
let slowest = 0;
const end = new AbortController();
process.on('SIGTERM', () => end.abort());

const ask = ([host, path]) =>
  new Promise((resolve) => {
    const begun = Date.now();
    const note = (fault) => {
      asked += 1;
      slowest = Math.max(slowest, Date.now() - begun);
      if (fault) failed.push(`${new Date().toISOString()} ${host}${path}: ${fault}`);
      resolve();
    };
    const question = request({ host: '127.0.0.1', port: 80, path, headers: { host }, agent: false }, (answer) => {
      answer.resume().on('end', () => note(answer.statusCode < 500 ? undefined : String(answer.statusCode)));
      answer.on('error', (error) => note(error.message));
    });
    question.on('error', (error) => note(error.message)).end();
  });

await Promise.all(
  questions.map(async (question) => {
    while (!end.signal.aborted) {
      await ask(question);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }),
);
console.log(JSON.stringify({ asked, slowest, failed }));

// Takes every mail (RFC 5321) and prints its subject. Runs inside the machine.
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';

createServer(async (socket) => {
  socket.on('error', () => socket.destroy());
  const say = (line) => socket.write(`${line}\r\n`);
  say('220 lupa');
  let isText = false;
  for await (const line of createInterface({ input: socket })) {
    if (isText) {
      if (line.startsWith('Subject: ')) console.log(line.slice('Subject: '.length));
      if (line !== '.') continue;
      isText = false;
      say('250 taken');
    } else if (line === 'DATA') {
      isText = true;
      say('354 go on');
    } else if (line === 'QUIT') {
      say('221 bye');
      socket.end();
    } else say('250 lupa');
  }
}).listen(2525, '127.0.0.1');

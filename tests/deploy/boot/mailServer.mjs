// Takes every mail and writes its subject. Runs inside the machine.
import { SMTPServer } from 'smtp-server';

const server = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  onData: async (stream, _session, done) => {
    const text = (await stream.toArray()).join('');
    console.log(/^Subject: (.*)$/m.exec(text)?.[1] ?? 'no subject');
    done();
  },
});
server.listen(2525, '127.0.0.1');

import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

export type Received = { to: string[]; data: string };

/** A mail server that takes every letter, or refuses the next few; enough of SMTP for a real client. */
export class SmtpSink {
  readonly received: Received[] = [];
  refusals = 0;
  /** Answers to what follows the greeting never end: one more line every so often. */
  drips = false;
  /** How many connections are open. */
  open = 0;
  private readonly server: Server = createServer((socket) => this.talk(socket));

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `smtp://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
  }

  private talk(socket: Socket): void {
    let buffer = '';
    let letter: Received = { to: [], data: '' };
    let inData = false;
    let dripping: NodeJS.Timeout | undefined;
    this.open += 1;
    socket.on('close', () => {
      this.open -= 1;
      clearInterval(dripping);
    });
    const answer = (line: string) => socket.write(`${line}\r\n`);
    const command = (line: string): void => {
      const verb = line.slice(0, 4).toUpperCase();
      if (this.drips) dripping ??= setInterval(() => answer('250-wait'), 50);
      else if (verb === 'EHLO' || verb === 'HELO') answer('250 sink');
      else if (verb === 'MAIL') answer(this.refusals-- > 0 ? '451 later' : '250 ok');
      else if (verb === 'RCPT') answer(letter.to.push(line.slice(8)) > 0 ? '250 ok' : '');
      else if (verb === 'DATA') {
        inData = true;
        answer('354 go on');
      } else if (verb === 'QUIT') socket.end('221 bye\r\n');
      else answer('250 ok');
    };
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      buffer += chunk.toString('utf8');
      for (;;) {
        const end = buffer.indexOf(inData ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const text = buffer.slice(0, end);
        buffer = buffer.slice(end + (inData ? 5 : 2));
        if (!inData) {
          command(text);
          continue;
        }
        inData = false;
        this.received.push({ to: letter.to, data: text });
        letter = { to: [], data: '' };
        answer('250 taken');
      }
    });
    answer('220 sink');
  }
}

import { Socket } from 'node:net';
import { createTransport, type Transporter } from 'nodemailer';
import type { Letter } from './letter.js';
import { MailDelivery } from './mail-delivery.js';

/** Each of these begins anew with every sign of life, so that only `mostMs` bounds a server that drips. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
/** Well below the time after which another process tries the same letter. */
const mostMs = 45_000;

export class SmtpDelivery extends MailDelivery {
  constructor(
    private readonly url: string,
    private readonly from: string,
    private readonly withinMs = mostMs,
  ) {
    super();
  }

  /** Every attempt at a letter has the same Message-ID. */
  override async deliver(id: string, letter: Letter): Promise<void> {
    await this.inTime((transport) =>
      transport.sendMail({
        from: this.from,
        // As an address object it is never parsed, so it cannot become two.
        to: { name: '', address: letter.to },
        subject: letter.subject,
        text: letter.text,
        html: letter.html,
        messageId: `<${id}@${domainOf(this.from)}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
        disableFileAccess: true,
        disableUrlAccess: true,
      }),
    );
  }

  override async reach(): Promise<void> {
    await this.inTime((transport) => transport.verify());
  }

  /** What takes too long has failed: its connection is cut. */
  private async inTime(talk: (transport: Transporter) => Promise<unknown>): Promise<void> {
    const socket = new Socket();
    const transport = createTransport({ url: this.url, socket, ...timeouts });
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        socket.destroy();
        reject(Object.assign(new Error('the mail server took too long'), { code: 'ETIMEDOUT' }));
      }, this.withinMs);
    });
    try {
      await Promise.race([talk(transport), late]);
    } finally {
      clearTimeout(timer);
      transport.close();
    }
  }
}

function domainOf(from: string): string {
  return /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
}

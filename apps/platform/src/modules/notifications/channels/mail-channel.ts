import type { FastifyBaseLogger } from 'fastify';
import nodemailer from 'nodemailer';
import type { Clock } from '../../../core/clock.ts';
import type { Config } from '../../../core/config/config.ts';
import type { Db } from '../../../core/database/database.ts';
import type { Channel, ChannelOutcome } from './channel.ts';
import type { Letter } from './channels.tables.ts';
import { letterWords, mailWords, type MailWords, settingsUrl } from './mail-words.ts';
import { mailQueries } from './mail.queries.ts';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly config: Pick<Config, 'mail' | 'origin' | 'tenant'>;
  readonly log: FastifyBaseLogger;
  /** Null for an account without an address, and for one that is gone. */
  readonly emailOf: (userId: string) => Promise<string | null>;
}

interface Mail extends MailWords {
  readonly id: string;
  readonly to: string;
  /** Whether its reader can switch such mails off. */
  readonly isOptional: boolean;
}

export interface MailChannel extends Channel {
  /** Sends what no account is asked for. */
  sendLetter(id: string, letter: Letter): Promise<ChannelOutcome>;
  close(): void;
}

/** E-mail over SMTP; without it mails are kept in the database. */
export function createMailChannel(deps: Deps): MailChannel {
  const { db, clock, config, emailOf } = deps;
  const smtp = config.mail.smtpUrl === undefined ? undefined : createSmtp(deps, config.mail.smtpUrl);
  const kept = mailQueries(db);

  async function keep({ id, to, subject, text, html }: Mail): Promise<ChannelOutcome> {
    await kept.keep({ id, recipient: to, subject, text, html, sentAt: clock.now() });
    return 'SENT';
  }

  const send = (mail: Mail) => (smtp ? smtp.send(mail) : keep(mail));
  const brand = config.tenant.classBrand.name;

  return {
    async deliver(message) {
      const to = await emailOf(message.userId);
      if (to === null) return 'NOBODY';
      return send({ id: message.id, to, isOptional: true, ...mailWords(message, config.origin, brand) });
    },
    sendLetter: (id, letter) =>
      send({ id, to: letter.to, isOptional: false, ...letterWords(letter, config.origin, brand) }),
    close: () => smtp?.close(),
  };
}

function createSmtp({ config, log }: Deps, url: string) {
  const transport = nodemailer.createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const host = new URL(config.origin).hostname;
  return {
    async send({ id, to, isOptional, subject, text, html }: Mail): Promise<ChannelOutcome> {
      try {
        await transport.sendMail({
          from: config.mail.from,
          // As an object: a name in quotes could otherwise smuggle in a second address.
          to: { name: '', address: to },
          subject,
          text,
          html,
          messageId: `<${id}@${host}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
          ...(isOptional && { list: { unsubscribe: settingsUrl(config.origin) } }),
        });
        return 'SENT';
      } catch (error) {
        const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
        // Its words may name the address, so only the numbers are told.
        log.warn({ delivery: id, code, status: responseCode }, 'a mail could not be sent');
        // The address itself was refused for good; everything else may be better later.
        return code === 'EENVELOPE' && responseCode >= 500 ? 'NOBODY' : 'LATER';
      }
    },
    close: () => transport.close(),
  };
}

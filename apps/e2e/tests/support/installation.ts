import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { startPostgres } from '@portal/test-runner/postgres';
import { freePort, ownPlatform } from './own-platform.ts';

const OPS = fileURLToPath(new URL('../../../platform/src/ops-cli.ts', import.meta.url));
const MOVED_CLOCK = fileURLToPath(new URL('moved-clock.mjs', import.meta.url));

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** A mail server that delivers to this test. */
async function startMailServer() {
  const mails: Mail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const keep = async () => {
        const { subject = '', text = '' } = await PostalMime.parse(await buffer(stream));
        mails.push({ to: session.envelope.rcptTo[0]!.address, subject, text });
      };
      void keep().then(() => done(), done);
    },
  });
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
  const { port } = server.server.address() as AddressInfo;
  return { mails, url: `smtp://127.0.0.1:${port}`, close: () => new Promise<void>((done) => server.close(done)) };
}

/** An installation as docs/running.md describes it: PostgreSQL, a mail server, no demo. Only its clock can be moved. */
export async function startInstallation() {
  const folder = await mkdtemp(join(tmpdir(), 'portal-e2e-clock-'));
  const clock = join(folder, 'clock');
  await writeFile(clock, '0');
  const [postgres, mail, port] = await Promise.all([startPostgres(), startMailServer(), freePort()]);
  const origin = `http://localhost:${port}`;
  const settings = {
    DATABASE_URL: postgres.url,
    SMTP_URL: mail.url,
    ORIGIN: origin,
    LOGIN_LIMIT_PER_MINUTE: '0',
    SOCKET_LIMIT_PER_MINUTE: '0',
    CLOCK_FILE: clock,
    NODE_OPTIONS: `--import=${MOVED_CLOCK}`,
  };
  const platform = await ownPlatform(port, settings);
  await platform.start();

  return {
    origin,
    /** Runs `npm run ops -- …` on the machine of the server, at its time. */
    async ops(...words: string[]): Promise<string> {
      const env = { PATH: process.env['PATH'], ...settings };
      return (await promisify(execFile)(process.execPath, [OPS, ...words], { env })).stdout;
    },
    /** The newest letter to this address with these words in its subject; waits until it is there. */
    async letter(to: string, words: string): Promise<Mail> {
      const find = () => mail.mails.findLast((one) => one.to === to && one.subject.includes(words));
      await expect.poll(find, { message: `a letter to ${to} about ${words}`, timeout: 30_000 }).toBeTruthy();
      return find()!;
    },
    /** Lets the server believe that it is later by so many milliseconds than it is. */
    async moveClock(ms: number): Promise<void> {
      await writeFile(clock, String(ms));
      // It looks there twenty times a second.
      await setTimeout(200);
    },
    start: platform.start,
    kill: platform.kill,
    async stop() {
      await platform.stop();
      await Promise.all([mail.close(), postgres.stop(), rm(folder, { recursive: true, force: true })]);
    },
  };
}

export type Installation = Awaited<ReturnType<typeof startInstallation>>;

/** The one address of the portal that a letter leads to. */
export const linkOf = ({ text }: Mail): string => /https?:\/\/\S+/.exec(text)![0];

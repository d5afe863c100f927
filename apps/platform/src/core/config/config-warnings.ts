import type { Config } from './config.ts';

/** What works, and is no good idea where people really work with it; one sentence each, for who starts the server. */
export function warningsOf({ demo, isSecure, origin, files, mail }: Config): string[] {
  if (demo) return [];
  return [
    ...(isSecure ? [] : ['ORIGIN is not https: everybody on the way can read what is sent']),
    ...(files.origin === origin
      ? ['FILES_ORIGIN is the portal’s own: give files that people upload a name of their own']
      : []),
    ...(mail.smtpUrl === undefined ? ['SMTP_URL is not set: letters are written and never sent'] : []),
  ];
}

import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { atMostEvery } from '../../core/at-most-every.ts';
import type { ModuleDeps } from '../../core/module.ts';
import { codeQueries } from './codes/codes.queries.ts';
import { loginAttemptQueries } from './login/login-attempts.queries.ts';
import { rotationQueries } from './oidc/rotations.queries.ts';
import { passwordLinkQueries } from './password-links/password-links.queries.ts';
import { sessionQueries } from './sessions/session.queries.ts';
import { signUpQueries } from './sign-up/sign-ups.queries.ts';

/** Forgets what has run out: sealed answers every ten seconds, tokens, tickets and counters every hour. Waits for the last run on stop. */
export function startHousekeeping({ database: { db }, clock, config, log }: ModuleDeps): () => Promise<void> {
  const rotations = rotationQueries(db, config.refreshReuseWindowMs);
  const isHourOver = atMostEvery(clock, millisecondsInHour);
  let running: Promise<void> = Promise.resolve();

  const clean = async () => {
    const now = clock.now();
    await rotations.forget(now);
    if (!isHourOver()) return;
    await sessionQueries(db).forget(now);
    await signUpQueries(db).forget(now);
    await codeQueries(db).forget(now);
    await passwordLinkQueries(db).forget(now);
    await loginAttemptQueries(db).forget(new Date(now.getTime() - millisecondsInDay));
  };

  const stopTicking = clock.every(10_000, () => {
    running = running.then(clean).catch((err: unknown) => log.error({ err }, 'housekeeping failed'));
  });

  return async () => {
    stopTicking();
    await running;
  };
}

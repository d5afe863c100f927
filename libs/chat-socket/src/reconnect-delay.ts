import { SOCKET_MS } from '@portal/domain/tenant/limits';

const RANDOMIZATION = 0.5;

/** Milliseconds before the attempt after `failures` failed ones: doubling, shaken by half, 1 s up to 5 s (CHT-4). */
export function reconnectDelay(failures: number, random: () => number = Math.random): number {
  const even = SOCKET_MS.reconnectMin * 2 ** Math.min(failures, 10);
  const shaken = even * (1 + (random() * 2 - 1) * RANDOMIZATION);
  return Math.round(Math.min(SOCKET_MS.reconnectMax, Math.max(SOCKET_MS.reconnectMin, shaken)));
}

import * as v from 'valibot';
import { Id } from '../contract/scalar.ts';

const SHOWN = 4;

/** `••••6789`: the last digits, and never more than half of the number (R50). */
export function maskAccountNumber(number: string): string {
  const shown = Math.min(SHOWN, Math.floor(number.length / 2));
  return `••••${number.slice(number.length - shown)}`;
}

/** An account as it may be read; the whole number stays where it was written (PAY-1). */
export const MaskedAccount = v.object({
  id: Id,
  accountNumber: v.pipe(v.string(), v.startsWith('••••')),
  holder: v.string(),
  bank: v.object({ code: v.string(), name: v.string() }),
});
export type MaskedAccount = v.InferOutput<typeof MaskedAccount>;

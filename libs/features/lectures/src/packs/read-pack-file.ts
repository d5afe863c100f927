import * as v from 'valibot';
import { PACK_FORMAT, PACK_FORMAT_VERSION, PackFile } from '@portal/domain/library/pack';
import type { importing } from '../packs-messages.ts';

/** More is no pack of ours: the platform takes no larger one. */
const BYTES_MAX = 1_048_576;

type Reading = { readonly file: PackFile } | { readonly why: keyof typeof importing.unreadable };

const Ours = v.looseObject({ format: v.literal(PACK_FORMAT), version: v.number() });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A pack from a file of hers, or why it is none. */
export async function readPackFile(chosen: File): Promise<Reading> {
  if (chosen.size > BYTES_MAX) return { why: 'TOO_LARGE' };
  const content = parsed(await chosen.text());
  const ours = v.safeParse(Ours, content);
  if (!ours.success) return { why: 'NOT_OURS' };
  if (ours.output.version > PACK_FORMAT_VERSION) return { why: 'NEWER' };
  const pack = v.safeParse(PackFile, content);
  return pack.success ? { file: pack.output } : { why: 'BROKEN' };
}

import { canBeChoseong, canBeJungseong, convertQwertyToAlphabet } from 'es-hangul';
import { searchable } from '../base/match-text.ts';

/** What the key carries on the common Korean layout (두벌식), or nothing. */
function jamoOfKey(code: string, shiftKey: boolean): string[] {
  const latin = /^Key([A-Z])$/.exec(code)?.[1];
  if (latin === undefined) return [];
  const jamo = convertQwertyToAlphabet(shiftKey ? latin : latin.toLowerCase());
  return canBeChoseong(jamo) || canBeJungseong(jamo) ? [jamo] : [];
}

/**
 * The letters that a key press may mean. Outside a text box most browsers report the Latin letter (or "Process")
 * while the keyboard stands on Korean, so the jamo comes from the key's place.
 */
export function lettersOfKey({ key, code, shiftKey }: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string[] {
  const own = [...key].length === 1 && key !== ' ' ? [key.toLowerCase()] : [];
  return [...new Set([...own, ...jamoOfKey(code, shiftKey)])];
}

/** Index of the next label, after `from`, that begins with one of the typed readings; -1 when there is none. */
export function findTyped(labels: readonly string[], readings: readonly string[], from: number): number {
  const forms = labels.map(searchable);
  const order = labels.map((_, n) => (from + n + labels.length) % labels.length);
  const begins = (n: number) =>
    readings.some((typed) => forms[n]?.letters.startsWith(typed) || forms[n]?.initials.startsWith(typed));
  return order.find(begins) ?? -1;
}

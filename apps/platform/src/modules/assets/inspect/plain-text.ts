import type { Flag } from './pdf-document.ts';
import { mismatch } from './refused.ts';

const OTHER_KINDS = /^(?:%PDF-|\{\\rtf)/;
// Tab, line feed, vertical tab, form feed, carriage return, and the escape of older Asian encodings.
const ALLOWED_CONTROLS: ReadonlySet<number> = new Set([9, 10, 11, 12, 13, 27]);
const isControl = (code: number) => code < 32 && !ALLOWED_CONTROLS.has(code);

/** Text of any encoding that people here use: UTF-8, UTF-16 with its mark, or an older one. */
export function checkPlainText(bytes: Buffer): void {
  const mark = bytes.toString('hex', 0, 2);
  const encoding = mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : 'latin1';
  const text = new TextDecoder(encoding).decode(bytes);
  for (let at = 0; at < text.length; at++) if (isControl(text.charCodeAt(at))) throw mismatch('not a text');
  if (OTHER_KINDS.test(bytes.toString('latin1', 0, 8))) throw mismatch('another kind of file');
}

/** The header of a rich text, and whether it carries objects of other programs. */
export function checkRichText(bytes: Buffer): Flag[] {
  const text = bytes.toString('latin1');
  if (!/^\{\\rtf\d/.test(text)) throw mismatch('not a rich text');
  return /\\(?:objdata|objupdate|objautlink)(?![a-z])/.test(text) ? ['EMBEDDED_FILE'] : [];
}

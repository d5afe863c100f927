import { blocked } from './refused.ts';

/** First bytes of programs, whatever the name says (UPL-2). */
const PROGRAMS: readonly (readonly [what: string, hex: string])[] = [
  ['ELF', '7f454c46'],
  ['Mach-O', 'feedface'],
  ['Mach-O', 'feedfacf'],
  ['Mach-O', 'cefaedfe'],
  ['Mach-O', 'cffaedfe'],
  ['class or universal Mach-O', 'cafebabe'],
  ['universal Mach-O', 'bebafeca'],
  ['WebAssembly', '0061736d'],
  ['Android code', '6465780a'],
  ['Flash', '435753'],
  ['Flash', '465753'],
  ['Flash', '5a5753'],
  ['Windows link', '4c0000000114020000000000c0000000'],
  ['cabinet', '4d534346'],
  ['Chrome extension', '43723234'],
  ['Debian package', '213c617263683e0a64656269616e'],
  ['RPM package', 'edabeedb'],
];
const MAGIC = PROGRAMS.map(([what, hex]) => [what, Buffer.from(hex, 'hex')] as const);
const EICAR = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR';
const HEAD = 65_536;

/** Throws TYPE_BLOCKED for a program or a script. `isRewritten`: only pixels of it will be kept, so words in it do no harm. */
export function refusePrograms(bytes: Buffer, { isRewritten = false } = {}): void {
  const head = bytes.subarray(0, HEAD);
  for (const [what, magic] of MAGIC) if (head.subarray(0, magic.length).equals(magic)) throw blocked(what);
  // A text may begin with these two letters too ("MZ세대"), but has no zeros.
  if (head.subarray(0, 2).equals(Buffer.from('MZ')) && head.subarray(0, 64).includes(0))
    throw blocked('Windows program');
  if (isRewritten) return;
  const text = head.toString('latin1');
  if (/^(?:\xEF\xBB\xBF)?\s{0,64}#!/.test(text)) throw blocked('script');
  if (/<\?php/i.test(text)) throw blocked('PHP');
  if (text.startsWith(EICAR)) throw blocked('EICAR');
}

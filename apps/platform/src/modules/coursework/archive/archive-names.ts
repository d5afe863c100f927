import { cleanFileName, extensionOf } from '@portal/domain/assets/upload-policy';

/** What Windows takes for something else than a name, also with an ending behind it. */
const RESERVED = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:\.|$)/i;
const FORBIDDEN = /[<>:"/\\|?*]/g;
/** Short enough that Windows finds it in a folder of a folder. */
const LONGEST = 60;

/** A name that Windows and macOS both keep as it is: composed letters, nothing forbidden, no ending in dots or spaces. */
export function safeName(name: string, without = '이름 없음'): string {
  const clean = cleanFileName(name.replaceAll(FORBIDDEN, '_')).replace(/^[.\s]+/, '');
  const short = [...clean]
    .slice(0, LONGEST)
    .join('')
    .replace(/[.\s]+$/, '');
  if (!short) return without;
  return RESERVED.test(short) ? `_${short}` : short;
}

/** Names of one folder, each once: those that differ by nothing that a disk sees get a number. */
export function uniqueNames(): (name: string, ending?: string) => string {
  const taken = new Set<string>();
  return (name, ending = '') => {
    for (let no = 1; ; no++) {
      const wanted = no === 1 ? `${name}${ending}` : `${name} (${no})${ending}`;
      if (taken.has(wanted.toLowerCase())) continue;
      taken.add(wanted.toLowerCase());
      return wanted;
    }
  };
}

/** `.pdf`, or nothing. */
export function endingOf(fileName: string): string {
  const extension = safeName(extensionOf(fileName), '');
  return extension ? `.${extension}` : '';
}

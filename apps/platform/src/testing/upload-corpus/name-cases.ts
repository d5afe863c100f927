import { BLOCKED_EXTENSIONS } from '@portal/domain/assets/file-type';
import { LIMITS } from '@portal/domain/tenant/limits';
import type { CorpusCase } from './corpus-case.ts';
import { SAMPLES } from './samples.ts';

const DISGUISES: readonly (readonly [what: string, of: (extension: string) => string])[] = [
  ['as it is', (extension) => `file.${extension}`],
  ['in capitals', (extension) => `FILE.${extension.toUpperCase()}`],
  ['with dots and spaces behind', (extension) => `file.${extension}. . .`],
  ['before a good one', (extension) => `file.${extension}.pdf`],
  ['turned round', (extension) => `file\u202efdp.${extension}`],
  ['with a letter without width', (extension) => `file.${extension[0]}\u200b${extension.slice(1)}`],
];
const pdf = SAMPLES['pdf']!;

/** Programs by their names; each disguise for some, so that all are seen. */
const blockedNames = (): CorpusCase[] =>
  [...BLOCKED_EXTENSIONS].map((extension, at) => {
    const [what, nameOf] = DISGUISES[at % DISGUISES.length]!;
    const expected = { signing: 'TYPE_BLOCKED' } as const;
    return { what: `.${extension} ${what}`, name: nameOf(extension), location: 'LECTURE', bytes: pdf, expected };
  });

const oddNames: readonly (readonly [what: string, name: string])[] = [
  ['climbing', '../../../../etc/cron.d/plan.pdf'],
  ['from the root', '/etc/passwd.pdf'],
  ['of Windows', 'C:\\Windows\\plan.pdf'],
  ['of a device', 'CON.pdf'],
  ['with a new line', 'plan\r\nSet-Cookie: a=b.pdf'],
  ['with quotes', `pl"an';.pdf`],
  ['of formula', '=cmd|calc!A1.pdf'],
  ['of markup', '<img src=x onerror=alert(1)>.pdf'],
  ['of pictures', '🎓🎒.pdf'],
  ['decomposed', '수업 계획'.normalize('NFD') + '.pdf'],
  ['of 900 letters', `${'가'.repeat(900)}.pdf`],
  ['with a hidden part', '.hidden.pdf'],
  ['of percent signs', '%00%2e%2e%2f.pdf'],
];

const sizes = (): CorpusCase[] => {
  const limit = LIMITS.uploadDefaultMb * 1024 * 1024;
  const padded = (size: number) => () => Buffer.concat([pdf() as Buffer], size);
  const sized = (what: string, bytes: () => Buffer, expected: CorpusCase['expected']): CorpusCase => ({
    what,
    name: 'plan.pdf',
    location: 'DEFAULT',
    bytes,
    expected,
  });
  return [
    sized('of no byte', () => Buffer.alloc(0), { signing: 'FILE_NOT_FOUND' }),
    sized('of one byte', () => Buffer.alloc(1), { content: 'CONTENT_MISMATCH' }),
    sized('as large as may be', padded(limit), 'TAKEN'),
    sized('one byte larger than may be', padded(limit + 1), { signing: 'FILE_TOO_LARGE' }),
  ];
};

export const nameCases = (): CorpusCase[] => [
  ...blockedNames(),
  ...oddNames.map(([what, name]) => ({
    what: `a name ${what}`,
    name,
    location: 'DEFAULT' as const,
    bytes: pdf,
    expected: 'TAKEN' as const,
  })),
  { what: 'no name', name: ' . ', location: 'DEFAULT', bytes: pdf, expected: { signing: 'FILE_NOT_FOUND' } },
  { what: 'a zero', name: 'plan.pdf\0.png', location: 'DEFAULT', bytes: pdf, expected: { signing: 'VALIDATION' } },
  ...sizes(),
];

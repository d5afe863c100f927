import { blocked, type CorpusCase, mismatch } from './corpus-case.ts';
import { compoundFile, drawn } from './samples.ts';
import { zipOf } from './zip-builder.ts';

const magic =
  (hex: string, length = 200) =>
  () =>
    Buffer.concat([Buffer.from(hex, 'hex')], length);
const text = (words: string) => () => Buffer.from(words);

const PROGRAMS: Readonly<Record<string, () => Buffer>> = {
  ELF: magic('7f454c4602010100'),
  'an AppImage': magic('7f454c460201010041490200'),
  'a Windows program': magic('4d5a90000300000004000000ffff0000'),
  'Mach-O of 32 bits': magic('feedface'),
  'Mach-O of 64 bits': magic('cffaedfe07000001'),
  'a universal Mach-O': magic('cafebabe00000002'),
  'a Java class': magic('cafebabe00000034'),
  WebAssembly: magic('0061736d01000000'),
  'Android code': magic('6465780a30333500'),
  Flash: magic('43575309'),
  'a Windows link': magic('4c0000000114020000000000c000000000000046'),
  'a cabinet': magic('4d534346'),
  'a Chrome extension': magic('4372323403000000'),
  'a Debian package': magic('213c617263683e0a64656269616e2d62696e617279'),
  'an RPM package': magic('edabeedb03000000'),
  MSI: () => compoundFile(['Property'], '84100c0000000000c000000000000046'),
  'an MSI patch': () => compoundFile(['WordDocument'], '86100c0000000000c000000000000046'),
};
const SCRIPTS: Readonly<Record<string, () => Buffer>> = {
  'a shell script': text('#!/bin/sh\nrm -rf /\n'),
  'a script behind a mark and spaces': text('\ufeff  \n#! /usr/bin/env python\n'),
  PHP: text('<?php system($_GET["c"]);'),
  'PHP in the middle': text('GIF89a hello <?PHP echo 1; ?>'),
  EICAR: text('X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'),
};
const ARCHIVES: Readonly<Record<string, () => Buffer>> = {
  'an Android app': () => zipOf([{ name: 'AndroidManifest.xml' }, { name: 'classes.dex' }]),
  'a jar': () => zipOf([{ name: 'META-INF/MANIFEST.MF', data: 'Main-Class: A' }, { name: 'A.class' }]),
  'a workbook with macros': () => zipOf([{ name: '[Content_Types].xml' }, { name: 'xl/vbaProject.bin' }]),
  'a Windows app': () => zipOf([{ name: 'AppxManifest.xml' }]),
};

const under = (
  of: Readonly<Record<string, () => Buffer>>,
  name: string,
  expected: CorpusCase['expected'],
): CorpusCase[] =>
  Object.entries(of).map(([what, bytes]) => ({
    what: `${what} as ${name}`,
    name,
    bytes,
    expected,
    location: /pdf|docx|txt|rtf|doc$/.test(name) ? 'TEACHER_POPUP' : /png$/.test(name) ? 'AVATAR' : 'LECTURE',
  }));

/** Programs, scripts and installers under names that look well. */
export const programCases = (): CorpusCase[] => [
  ...['plan.pdf', 'plan.docx', 'plan.txt', 'plan.hwp'].flatMap((name) => [
    ...under(PROGRAMS, name, blocked),
    ...under(SCRIPTS, name, blocked),
  ]),
  ...under(PROGRAMS, 'me.png', blocked),
  // Of a picture only pixels are kept, and these have none.
  ...under(SCRIPTS, 'me.png', mismatch),
  ...['plan.zip', 'plan'].flatMap((name) => under(ARCHIVES, name, blocked)),
  {
    what: 'PHP in the comment of a picture',
    name: 'me.jpg',
    location: 'AVATAR',
    bytes: async () => {
      const jpeg = await drawn().jpeg().toBuffer();
      const words = '<?php system("id"); ?>';
      const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, words.length + 2]), Buffer.from(words)]);
      return Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]);
    },
    expected: 'TAKEN',
    lost: ['<?php'],
  },
];

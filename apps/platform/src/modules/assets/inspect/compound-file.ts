import { blocked, mismatch } from './refused.ts';

const SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
/** 000C1084-0000-0000-C000-000000000046 and its two siblings, patch and transform: {000C1086}, {000C1082}. */
const INSTALLERS = ['84100c00', '86100c00', '82100c00'].map((start) =>
  Buffer.from(`${start}0000 0000 c000000000000046`.replaceAll(' ', ''), 'hex'),
);
const named = (name: string) => Buffer.from(`${name}\0`, 'utf16le');

export const isCompoundFile = (bytes: Buffer) => bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE);

/** Throws TYPE_BLOCKED for an MSI: a compound file whose root entry names the installer's class. */
export function refuseInstaller(bytes: Buffer): void {
  if (!isCompoundFile(bytes) || bytes.length < 512) return;
  const sector = 2 ** Math.min(bytes.readUInt16LE(30), 12);
  const root = (bytes.readUInt32LE(48) + 1) * sector;
  const classId = bytes.subarray(root + 80, root + 96);
  if (INSTALLERS.some((installer) => classId.equals(installer))) throw blocked('MSI');
}

/** A document of Word 97 to 2003 without macros. */
export function checkOldDocument(bytes: Buffer): void {
  if (!isCompoundFile(bytes)) throw mismatch('not a compound file');
  if (!bytes.includes(named('WordDocument'))) throw mismatch('no Word document');
  if (bytes.includes(named('_VBA_PROJECT'))) throw blocked('macros');
}

import { globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { seedGround } from './access-ground.ts';
import type { AccessRow, ResourceAccess } from './access.ts';
import type { TestApp } from './test-app.ts';

const modules = fileURLToPath(new URL('../modules', import.meta.url));

/** The `<resource>.access.ts` of every context, in the order of their paths. */
export const accessFiles = globSync('**/*.access.ts', { cwd: modules }).sort();

export async function readAccessFile(file: string): Promise<ResourceAccess> {
  const { access } = (await import(join(modules, file))) as { access: ResourceAccess };
  return access;
}

export const readAccess = (): Promise<readonly ResourceAccess[]> => Promise.all(accessFiles.map(readAccessFile));

/** All rows by the name of their endpoint. */
export const rowsOf = (all: readonly ResourceAccess[]): Readonly<Record<string, AccessRow>> =>
  Object.fromEntries(all.flatMap(({ rows }) => Object.entries(rows)));

export async function seedAccess(all: readonly ResourceAccess[], t: TestApp, teacherId: string): Promise<void> {
  await seedGround(t.database, teacherId);
  for (const { seed } of all) await seed?.(t, teacherId);
}

const ASKED = new RegExp(process.env['ENDPOINTS'] ?? '');

/** Whether this run asks about an endpoint; the test of the generators asks about those that it has made alone. */
export const isAsked = (endpoint: string): boolean => ASKED.test(endpoint);

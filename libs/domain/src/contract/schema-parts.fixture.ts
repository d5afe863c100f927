import { globSync } from 'node:fs';
import { join } from 'node:path';
import type * as v from 'valibot';
import type { Contract } from './endpoint.ts';

const SOURCES = join(import.meta.dirname, '..');
const modules = await Promise.all(
  globSync('**/*.contract.ts', { cwd: SOURCES }).map(
    (file) => import(join(SOURCES, file)) as Promise<Readonly<Record<string, unknown>>>,
  ),
);

/** Every endpoint of every contract, by its name. */
export const endpoints = modules.flatMap((module) =>
  Object.entries(module).flatMap(([name, value]) =>
    name.endsWith('Contract') ? Object.entries(value as Contract) : [],
  ),
);

/** What a schema may hold others in. */
export interface Schema extends v.GenericSchema {
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly options?: readonly (Schema | string | number)[];
  readonly items?: readonly Schema[];
  readonly item?: Schema;
  readonly wrapped?: Schema;
  readonly key?: Schema | string;
  readonly value?: Schema;
}

/** Every part of this type inside a schema, by where it stands. */
export function partsOf(
  type: 'string' | 'number',
  path: string,
  schema: Schema | string | number | undefined,
): [string, Schema][] {
  if (typeof schema !== 'object') return [];
  if (schema.type === type) return [[path, schema]];
  const { entries = {}, options = [], items = [], item, wrapped, key, value } = schema;
  return [
    ...Object.entries(entries).flatMap(([name, one]) => partsOf(type, `${path}.${name}`, one)),
    ...[...options, ...items, item, wrapped, key, value].flatMap((one) => partsOf(type, path, one)),
  ];
}

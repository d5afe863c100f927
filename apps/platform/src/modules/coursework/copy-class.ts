import type { Tx } from '../../core/database/database.ts';
import type { Files } from '../assets/module.ts';

interface Copied<Row, NewRow, Copy> {
  readonly queries: { ofClass(classId: string): Promise<Row[]>; insert(row: NewRow): Promise<Copy> };
  readonly copyOf: (row: Row) => NewRow;
  readonly useOf: (copy: Copy) => Parameters<Files['use']>[1];
}

/** Gives what one class has been given again, as something new that uses the same files. */
export async function copyClass<Row, NewRow, Copy>(
  tx: Tx,
  files: Pick<Files, 'use'>,
  { from, queries, copyOf, useOf }: Copied<Row, NewRow, Copy> & { readonly from: string },
): Promise<void> {
  for (const row of await queries.ofClass(from)) await files.use(tx, useOf(await queries.insert(copyOf(row))));
}

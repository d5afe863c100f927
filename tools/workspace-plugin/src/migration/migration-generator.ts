import type { Tree } from '@nx/devkit';
import { checkedContext } from '../workspace/contexts.ts';

export const MIGRATIONS = 'apps/platform/migrations';

/** What stands nowhere else where one begins to write. */
export const BOUNDS =
  "-- What the contract bounds is bounded here too: note text not null default '' check (char_length(note) <= 300)\n";

export interface MigrationOptions {
  context: string;
  what: string;
}

/** Writes the next migration, and tells where. Forward only: what ran is never changed, so a wrong one is mended by another. */
export function writeMigration(tree: Tree, { context, what }: MigrationOptions, sql?: string): string {
  checkedContext(tree, context);
  if (!/^[a-z][a-z0-9_]*$/.test(what)) throw new Error(`"${what}" is not snake_case, like add_reviews.`);
  const numbers = tree.children(MIGRATIONS).map((name) => Number(/^(\d{4})_/.exec(name)?.[1] ?? 0));
  const number = String(Math.max(0, ...numbers) + 1).padStart(4, '0');
  const path = `${MIGRATIONS}/${number}_${context}_${what}.sql`;
  tree.write(path, sql ?? `-- ${what.replaceAll('_', ' ')}\n${BOUNDS}`);
  return path;
}

/** Nx takes what a generator returns for a task to run, so this returns nothing. */
export function migrationGenerator(tree: Tree, options: MigrationOptions): void {
  writeMigration(tree, options);
}

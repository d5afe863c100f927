import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const debian = '/usr/lib/postgresql';

/** The folder that holds `initdb` and `postgres`: POSTGRES_BIN, then PATH, then Debian's newest; undefined when there is none. */
export function findPostgres() {
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  return [
    process.env.POSTGRES_BIN,
    ...process.env.PATH.split(delimiter),
    ...versions.map((version) => join(debian, version, 'bin')),
  ].find((folder) => folder && existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

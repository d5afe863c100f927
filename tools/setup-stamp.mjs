import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const stampIn = (root) => join(root, 'node_modules', '.setup');

const lockOf = (root) =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

/** Whether the packages of this lock file are the installed ones. */
export const isSetUp = (root) => existsSync(stampIn(root)) && readFileSync(stampIn(root), 'utf8') === lockOf(root);

/** Notes that they are: whoever has installed them says so, and nobody installs them anew. */
export const noteSetUp = (root) => writeFileSync(stampIn(root), lockOf(root));

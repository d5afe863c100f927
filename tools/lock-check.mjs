// What the lockfile must hold (R32): every platform package that `npm ci` will ask for, a checksum for each package, no
// version below a known floor, and no install script that package.json does not deny.
import { readFileSync } from 'node:fs';

const read = (path) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
const locked = read('../package-lock.json').packages;
const denied = read('../package.json').allowScripts;
const { floors } = read('./version-floors.json');
const problems = [];

const EXACT = /^\d+\.\d+\.\d+$/;

/** Whether npm would find `name` from the package at `path`, in its own node_modules or one further up, in the version wanted. */
function isReachable(path, name, wanted) {
  for (let at = path; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const found = locked[`${at ? `${at}/` : ''}node_modules/${name}`];
    if (found) return !EXACT.test(wanted) || found.version === wanted;
    if (!at) return false;
  }
}

const isBelow = (version, floor) => {
  const [a, b] = [version, floor].map((text) => text.split(/[.-]/).slice(0, 3).map(Number));
  const at = a.findIndex((part, index) => part !== b[index]);
  return at >= 0 && a[at] < b[at];
};

for (const [path, entry] of Object.entries(locked)) {
  const missing = Object.entries(entry.optionalDependencies ?? {}).flatMap(([name, wanted]) =>
    isReachable(path, name, wanted) ? [] : name,
  );
  if (missing.length)
    problems.push(`${path || 'the workspace'} names packages that are not locked: ${missing.join(', ')}`);
  if (!path.includes('node_modules/') || entry.link) continue;

  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const floor = floors[name];
  if (!entry.integrity && !entry.inBundle) problems.push(`${path} has no checksum`);
  if (floor === 'none') problems.push(`${path} must not be used`);
  else if (floor && isBelow(entry.version, floor)) problems.push(`${path} is ${entry.version}, below ${floor}`);
  if (entry.hasInstallScript && denied[name] !== false)
    problems.push(`${path} has an install script that package.json does not deny`);
}

for (const problem of problems) console.error(problem);
if (problems.length) process.exit(1);

// Fails when the lockfile lacks an optional (platform) package that one of its packages names: `npm ci` would fail on it.
import fs from 'node:fs';
let found = false;
const l = JSON.parse(fs.readFileSync('package-lock.json', 'utf8')).packages;
for (const [k, v] of Object.entries(l)) {
  const o = v.optionalDependencies || {};
  const miss = Object.keys(o).filter((d) => {
    let p = k;
    for (;;) {
      if (l[(p ? p + '/' : '') + 'node_modules/' + d]) return false;
      if (!p) return true;
      const i = p.lastIndexOf('/node_modules/');
      p = i < 0 ? '' : p.slice(0, i);
    }
  });
  if (miss.length) found = true;
  if (miss.length) console.log(k, v.version, 'MISSING', miss.length, 'of', Object.keys(o).length, miss.join(' '));
}
if (found) process.exit(1);

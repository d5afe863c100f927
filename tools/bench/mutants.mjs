// How many small faults in the rules that matter most make a test fail. Of each target: killed, survived, and the survivors.
import { readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { changesOf } from './mutant-changes.mjs';
import { mutantProcess } from './mutant-process.mjs';
import { TARGETS } from './mutant-targets.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const GOAL_KILLED = 85;
const short = (text) => text.replaceAll(/\s+/g, ' ').slice(0, 70);

/** The part of a file between two texts, or all of it. */
function spanOf(text, { from, to }) {
  const start = from ? text.indexOf(from) : 0;
  const end = to ? text.indexOf(to, start) : text.length;
  if (start < 0 || end < 0) throw new Error(`not found: ${start < 0 ? from : to}`);
  return { start, end };
}

async function survivorsOf({ config, tests, files }, every) {
  const jest = mutantProcess({ config, tests });
  const survivors = [];
  let [seen, count] = [0, 0];
  try {
    await jest.begin();
    for (const file of files) {
      const { path, ...limits } = typeof file === 'string' ? { path: file } : file;
      const text = readFileSync(ROOT + path, 'utf8');
      const span = spanOf(text, limits);
      for (const { start, end, to, line, was } of changesOf(path, text)) {
        if (start < span.start || end > span.end) continue;
        seen += 1;
        if (seen % every) continue;
        count += 1;
        const mutant = { file: ROOT + path, text: text.slice(0, start) + to + text.slice(end) };
        if (await jest.isKilled(mutant)) continue;
        survivors.push(`${path}:${line}  ${short(was)}  →  ${short(to) || '(nothing)'}`);
        console.log(`  ${survivors.at(-1)}`);
      }
    }
  } finally {
    jest.end();
  }
  return { count, survived: survivors.length };
}

/** @param {string} [part] one target, and `/4` for every fourth mutant of it */
export async function measure(part = '') {
  const [only, sample = '1'] = part.split('/');
  const every = Number(sample);
  const names = Object.keys(TARGETS).filter((name) => !only || name === only);
  if (!names.length) throw new Error(`No such target: ${only}. There are: ${Object.keys(TARGETS).join(', ')}.`);
  const figures = [];
  for (const name of names) {
    console.log(`${name}, survivors:`);
    let [count, survived] = [0, 0];
    for (const one of TARGETS[name]) {
      const found = await survivorsOf(one, every);
      count += found.count;
      survived += found.survived;
    }
    const what = `${name}: ${count} mutants, ${count - survived} killed, ${survived} survived; % survived`;
    figures.push({ what, value: (survived / count) * 100, goal: 100 - GOAL_KILLED });
  }
  rmSync(`${ROOT}tmp/mutants`, { recursive: true, force: true });
  return figures;
}

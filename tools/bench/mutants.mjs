// How many small faults in the rules that matter most make a test fail. Of each target: killed, survived, and the survivors.
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
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

/** Every change of the files of a target: `{ file, text, says }`. */
function* mutantsOf(files) {
  for (const file of files) {
    const { path, ...limits } = typeof file === 'string' ? { path: file } : file;
    const text = readFileSync(ROOT + path, 'utf8');
    const span = spanOf(text, limits);
    for (const { start, end, to, line, was } of changesOf(path, text)) {
      if (start < span.start || end > span.end) continue;
      const says = `${path}:${line}  ${short(was)}  →  ${short(to) || '(nothing)'}`;
      yield { file: ROOT + path, text: text.slice(0, start) + to + text.slice(end), same: text, says };
    }
  }
}

async function survivorsOf({ config, tests, files }, { every, isSame, cache }) {
  const jest = mutantProcess({ config, tests, cache });
  let [seen, count, survived] = [0, 0, 0];
  try {
    await jest.begin();
    for (const { file, text, same, says } of mutantsOf(files)) {
      seen += 1;
      if (seen % every) continue;
      count += 1;
      const isKilled = await jest.isKilled({ file, text: isSame ? same : text });
      if (!isKilled) survived += 1;
      if (isKilled === isSame) console.log(`  ${says}`);
    }
  } finally {
    jest.end();
  }
  return { count, survived };
}

/** @param {string} [part] one target; `/4` for every fourth mutant of it, `/same` for as many copies that change nothing */
export async function measure(part = '') {
  const [only, sample = '1'] = part.split('/');
  const isSame = sample === 'same';
  const every = isSame ? 1 : Number(sample);
  const names = Object.keys(TARGETS).filter((name) => !only || name === only);
  if (!names.length) throw new Error(`No such target: ${only}. There are: ${Object.keys(TARGETS).join(', ')}.`);
  // A folder for each run: none takes away what another one reads.
  mkdirSync(`${ROOT}tmp`, { recursive: true });
  const cache = mkdtempSync(`${ROOT}tmp/mutants-`);
  const figures = [];
  try {
    for (const name of names) {
      console.log(`${name}, ${isSame ? 'killed without a change' : 'survivors'}:`);
      let [count, survived] = [0, 0];
      for (const one of TARGETS[name]) {
        const found = await survivorsOf(one, { every, isSame, cache });
        count += found.count;
        survived += found.survived;
      }
      const killed = count - survived;
      figures.push(
        isSame
          ? { what: `${name}: ${count} copies that change nothing, of them killed`, value: killed, goal: 0 }
          : {
              what: `${name}: ${count} mutants, ${killed} killed, ${survived} survived; % survived`,
              value: (survived / count) * 100,
              goal: 100 - GOAL_KILLED,
            },
      );
    }
  } finally {
    rmSync(cache, { recursive: true, force: true });
  }
  return figures;
}

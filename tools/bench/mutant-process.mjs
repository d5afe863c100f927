// Asks a warm Jest process about mutants; a new one takes its place when a mutant never ends, and now and then for its memory.
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SCRIPT = fileURLToPath(new URL('./mutant-jest.mjs', import.meta.url));
const MUTANTS_A_PROCESS = 60;
const FIRST_LIMIT_MS = 300_000;
const LEAST_LIMIT_MS = 20_000;

/** @param {{ config: string, tests: string[] }} part */
export function mutantProcess({ config, tests }) {
  let child;
  let asked = 0;
  let longest = 0;

  const end = () => {
    child?.kill('SIGKILL');
    child = undefined;
  };

  async function ask(mutant, limit) {
    child ??= fork(SCRIPT, [config, ...tests], {
      cwd: ROOT,
      execArgv: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
      env: { ...process.env, NODE_ENV: 'test', NODE_OPTIONS: '' },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const started = Date.now();
    const answer = await new Promise((resolve) => {
      const timer = setTimeout(() => resolve({ isKilled: true, isEnded: true }), limit);
      const settle = (found) => {
        clearTimeout(timer);
        child.removeAllListeners();
        resolve(found);
      };
      child.once('message', settle);
      child.once('exit', () => settle({ isKilled: true, isEnded: true }));
      child.send({ number: asked, mutant });
    });
    asked += 1;
    if (answer.isEnded || asked % MUTANTS_A_PROCESS === 0) end();
    return { ...answer, ms: Date.now() - started };
  }

  return {
    /** Without a mutant all tests hold, or nothing can be said; how long they take sets the limit. */
    async begin() {
      for (let round = 0; round < 2; round += 1) {
        const { isKilled, ms } = await ask(undefined, FIRST_LIMIT_MS);
        if (isKilled) throw new Error(`these tests fail without any mutant: ${tests.join(', ')}`);
        longest = ms;
      }
    },
    isKilled: async (mutant) => (await ask(mutant, Math.max(LEAST_LIMIT_MS, 8 * longest))).isKilled,
    end,
  };
}

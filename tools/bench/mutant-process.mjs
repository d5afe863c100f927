// Asks a warm Jest process about mutants; a new one takes its place when a mutant never ends, and now and then for its memory.
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SCRIPT = fileURLToPath(new URL('./mutant-jest.mjs', import.meta.url));
const MUTANTS_A_PROCESS = 60;
const FIRST_LIMIT_MS = 300_000;
const LEAST_LIMIT_MS = 20_000;

/**
 * @param {{ config: string, tests: string[], cache: string }} part
 * @param {{ script?: string, leastLimitMs?: number }} [options] another process and a shorter limit, for its own test
 */
export function mutantProcess({ config, tests, cache }, { script = SCRIPT, leastLimitMs = LEAST_LIMIT_MS } = {}) {
  let running;
  let asked = 0;
  let limit = FIRST_LIMIT_MS;

  const start = () =>
    fork(script, [config, cache, ...tests], {
      cwd: ROOT,
      execArgv: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
      env: { ...process.env, NODE_ENV: 'test', NODE_OPTIONS: '' },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });

  const end = () => {
    running?.kill('SIGKILL');
    running = undefined;
  };

  /** Whether a test fails; nothing when the process gave no answer: it was too slow, it died, or Jest itself broke. */
  async function ask(mutant, patience) {
    if (!running?.connected) running = start();
    // An ended process says so later, when its successor is at work: each answer is that of the process that was asked.
    const child = running;
    const started = Date.now();
    const isKilled = await new Promise((resolve) => {
      const timer = setTimeout(() => settle(), patience);
      const settle = (answer) => {
        clearTimeout(timer);
        child.off('message', settle).off('exit', onExit);
        resolve(answer?.isKilled);
      };
      const onExit = () => settle();
      child.on('message', settle).on('exit', onExit);
      child.send({ number: asked, mutant });
    });
    asked += 1;
    if (isKilled === undefined || asked % MUTANTS_A_PROCESS === 0) end();
    return { isKilled, ms: Date.now() - started };
  }

  /** Without a mutant all tests hold, or nothing can be said; how long they take then sets the limit. */
  async function measureLimit(rounds) {
    for (let round = 0; round < rounds; round += 1) {
      const { isKilled, ms } = await ask(undefined, FIRST_LIMIT_MS);
      if (isKilled !== false) throw new Error(`these tests fail without any mutant: ${tests.join(', ')}`);
      limit = Math.max(leastLimitMs, 8 * ms);
    }
  }

  return {
    begin: () => measureLimit(2),
    async isKilled(mutant) {
      const { isKilled } = await ask(mutant, limit);
      if (isKilled !== undefined) return isKilled;
      // No answer is a mutant that never ends, or a machine that is busy: asked again, by what the tests need now.
      await measureLimit(1);
      return (await ask(mutant, limit)).isKilled ?? true;
    },
    end,
  };
}

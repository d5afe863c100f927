import type { FastifyInstance } from 'fastify';
import type { Caller } from './core/caller.ts';
import type { ModuleDeps } from './core/module.ts';
import { createDemoAutopilot } from './demo/autopilot/autopilot.ts';
import { loadDemo, resetDemo } from './demo/load-demo.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo/people/accounts.ts';
import type { Modules } from './modules.ts';

type DemoModeDeps = ModuleDeps & Modules & { readonly app: FastifyInstance };

export interface DemoMode {
  readonly accounts: readonly { readonly role: string; readonly username: string; readonly password: string }[];
  presence(caller: Caller, change: 'joined' | 'left'): void;
  stop(): Promise<void>;
}

/** Loads the demo where it is missing (or afresh with --reset) and lets things happen in it. */
export async function startDemo(deps: DemoModeDeps): Promise<DemoMode> {
  if (deps.config.reset) await resetDemo(deps.database, deps);
  else await loadDemo(deps.database, deps);
  // The first look at the figures finds them counted.
  await deps.statistics.count();
  const autopilot = createDemoAutopilot(deps);
  autopilot.start();
  return {
    accounts: Object.values(DEMO_ACCOUNTS).map(({ role, username }) => ({ role, username, password: DEMO_PASSWORD })),
    presence: (caller, change) => autopilot.presence(caller, change),
    stop: () => autopilot.stop(),
  };
}

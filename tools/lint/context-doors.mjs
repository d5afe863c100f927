import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = new URL('../../', import.meta.url);
const platform = './apps/platform/src';
const contexts = readdirSync(new URL('apps/platform/src/modules', root), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const doors = contexts.map((name) => `./${name}/module.ts`);

/**
 * A context of the platform is reached through its `module.ts` only, its tables by nobody else but who fills them; the core knows
 * no context.
 */
export const doorRule = [
  'error',
  {
    basePath: fileURLToPath(root),
    zones: [
      ...contexts.map((name) => ({
        target: `${platform}/modules/${name}`,
        from: `${platform}/modules`,
        except: [`./${name}`, ...doors],
        message: 'Another context is reached through its module.ts only.',
      })),
      { target: `${platform}/core`, from: `${platform}/modules`, message: 'The core knows no context.' },
      {
        target: [`${platform}/*.ts`, `${platform}/ops-cli/**/*`, `${platform}/demo/autopilot/**/*`],
        from: `${platform}/modules`,
        except: doors,
        message: 'A context is reached through its module.ts only.',
      },
      {
        target: [`${platform}/demo/**/*`, `${platform}/testing/**/*`],
        // Exceptions are patterns where this is one.
        from: `${platform}/modules/**/*`,
        except: ['**/modules/*/module.ts', '**/*.tables.ts'],
        message: 'Demo data and the support of tests fill tables; what else they need they get through module.ts.',
      },
      {
        target: `${platform}/demo/autopilot/**/*`,
        from: `${platform}/demo/*/**/*.queries.ts`,
        except: ['**/demo/autopilot/*'],
        message: 'The autopilot reads no tables, also not by the statements that load the demo.',
      },
    ],
  },
];

import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = new URL('../../', import.meta.url);
const platform = './apps/platform/src';
const contexts = readdirSync(new URL('apps/platform/src/modules', root), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const doors = contexts.map((name) => `./${name}/module.ts`);

/** A context of the platform is reached through its `module.ts` only, its tables by nobody else; the core knows no context. */
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
        target: [`${platform}/*.ts`, `${platform}/ops-cli/**/*`],
        from: `${platform}/modules`,
        except: doors,
        message: 'A context is reached through its module.ts only.',
      },
    ],
  },
];

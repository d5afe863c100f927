import { randomUUID } from 'node:crypto';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { ModuleDeps } from '../../core/module.ts';
import { familyPaths, familyQueries } from '../../modules/classes/module.ts';

/** One family of the demo at its door; what it says is answered as to anybody else. */
export interface CallingFamily {
  /** The code of a refusal is beside its status; an answer is its `data`. */
  call<T>(
    method: 'GET' | 'POST',
    path: string,
    payload?: object,
  ): Promise<{ readonly ok: boolean; readonly code?: string; readonly data: T }>;
}

interface Deps extends Pick<ModuleDeps, 'database' | 'config'> {
  readonly app: Pick<FastifyInstance, 'inject'>;
}

/** The families of a class, each with the link that its letters carry: they call over HTTP, past nothing. */
export function familyCalls({ app, database: { db }, config }: Deps) {
  const common = {
    platform: 'WEB',
    'tenant-code': config.tenant.code,
    'device-id': randomUUID(),
    'accept-language': 'ko',
  };
  return async (classId: string): Promise<CallingFamily[]> => {
    const guardians = await familyQueries(db).guardiansOf(classId);
    const paths = await familyPaths(
      db,
      classId,
      guardians.map(({ id }) => id),
    );
    return [...paths.values()].map((link) => ({
      async call<T>(method: 'GET' | 'POST', path: string, payload?: object) {
        const headers = { ...common, authorization: `Family ${link.split('/').at(-1)!}` };
        const options: InjectOptions = { method, url: `/fam/v1${path}`, headers, ...(payload && { payload }) };
        const answer = await app.inject(options);
        const body = answer.json<{ code?: string; data: T }>();
        if (answer.statusCode >= 500) throw new Error(`A family of the demo was answered ${answer.statusCode}`);
        return { ok: answer.statusCode < 300, ...body };
      },
    }));
  };
}

import type { CatalogNames } from '@portal/domain/catalog/catalog-names';
import { opsContract } from '@portal/domain/ops/ops.contract';
import type { OpsSource } from '../../core/desk/ops-source.ts';
import { implement } from '../../core/http/implement.ts';
import type { ModuleDeps, PlatformModule } from '../../core/module.ts';
import type { IdentityModule } from '../identity/module.ts';
import { opsHandlers } from './ops.handlers.ts';
import { opsService } from './ops.service.ts';

/** The operator desk: one place for whatever the other modules have to decide about. It keeps nothing itself. */
export function opsModule(
  { database }: Pick<ModuleDeps, 'database'>,
  sources: readonly OpsSource[],
  { namesOf }: Pick<IdentityModule, 'namesOf'>,
  catalog: CatalogNames,
): PlatformModule {
  return {
    async register(app) {
      const desk = opsService(sources, { namesOf: (ids) => namesOf(database.db, ids), catalog });
      implement(app, opsContract, opsHandlers(desk));
    },
  };
}

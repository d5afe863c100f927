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
  { database, events }: Pick<ModuleDeps, 'database' | 'events'>,
  sources: readonly OpsSource[],
  { namesOf, desksOf }: Pick<IdentityModule, 'namesOf' | 'desksOf'>,
  catalog: CatalogNames,
): PlatformModule {
  return {
    async register(app) {
      const people = {
        namesOf: (ids: readonly string[]) => namesOf(database.db, ids),
        desksOf: (id: string) => desksOf(database.db, id),
      };
      const desk = opsService(sources, { ...people, catalog });
      events.on('operator.changed', ({ operatorId }) => desk.letGo(operatorId));
      implement(app, opsContract, opsHandlers(desk));
    },
  };
}

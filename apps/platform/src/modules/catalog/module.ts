import { catalogsContract } from '@portal/domain/catalog/catalogs.contract';
import { implement } from '../../core/http/implement.ts';
import type { PlatformModule } from '../../core/module.ts';
import { readCatalog, type Catalog } from './catalog.ts';
import { catalogsHandlers } from './catalogs.handlers.ts';

export type { Catalog } from './catalog.ts';

export interface CatalogModule extends PlatformModule {
  readonly catalog: Catalog;
}

/** Subjects and topics, languages, and the areas of Vietnam. */
export function catalogModule(): CatalogModule {
  const catalog = readCatalog();
  return {
    catalog,
    async register(app) {
      implement(app, catalogsContract, catalogsHandlers(catalog));
    },
  };
}

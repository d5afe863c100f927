import type { catalogsContract } from '@portal/domain/catalog/catalogs.contract';
import type { Handlers } from '../../core/http/implement.ts';
import type { Catalog } from './catalog.ts';

export function catalogsHandlers(catalog: Catalog): Handlers<typeof catalogsContract> {
  return {
    listSubjects: async () => ({ data: { items: [...catalog.subjects] } }),
    listLanguages: async () => ({ data: { items: [...catalog.languages] } }),
    listAreas: async ({ query: { parent } }) => ({ data: { items: [...catalog.areasIn(parent)] } }),
  };
}

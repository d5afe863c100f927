import { catalogsContract } from '@portal/domain/catalog/catalogs.contract';
import { defineAccess } from '../../testing/access.ts';

export const access = defineAccess(catalogsContract, {
  rows: { listSubjects: {}, listLanguages: {}, listAreas: { valid: { query: '?parent=79' } } },
});

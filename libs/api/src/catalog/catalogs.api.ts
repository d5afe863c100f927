import { catalogsContract as contract } from '@portal/domain/catalog/catalogs.contract';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';

/** They change with a release of the server, not while somebody works. */
const lasting = { keepUnusedDataFor: 3_600 };

/** What can be chosen from: subjects and topics, languages, provinces and what lies in them. */
export const catalogsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listSubjects: build.query({ ...fromContract(contract.listSubjects), ...lasting }),
    listLanguages: build.query({ ...fromContract(contract.listLanguages), ...lasting }),
    listAreas: build.query({ ...fromContract(contract.listAreas), ...lasting }),
  }),
});

export const { useListSubjectsQuery, useListLanguagesQuery, useListAreasQuery } = catalogsApi;

import { placesContract as contract } from '@portal/domain/library/places.contract';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';

/** Documents in classes (ASG-1). */
export const placesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listPlaces: build.query({ ...fromContract(contract.listPlaces), providesTags: ['Lecture'] }),
    listReceipts: build.query({ ...fromContract(contract.listReceipts), providesTags: ['Lecture'] }),
    placeDocument: build.mutation({ ...fromContract(contract.placeDocument), invalidatesTags: ['Lecture'] }),
    setPlaceLessons: build.mutation({ ...fromContract(contract.setPlaceLessons), invalidatesTags: ['Lecture'] }),
  }),
});

export const { useListPlacesQuery, useListReceiptsQuery, usePlaceDocumentMutation, useSetPlaceLessonsMutation } =
  placesApi;

import { documentsContract as contract } from '@portal/domain/library/documents.contract';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';

const changed = { invalidatesTags: ['Document', 'Library'] } as const;

/** Everything that a teacher has (ASG-1). */
export const documentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    // What hangs on a lecture or an assignment is a document too.
    listDocuments: build.query({
      ...fromContract(contract.listDocuments),
      providesTags: ['Document', 'Lecture', 'Assignment'],
    }),
    getDocument: build.query({
      ...fromContract(contract.getDocument),
      providesTags: ['Document', 'Lecture', 'Assignment'],
    }),
    getDocumentText: build.query({ ...fromContract(contract.getDocumentText), providesTags: ['Document'] }),
    createDocument: build.mutation({ ...fromContract(contract.createDocument), ...changed }),
    updateDocument: build.mutation({ ...fromContract(contract.updateDocument), ...changed }),
    changeDocuments: build.mutation({ ...fromContract(contract.changeDocuments), ...changed }),
    deleteDocument: build.mutation({ ...fromContract(contract.deleteDocument), ...changed }),
    addDocumentVersion: build.mutation({
      ...fromContract(contract.addDocumentVersion),
      invalidatesTags: ['Document', 'Library', 'Lecture', 'Assignment'],
    }),
  }),
});

export const {
  useListDocumentsQuery,
  useGetDocumentQuery,
  useGetDocumentTextQuery,
  useCreateDocumentMutation,
  useUpdateDocumentMutation,
  useChangeDocumentsMutation,
  useDeleteDocumentMutation,
  useAddDocumentVersionMutation,
} = documentsApi;

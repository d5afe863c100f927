import { UPLOADER_CODE, uploadsContract as contract } from '@portal/domain/assets/uploads.contract';
import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';

const signing = { 'uploader-code': UPLOADER_CODE };

/** Signing, checking and finding files; their bytes go straight to the signed addresses (UPL-3). */
export const uploadsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    createUploadTicket: build.mutation(fromContract(contract.createUploadTicket)),
    createSignedUploadUrl: build.mutation(fromContract(contract.createSignedUploadUrl, signing)),
    createMultipartUpload: build.mutation(fromContract(contract.createMultipartUpload, signing)),
    getMultipartUpload: build.query({ ...fromContract(contract.getMultipartUpload), keepUnusedDataFor: 0 }),
    signUploadParts: build.mutation(fromContract(contract.signUploadParts)),
    completeUpload: build.mutation(fromContract(contract.completeUpload)),
    getFile: build.query({ ...fromContract(contract.getFile), keepUnusedDataFor: 0 }),
    findUploadedFiles: build.query({ ...fromContract(contract.findUploadedFiles), keepUnusedDataFor: 0 }),
    deleteUpload: build.mutation(fromContract(contract.deleteUpload)),
  }),
});

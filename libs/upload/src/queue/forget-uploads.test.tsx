import { waitFor } from '@testing-library/dom';
import { sessionApi } from '@portal/api/identity/session.api';
import { uploadPolicyOf } from '@portal/domain/assets/upload-policy';
import { uploadsContract } from '@portal/domain/assets/uploads.contract';
import { sessionContract } from '@portal/domain/identity/session.contract';
import { fake, neverAnswers } from '@portal/testing/contract-fakes';
import { aProfile } from '@portal/testing/identity/identity-builders';
import { platform } from '@portal/testing/platform-server';
import { createWorld } from '@portal/testing-react/fake-world';
import { checkFiles } from '../policy/check-files.ts';
import { forgetUploads } from './forget-uploads.ts';
import { loadQueue, type QueueStore } from './load-queue.ts';

const policy = uploadPolicyOf('DEFAULT');
const fieldOf = (userId: string) => ({
  name: `files of ${userId}`,
  userId,
  isKept: true,
  location: 'DEFAULT' as const,
  policy,
});
const choices = () => checkFiles([new File(['내용'], '교안.pdf', { type: 'application/pdf' })], [], policy);

it('ends what a person is uploading when she signs out, and only hers', async () => {
  platform.use(neverAnswers(uploadsContract.findUploadedFiles));
  const { store, end } = createWorld();
  const queue = await loadQueue(store as unknown as QueueStore);
  queue.add(fieldOf('teacher-1'), choices());
  queue.add(fieldOf('teacher-2'), choices());
  await forgetUploads('teacher-1');
  expect(queue.uploadsOf(fieldOf('teacher-1'))).toEqual([]);
  expect(queue.uploadsOf(fieldOf('teacher-2'))).toHaveLength(1);
  await forgetUploads('teacher-2');
  end();
});

it('sends nothing of one person in the name of another who signs in here', async () => {
  platform.use(
    neverAnswers(uploadsContract.findUploadedFiles),
    fake(sessionContract.getProfile, aProfile({ id: 'teacher-2' })),
  );
  const { store, end } = createWorld();
  const queue = await loadQueue(store as unknown as QueueStore);
  queue.add(fieldOf('teacher-1'), choices());
  queue.add(fieldOf('teacher-2'), choices());
  await store.dispatch(sessionApi.endpoints.getProfile.initiate());
  await waitFor(() => expect(queue.uploadsOf(fieldOf('teacher-1'))).toEqual([]));
  expect(queue.uploadsOf(fieldOf('teacher-2'))).toHaveLength(1);
  await forgetUploads('teacher-2');
  end();
});

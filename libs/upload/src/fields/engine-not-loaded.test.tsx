import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { FileRef } from '@portal/domain/assets/file';
import { fakeUploads } from '@portal/testing/assets/fake-uploads';
import { platform } from '@portal/testing/platform-server';
import { createWorld } from '@portal/testing-react/fake-world';
import { FilesField } from './files-field.tsx';

let isReachable = false;
jest.mock('../engine/store-queue.ts', () => {
  if (!isReachable) throw new Error('Loading chunk failed');
  return jest.requireActual<object>('../engine/store-queue.ts');
});

it('says so when the code that sends cannot be loaded, and sends what is picked once it can', async () => {
  platform.use(...fakeUploads());
  const world = createWorld();
  function Form() {
    const [value, setValue] = useState<FileRef[]>([]);
    return <FilesField label="첨부 파일" location="DEFAULT" value={value} onChange={setValue} />;
  }
  render(world.wrap(<Form />));
  const pick = () => userEvent.upload(screen.getByLabelText(/눌러서 고르세요/), new File(['내용'], '교안.pdf'));
  await pick();
  expect(await screen.findByText('파일을 올리지 못했어요. 다시 올려 주세요.')).toBeVisible();
  isReachable = true;
  await pick();
  expect(await screen.findByRole('link', { name: '교안.pdf 내려받기' })).toBeVisible();
  await waitFor(() => expect(screen.queryByText('파일을 올리지 못했어요. 다시 올려 주세요.')).not.toBeInTheDocument());
  world.end();
});

import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { uploadsContract } from '@portal/domain/assets/uploads.contract';
import { fakeUploads } from '@portal/testing/assets/fake-uploads';
import { fake, offline } from '@portal/testing/contract-fakes';
import { platform } from '@portal/testing/platform-server';
import { createWorld } from '@portal/testing-react/fake-world';
import { useKeptFiles } from './use-kept-files.ts';

const ticketOf = () => Promise.resolve(`family_${'a'.repeat(36)}.1795948004.${'b'.repeat(43)}`);
const sound = () => new File(['sound'], 'voice.webm', { type: 'audio/webm' });
const removed = jest.fn();
let world: ReturnType<typeof createWorld>;
beforeEach(() => {
  world = createWorld();
  removed.mockClear();
  platform.use(
    fake(uploadsContract.deleteUpload, ({ params: { id } }) => {
      removed(id);
      return {};
    }),
    ...fakeUploads(),
  );
});
afterEach(() => world.end());

const files = () => {
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={world.store}>{children}</Provider>;
  return renderHook(() => useKeptFiles({ location: 'VOICE', ticketOf }), { wrapper }).result.current;
};

describe('a file that waits in the browser [CHT-2]', () => {
  it('is sent when it is told to, not before, and once', async () => {
    const kept = files();
    await kept.keep('one', sound());
    expect(await kept.read('one')).toMatchObject({ name: 'voice.webm', size: 5 });
    expect(await kept.send('one')).toMatchObject({ id: 'upload-1' });
    // Until it has its place it is asked for again, as after an answer that was lost.
    expect(await kept.send('one')).toMatchObject({ id: 'upload-1' });
    await kept.release('one');
    expect(await kept.read('one')).toBeNull();
    expect(removed).not.toHaveBeenCalled();
  });

  it('that cannot be sent now stays, and is sent later', async () => {
    platform.use(offline(uploadsContract.createSignedUploadUrl));
    const kept = files();
    await kept.keep('two', sound());
    expect(await kept.send('two')).toBe('LATER');
    platform.use(...fakeUploads());
    expect(await kept.send('two')).toMatchObject({ name: 'voice.webm' });
  });

  it('that nobody wants is gone, here and there', async () => {
    const kept = files();
    await kept.keep('three', sound());
    await kept.send('three');
    await kept.drop('three');
    expect(await kept.send('three')).toBe('GONE');
    await waitFor(() => expect(removed).toHaveBeenCalledWith('upload-1'));
  });
});

import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { uploadsApi } from '@portal/api/assets/uploads.api';
import { useRenewFile } from '@portal/api/assets/use-renew-file';
import type { FileRef } from '@portal/domain/assets/file';
import { uploadsContract } from '@portal/domain/assets/uploads.contract';
import { aFile } from '@portal/testing/assets/file-builders';
import { fake } from '@portal/testing/contract-fakes';
import { platform } from '@portal/testing/platform-server';
import { createWorld, type World } from '@portal/testing-react/fake-world';
import { FileRow } from './file-row.tsx';
import { RenewFileContext } from './renew-file.ts';

let world: World;
afterEach(() => world.end());

const OLD = aFile({ url: '/content/old', previewUrl: '/content/old/preview', endsAt: '2026-01-01T00:00:00Z' });
const NEW = aFile({ url: '/content/new', previewUrl: '/content/new/preview', endsAt: '2099-01-01T00:00:00Z' });

/** A place that reads its files anew when it is told to. */
function show(file: FileRef, comes: Promise<FileRef>) {
  const asked = jest.fn();
  function Place() {
    const [shown, setShown] = useState(file);
    const renew = async () => {
      asked();
      setShown(await comes);
    };
    return (
      <RenewFileContext value={renew}>
        <FileRow file={shown} />
      </RenewFileContext>
    );
  }
  world = createWorld();
  render(world.wrap(<Place />));
  return asked;
}

/** The addresses that the browser would have followed; jsdom follows none. Heard behind the handlers of the page. */
let followed: string[];
function follow(event: MouseEvent) {
  const link = (event.target as Element).closest('a');
  if (link && !event.defaultPrevented) followed.push(link.getAttribute('href')!);
  event.preventDefault();
}
beforeEach(() => {
  followed = [];
  document.body.addEventListener('click', follow);
});
afterEach(() => document.body.removeEventListener('click', follow));

describe('a file on a page that stood open for hours', () => {
  it('comes by the one press, from the address that is asked for', async () => {
    const { promise, resolve } = Promise.withResolvers<FileRef>();
    const asked = show(OLD, promise);
    const link = screen.getByRole('link');
    await userEvent.click(link);
    expect(link).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(link);
    resolve(NEW);
    await waitFor(() => expect(followed).toEqual(['/content/new']));
    expect(link).not.toHaveAttribute('aria-busy');
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('is tried all the same where this clock is wrong and the address holds', async () => {
    show(OLD, Promise.resolve(OLD));
    await userEvent.click(screen.getByRole('link'));
    await waitFor(() => expect(followed).toEqual(['/content/old']));
  });

  it('is asked for by nobody while its address holds', async () => {
    const asked = show(NEW, Promise.resolve(NEW));
    await userEvent.click(screen.getByRole('link'));
    expect(followed).toEqual(['/content/new']);
    expect(asked).not.toHaveBeenCalled();
  });

  it('shows its picture again, small and large', async () => {
    show(OLD, Promise.resolve(NEW));
    const opener = screen.getByRole('button', { name: /미리보기$/ });
    fireEvent.error(opener.querySelector('img')!);
    await waitFor(() => expect(opener.querySelector('img')).toHaveAttribute('src', '/content/new/preview'));
    await userEvent.click(opener);
    expect(within(await screen.findByRole('dialog')).getByRole('img')).toHaveAttribute('src', '/content/new');
  });

  it('is read again with all that names it in the portal', async () => {
    const answers = [OLD, NEW];
    platform.use(fake(uploadsContract.getFile, () => answers.shift()!));
    function Place() {
      const { data } = uploadsApi.endpoints.getFile.useQuery({ id: OLD.id });
      return <RenewFileContext value={useRenewFile()}>{data && <FileRow file={data} />}</RenewFileContext>;
    }
    world = createWorld();
    render(world.wrap(<Place />));
    await screen.findByRole('link');
    await userEvent.click(screen.getByRole('link'));
    await waitFor(() => expect(followed).toEqual(['/content/new']));
  });
});

import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FileRef } from '@portal/domain/assets/file';
import { aFile } from '@portal/testing/assets/file-builders';
import { createWorld, type World } from '@portal/testing-react/fake-world';
import { FileRow } from './file-row.tsx';

let world: World;
afterEach(() => world.end());

function show(over: Partial<FileRef> = {}, onRemove?: () => void) {
  world = createWorld();
  render(world.wrap(<FileRow file={aFile(over)} onRemove={onRemove} />));
}

it('is downloaded under its name, without what would hide its kind', () => {
  show({ name: 'annexe\u202Efdp.docx', url: '/assets/v1/content/a' });
  const link = screen.getByRole('link', { name: 'annexefdp.docx 내려받기' });
  expect(link).toHaveAttribute('href', '/assets/v1/content/a');
  expect(link).toHaveAttribute('download', 'annexefdp.docx');
});

it('has no address where the server named one that no browser should follow', () => {
  show({ name: '교안.pdf', url: 'javascript:alert(1)' });
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByTitle('교안.pdf')).toBeVisible();
});

it('is taken off by one press, where it may be', async () => {
  const onRemove = jest.fn();
  show({}, onRemove);
  await userEvent.click(screen.getByRole('button', { name: '일차함수 대표 이미지.png 지우기' }));
  expect(onRemove).toHaveBeenCalledTimes(1);
});

it.each(['교안.pdf', '녹화.mp4', '듣기.mp3', '이름만', '모음.zip'])('%s has no picture to enlarge', (name) => {
  show({ name });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('shows a picture large, says when it cannot, and gives the focus back', async () => {
  show();
  const opener = screen.getByRole('button', { name: '일차함수 대표 이미지.png 미리보기' });
  await userEvent.click(opener);
  const dialog = await screen.findByRole('dialog', { name: '일차함수 대표 이미지.png' });
  fireEvent.error(within(dialog).getByRole('img', { name: '일차함수 대표 이미지.png' }));
  expect(within(dialog).getByRole('status')).toHaveTextContent('파일을 내려받아 확인해 주세요');
  expect(within(dialog).getByRole('link', { name: '일차함수 대표 이미지.png 내려받기' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(opener).toHaveFocus());
});

it('shows its icon in the place of a small picture that does not load', () => {
  show({ previewUrl: '/assets/v1/content/a/preview' });
  const opener = screen.getByRole('button', { name: /미리보기$/ });
  fireEvent.error(opener.querySelector('img')!);
  expect(opener.querySelector('img')).toBeNull();
  expect(opener.querySelector('svg')).not.toBeNull();
});

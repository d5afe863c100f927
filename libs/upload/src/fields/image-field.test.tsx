import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { FileRef } from '@portal/domain/assets/file';
import { fakeUploads } from '@portal/testing/assets/fake-uploads';
import { aFile } from '@portal/testing/assets/file-builders';
import { platform } from '@portal/testing/platform-server';
import { createWorld, type World } from '@portal/testing-react/fake-world';
import { ImageField, type ImageFieldProps } from './image-field.tsx';

let world: World;
afterEach(() => world.end());

function show({ first = null, ...props }: Partial<ImageFieldProps> & { first?: FileRef | null } = {}) {
  world = createWorld();
  const seen: { value: FileRef | null } = { value: first };
  function Form() {
    const [value, setValue] = useState(first);
    seen.value = value;
    return <ImageField label="대표 이미지" location="COURSE_IMAGE" value={value} onChange={setValue} {...props} />;
  }
  render(world.wrap(<Form />));
  return seen;
}

const pick = (name: RegExp, file: File) =>
  userEvent.setup({ applyAccept: false }).upload(screen.getByLabelText(name), file);
const picture = (name = '칠판.jpg', size?: number) => {
  const file = new File(['그림'], name, { type: 'image/jpeg' });
  if (size) Object.defineProperty(file, 'size', { value: size });
  return file;
};

it('says at once, and not after the work of cutting, what cannot be a course image [CRS-8]', async () => {
  show();
  await pick(/이미지 고르기/, picture('칠판.gif'));
  expect((await screen.findAllByText(/JPG, JPEG, PNG 파일을 올려 주세요/))[0]).toBeVisible();
  await pick(/이미지 고르기/, picture('칠판.jpg', 26 * 1024 * 1024));
  const [tooLarge] = await screen.findAllByText('File không được lớn hơn 25MB. File của bạn có kích thước 26MB.');
  expect(tooLarge?.closest('[lang]')).toHaveAttribute('lang', 'vi');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('opens the cutting of a good picture, and sends one that cannot be cut here as it is [CRS-8]', async () => {
  platform.use(...fakeUploads());
  const seen = show();
  await pick(/이미지 고르기/, picture());
  expect(await screen.findByRole('dialog', { name: '이미지 자르기' })).toBeVisible();
  // jsdom reads no pictures.
  await userEvent.click(await screen.findByRole('button', { name: '자르지 않고 올리기' }));
  await waitFor(() => expect(seen.value).toMatchObject({ name: '칠판.jpg' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('img', { name: '지금 고른 이미지' })).toHaveAttribute('src', '/assets/v1/content/upload-1');
});

it('leaves everything as it was when cutting is cancelled', async () => {
  const seen = show({ first: aFile() });
  await pick(/이미지 바꾸기/, picture());
  await userEvent.click(await screen.findByRole('button', { name: '취소' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(seen.value).toEqual(aFile());
});

it('takes the picture off and leads the focus to where another is picked', async () => {
  const seen = show({ first: aFile() });
  await userEvent.click(screen.getByRole('button', { name: '이미지 지우기' }));
  expect(seen.value).toBeNull();
  expect(screen.getByLabelText(/이미지 고르기/)).toHaveFocus();
});

it('only shows the picture where nothing can be changed', () => {
  show({ first: aFile(), readOnly: true });
  expect(screen.getByRole('img', { name: '지금 고른 이미지' })).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

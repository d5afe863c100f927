import { render, screen } from '@testing-library/react';
import { type UploadLocation, uploadPolicyOf } from '@portal/domain/assets/upload-policy';
import { UiProvider } from '@portal/ui/provider';
import { DropZone } from './drop-zone.tsx';

/** What points at the screen, as the browser says it. */
function pointsWith(pointer: 'coarse' | 'fine') {
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => {
    const matches = media === `(pointer: ${pointer})`;
    return Object.assign(new EventTarget(), { media, matches }) as unknown as MediaQueryList;
  });
}
function show(location: UploadLocation) {
  const rest = { isOver: false, isSlim: false, invalid: false, required: false, onInvalid: jest.fn(), ref: null };
  const zone = <DropZone policy={uploadPolicyOf(location)} onFiles={jest.fn()} {...rest} />;
  const { container } = render(zone, { wrapper: UiProvider });
  return container;
}

afterEach(() => jest.restoreAllMocks());

it('speaks of dragging and pasting where there is a mouse', () => {
  pointsWith('fine');
  expect(show('SUBMISSION')).toHaveTextContent(/이미지를 붙여 넣어도 돼요/);
  expect(screen.getByLabelText('파일을 끌어다 놓거나 눌러서 고르세요')).toBeVisible();
});

it('speaks of choosing and taking a photo only where a finger points', () => {
  pointsWith('coarse');
  expect(show('SUBMISSION')).not.toHaveTextContent(/끌어|붙여/);
  expect(screen.getByLabelText('눌러서 파일을 고르세요')).toBeVisible();
  expect(screen.getByLabelText('사진 찍기')).toBeInTheDocument();
});

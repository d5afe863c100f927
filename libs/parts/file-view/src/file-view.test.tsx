import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useEffect } from 'react';
import { Provider } from 'react-redux';
import { createPortalStore } from '@portal/portal-core/store';
import { aFile } from '@portal/testing/assets/file-builders';
import { UiProvider } from '@portal/ui/provider';
import { FileView } from './file-view.tsx';
import type { PdfPagesPart } from './pdf/pdf-view.tsx';

const pdf = aFile({ name: '정리.pdf', contentType: 'application/pdf', url: '/assets/v1/content/sheet' });
const store = createPortalStore();
type Looks = Omit<ComponentProps<typeof FileView>, 'pdfPages'> & { pdfPages?: PdfPagesPart };
const page = (props: Looks) => (
  <Provider store={store}>
    <UiProvider>
      <FileView pdfPages={Pages} {...props} />
    </UiProvider>
  </Provider>
);
const look = (props: Looks) => render(page(props));

/** Draws three pages and says that the second is seen. */
function Pages({ onSeen, zoom }: ComponentProps<PdfPagesPart>) {
  useEffect(() => onSeen?.(2), [onSeen]);
  return [1, 2, 3].map((no) => <p key={no} data-page={no}>{`${no}쪽 ${zoom}`}</p>);
}
const failing =
  (why: 'LOCKED' | 'BROKEN'): PdfPagesPart =>
  ({ failed }) =>
    failed(why);

describe('a file in the browser [ASG-1]', () => {
  it('a PDF shows its pages, where one is in it, and larger', async () => {
    look({ file: pdf });
    const pages = within(screen.getByRole('region', { name: '정리.pdf' }));
    expect(await pages.findByText('2 / 3쪽')).toBeVisible();
    await userEvent.click(pages.getByRole('button', { name: '크게' }));
    expect(pages.getByText('2쪽 150')).toBeVisible();
  });

  it.each([
    ['a password', 'LOCKED', /비밀번호가 걸린 PDF/],
    ['what is no PDF', 'BROKEN', /파일을 열지 못했어요/],
  ] as const)('%s is said in a sentence, with the way to have the file', (_what, why, words) => {
    look({ file: pdf, pdfPages: failing(why) });
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByRole('link', { name: '정리.pdf 내려받기' })).toHaveAttribute('href', pdf.url);
  });

  it('goes on with the same file when another address of it comes', () => {
    const { rerender } = look({ file: aFile({ name: '판서.png' }) });
    const before = screen.getByRole('img').getAttribute('src');
    rerender(page({ file: aFile({ name: '판서.png', url: '/assets/v1/content/file-1?signature=2' }) }));
    expect(screen.getByRole('img')).toHaveAttribute('src', before);
  });

  it('asks once for another address of what did not come, and tries that', () => {
    const onStale = jest.fn();
    const { rerender } = look({ file: aFile({ name: '판서.png' }), onStale });
    fireEvent.error(screen.getByRole('img'));
    const newest = aFile({ name: '판서.png', url: '/assets/v1/content/file-1?signature=2' });
    rerender(page({ file: newest, onStale }));
    expect(screen.getByRole('img')).toHaveAttribute('src', newest.url);
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByText(/파일을 열지 못했어요/)).toBeVisible();
    expect(onStale).toHaveBeenCalledTimes(1);
  });

  it('what no browser shows is no empty frame, and what may not be taken has no way to take it', () => {
    const { rerender } = look({ file: aFile({ name: '실습.hwp', contentType: 'application/octet-stream' }) });
    expect(screen.getByText('이 종류의 파일은 브라우저에서 볼 수 없어요.')).toBeVisible();
    rerender(page({ file: { ...pdf, url: null } }));
    expect(screen.getByText(/내려받기를 막은 파일/)).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('a picture that cannot be drawn says so', () => {
    look({ file: aFile({ name: '판서.png' }) });
    fireEvent.error(screen.getByRole('img', { name: '판서.png' }));
    expect(screen.getByText(/파일을 열지 못했어요/)).toBeVisible();
  });

  it('tells how far a film was played, now and then and at its end', () => {
    const onPlayed = jest.fn();
    const { container } = look({ file: aFile({ name: '설명.mp4', contentType: 'video/mp4' }), onPlayed });
    const film = container.querySelector('video')!;
    Object.defineProperty(film, 'duration', { value: 62 });
    for (const at of [1, 6, 7, 30, 62]) {
      film.currentTime = at;
      fireEvent.timeUpdate(film);
    }
    expect(onPlayed.mock.calls.map(([played]) => played)).toEqual([
      { seconds: 6, total: 62 },
      { seconds: 30, total: 62 },
      { seconds: 62, total: 62 },
    ]);
  });
});

import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createPortalStore } from '@portal/portal-core/store';
import { aFile } from '@portal/testing/assets/file-builders';
import { UiProvider } from '@portal/ui/provider';
import { FileView } from './file-view.tsx';
import { loadPdf } from './pdf/load-pdf.ts';

jest.mock('./pdf/load-pdf.ts', () => ({ loadPdf: jest.fn() }));

const pdf = aFile({ name: '정리.pdf', contentType: 'application/pdf', url: '/assets/v1/content/sheet' });
const store = createPortalStore();
const look = (props: Parameters<typeof FileView>[0]) =>
  render(
    <Provider store={store}>
      <UiProvider>
        <FileView {...props} />
      </UiProvider>
    </Provider>,
  );

/** Sees the first three pages, and nothing else. */
class Sight {
  private readonly tell: (entries: { isIntersecting: boolean }[]) => void;
  constructor(tell: Sight['tell']) {
    this.tell = tell;
  }
  observe(element: HTMLElement) {
    this.tell([{ isIntersecting: Number(element.dataset['page']) <= 3 }]);
  }
  disconnect() {
    return undefined;
  }
}
beforeEach(() => Object.assign(globalThis, { IntersectionObserver: Sight }));

/** A reader of PDFs whose pages say their number; it tells which were read. */
function aReader(numPages: number) {
  const read: number[] = [];
  const getPage = async (no: number) => {
    read.push(no);
    return {
      getViewport: ({ scale }: { scale: number }) => ({ width: 400 * scale, height: 600 * scale, viewBox: [] }),
      getTextContent: async () => ({ items: [{ str: `${no}쪽의 글`, hasEOL: false }] }),
      render: () => ({ promise: Promise.resolve(), cancel: () => undefined }),
      cleanup: () => undefined,
    };
  };
  const destroy = jest.fn(async () => undefined);
  jest.mocked(loadPdf).mockResolvedValue({ promise: Promise.resolve({ numPages, getPage }), destroy } as never);
  return { read, destroy };
}

describe('a file in the browser [ASG-1]', () => {
  it('a PDF shows its pages, and its words are there for who does not see them', async () => {
    const { destroy } = aReader(3);
    const { unmount } = look({ file: pdf });
    const pages = within(await screen.findByRole('region', { name: '정리.pdf' }));
    expect(await pages.findByText('2쪽의 글')).toBeInTheDocument();
    expect(pages.getByText('3 / 3쪽')).toBeVisible();
    await userEvent.click(pages.getByRole('button', { name: '크게' }));
    expect(pages.getByText('150%')).toBeVisible();
    unmount();
    await act(async () => undefined);
    expect(destroy).toHaveBeenCalled();
  });

  it('of three hundred pages only those near to what is seen are read', async () => {
    const { read } = aReader(300);
    look({ file: pdf });
    expect(await screen.findByText('3쪽의 글')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: '300쪽' })).toBeInTheDocument();
    expect(new Set(read)).toEqual(new Set([1, 2, 3]));
  });

  it.each([
    ['a password', Object.assign(new Error('no'), { name: 'PasswordException' }), /비밀번호가 걸린 PDF/],
    ['what is no PDF', new Error('no'), /파일을 열지 못했어요/],
  ])('%s is said in a sentence, with the way to have the file', async (_what, error, words) => {
    const promise = Promise.reject(error);
    promise.catch(() => undefined);
    jest.mocked(loadPdf).mockResolvedValue({ promise, destroy: async () => undefined } as never);
    look({ file: pdf });
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole('link', { name: '정리.pdf 내려받기' })).toHaveAttribute('href', pdf.url);
  });

  it('what no browser shows is no empty frame, and what may not be taken has no way to take it', () => {
    const { rerender } = look({ file: aFile({ name: '실습.hwp', contentType: 'application/octet-stream' }) });
    expect(screen.getByText('이 종류의 파일은 브라우저에서 볼 수 없어요.')).toBeVisible();
    rerender(
      <UiProvider>
        <FileView file={{ ...pdf, url: null }} />
      </UiProvider>,
    );
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

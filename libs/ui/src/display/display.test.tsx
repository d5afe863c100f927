import { act, fireEvent, render as renderBare, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CircleCheck, CircleX } from 'lucide-react';
import type { ReactElement } from 'react';
import { Panel } from '../base/panel.tsx';
import { UiProvider } from '../base/provider.tsx';
import { FieldChanges } from '../changes/field-changes.tsx';
import { Stepper, type StepperProps } from '../navigation/stepper.tsx';
import { Banner, type BannerTone } from '../notices/banner.tsx';
import { DescriptionList } from './description-list.tsx';
import { DueClock } from './due-clock.tsx';
import { Meter } from './meter.tsx';
import { Thumbnail } from './thumbnail.tsx';
import { Timeline } from './timeline.tsx';
import { VideoEmbed } from './video-embed.tsx';

const render = (element: ReactElement) => renderBare(element, { wrapper: UiProvider });

describe('Panel', () => {
  it('is a region named by its heading, with what can be done there', () => {
    render(
      <Panel
        title="경력"
        intro="최근 일부터 써 주세요."
        action={<button>경력 추가</button>}
        footer={<a href="/x">더 보기</a>}
      >
        내용
      </Panel>,
    );
    const panel = screen.getByRole('region', { name: '경력' });
    expect(within(panel).getByRole('heading', { level: 2, name: '경력' })).toBeVisible();
    expect(panel).toHaveTextContent('경력경력 추가최근 일부터 써 주세요.내용더 보기');
  });
});

describe('Meter', () => {
  it.each([
    [71.6, '72'],
    [-3, '0'],
    [140, '100'],
  ])('measures %d per cent in words', (value, now) => {
    render(<Meter label="프로필" value={value} text={`${now}% 완성`} />);
    const meter = screen.getByRole('meter', { name: '프로필' });
    expect(meter).toHaveAttribute('aria-valuenow', now);
    expect(meter).toHaveAttribute('aria-valuetext', `${now}% 완성`);
    expect(screen.getByText(`${now}% 완성`)).toBeVisible();
  });
});

describe('Banner', () => {
  it.each<BannerTone>(['info', 'success', 'warning', 'error', 'lock'])('tells the state of a page: %s', (tone) => {
    render(
      <Banner tone={tone} title="심사 중이라 수정할 수 없어요" action={<button>승인 기록</button>}>
        결과가 나오면 다시 수정할 수 있어요.
      </Banner>,
    );
    const banner = screen.getByRole('region', { name: '심사 중이라 수정할 수 없어요' });
    expect(banner).toHaveTextContent('결과가 나오면 다시 수정할 수 있어요.');
    expect(banner.querySelectorAll('svg[aria-hidden=true]')).toHaveLength(1);
    expect(within(banner).getByRole('button')).toBeVisible();
  });
});

describe('Stepper', () => {
  const steps = [
    { id: 'basic', label: '기본 정보', state: 'done' as const, href: '/basic' },
    { id: 'packages', label: '수강권', state: 'error' as const, detail: '고칠 곳 2개', href: '/packages' },
    { id: 'check', label: '확인', href: '/check' },
  ];
  function show(props: Partial<StepperProps> = {}) {
    render(<Stepper label="강좌 만들기 단계" steps={steps} current="packages" {...props} />);
  }

  it('leads freely to every step, with what is known of each', () => {
    show();
    // The column of a desktop; without a window's width the phone's line is what is seen.
    const column = screen.getByRole('navigation', { hidden: true });
    const links = within(column).getAllByRole('link', { hidden: true });
    expect(column).toHaveAttribute('aria-label', '강좌 만들기 단계');
    expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
      ['/basic', '기본 정보완료'],
      ['/packages', '!수강권고칠 곳 2개'],
      ['/check', '3확인'],
    ]);
    expect(links[1]).toHaveAttribute('aria-current', 'step');
  });

  it('opens the steps from one line on a phone, and closes them with a choice', async () => {
    const onGo = jest.fn();
    show({ onGo, steps: steps.map(({ href: _, ...step }) => step) });
    const opener = screen.getByRole('button', { name: /^3단계 중 2단계/ });
    expect(opener).toHaveTextContent('3단계 중 2단계 · 고칠 단계 1개수강권');
    await userEvent.click(opener);
    const sheet = await screen.findByRole('dialog', { name: '강좌 만들기 단계' });
    await userEvent.click(within(sheet).getByRole('button', { name: /확인/ }));
    expect(onGo).toHaveBeenCalledWith('check');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('Timeline', () => {
  it('lists what happened, each with its time', () => {
    render(
      <Timeline
        label="승인 기록"
        entries={[
          { id: '2', icon: CircleX, tint: 'camellia', title: '반려', time: '어제', body: '이미지가 흐려요.' },
          { id: '1', icon: CircleCheck, title: '승인 요청' },
        ]}
      />,
    );
    const items = within(screen.getByRole('list', { name: '승인 기록' })).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual(['반려어제이미지가 흐려요.', '승인 요청']);
  });
});

describe('FieldChanges', () => {
  const long = '이 수업은 처음 배우는 분도 따라올 수 있게 천천히 나가요. '.repeat(8);

  it('marks what was taken out and put in, in words as well as in colour', () => {
    render(
      <FieldChanges
        changes={[
          { path: 'title', label: '강좌 이름', before: '쉬운 수학', after: '재미있는 수학' },
          { path: 'packages.0.fee', label: '수강료', before: null, after: '1,250,000đ' },
          { path: 'benefits.1', label: '좋은 점 2', before: '발음', after: null },
        ]}
      />,
    );
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
      '강좌 이름',
      '수강료새로 넣었어요',
      '좋은 점 2지웠어요',
    ]);
    expect(screen.getAllByRole('definition').map((definition) => definition.textContent)).toEqual([
      '지운 글: 쉬운넣은 글: 재미있는 수학',
      '넣은 글: 1,250,000đ',
      '지운 글: 발음',
    ]);
    expect(screen.getAllByRole('insertion')).toHaveLength(2);
    expect(screen.getAllByRole('deletion')).toHaveLength(2);
  });

  it('folds what did not change in a long text until it is asked for', async () => {
    render(
      <FieldChanges changes={[{ path: 'intro', label: '강좌 소개', before: `${long}옛 끝`, after: `${long}새 끝` }]} />,
    );
    const [text] = screen.getAllByRole('definition');
    expect(text!.textContent.length).toBeLessThan(120);
    await userEvent.click(screen.getByRole('button', { name: '전체 보기', expanded: false }));
    expect(text).toHaveTextContent(long.trim());
    await userEvent.click(screen.getByRole('button', { name: '접기', expanded: true }));
    expect(text).not.toHaveTextContent(long.trim());
  });
});

describe('DueClock', () => {
  afterEach(() => jest.useRealTimers());

  it('counts down by itself and names the moment for the ear [PRF-2]', () => {
    jest.useFakeTimers({ now: new Date('2026-11-18T10:42:00+09:00') });
    render(<DueClock dueAt="2026-11-18T12:43:00+09:00" />);
    const clock = screen.getByText(/남음/);
    expect(clock).toHaveTextContent('2시간 남음(2026년 11월 18일 수요일 12시 43분)');
    expect(clock).toHaveAttribute('title', '18/11/2026 12:43');
    act(() => jest.advanceTimersByTime(2 * 60_000));
    expect(clock).toHaveTextContent('1시간 남음');
    jest.setSystemTime(new Date('2026-11-18T15:00:00+09:00'));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(clock).toHaveTextContent('2시간 지남');
  });

  it('follows the clock of its page where there is one', () => {
    const due = '2026-11-19T10:42:00+09:00';
    const { rerender } = render(<DueClock dueAt={due} now="2026-11-18T10:42:00+09:00" />);
    expect(screen.getByText(/영업일 1일 안에/)).toBeVisible();
    rerender(<DueClock dueAt={due} now="2026-11-19T10:00:00+09:00" />);
    expect(screen.getByText(/42분 남음/)).toBeVisible();
  });
});

describe('DescriptionList', () => {
  it('pairs names with what they are, and says where nothing was written', () => {
    render(
      <DescriptionList
        rows={[
          { label: '과목', value: '수학' },
          { label: '나이', value: 0 },
          { label: '영상', value: '' },
        ]}
      />,
    );
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['과목', '나이', '영상']);
    expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual(['수학', '0', '입력하지 않음']);
  });
});

describe('Thumbnail', () => {
  it('draws a book where there is no picture, or one that cannot be loaded', () => {
    const { rerender, container } = render(<Thumbnail src="/files/a.webp" />);
    fireEvent.error(container.querySelector('img')!);
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    rerender(<Thumbnail src="/files/b.webp" alt="칠판 앞의 선생님" />);
    expect(screen.getByRole('img', { name: '칠판 앞의 선생님' })).toHaveAttribute('loading', 'lazy');
    rerender(<Thumbnail src={null} alt="이미지 없음" />);
    expect(screen.getByRole('img', { name: '이미지 없음' }).tagName).toBe('svg');
  });
});

describe('VideoEmbed', () => {
  const title = '김수학 선생님 소개 영상';

  it('asks YouTube for nothing before the press, then plays in a sandbox without cookies [CRS-6]', async () => {
    const { container } = render(<VideoEmbed link="https://youtu.be/dQw4w9WgXcQ?t=3" title={title} />);
    expect(container.querySelector('iframe, img')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: `${title} 영상 재생` }));
    const frame = screen.getByTitle(title);
    expect(frame).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&hl=ko');
    expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-presentation');
    expect(frame).toHaveFocus();
  });

  it.each(['https://youtube.com.example/watch?v=dQw4w9WgXcQ', 'javascript:alert(1)', 'https://vimeo.com/1', ''])(
    'embeds nothing for %j',
    (link) => {
      const { container } = render(<VideoEmbed link={link} title={title} />);
      expect(container).toHaveTextContent('영상을 재생할 수 없어요. 링크를 확인해 주세요.');
      expect(container.querySelector('iframe, button')).toBeNull();
    },
  );

  it('waits for a press again when the link changes', async () => {
    const { rerender } = render(<VideoEmbed link="https://youtu.be/dQw4w9WgXcQ" title={title} />);
    await userEvent.click(screen.getByRole('button'));
    rerender(<VideoEmbed link="https://youtu.be/aaaaaaaaaaa" title={title} />);
    expect(screen.queryByTitle(title)).toBeNull();
  });
});

import { fireEvent, render as renderBare, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Plus } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { AppImage, imageUrl } from '../base/app-image.tsx';
import { Icon } from '../base/icon.tsx';
import type { LinkAsProps } from '../base/link-as.ts';
import { UiProvider } from '../base/provider.tsx';
import { Checkbox } from '../choices/checkbox.tsx';
import { SegmentedControl } from '../choices/segmented-control.tsx';
import { Avatar } from '../display/avatar.tsx';
import { DateText } from '../display/date-text.tsx';
import { Field, TextArea, TextInput } from '../fields/field.tsx';
import { PasswordField } from '../fields/password-field.tsx';
import { RouteLinks } from '../navigation/route-links.tsx';
import { Money } from '../numbers/money.tsx';
import { StatusChip } from '../status/status-chip.tsx';
import { STATUS_LABELS, type StatusGroup } from '../status/status-labels.ts';
import { STATUS_LOOKS } from '../status/status-looks.ts';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { TextLink } from './text-link.tsx';

const render = (element: ReactElement) => renderBare(element, { wrapper: UiProvider });

describe('Button', () => {
  it('does its action by mouse and keyboard and sends no form by itself', async () => {
    const onClick = jest.fn();
    const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button onClick={onClick}>저장</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: '저장' }));
    await userEvent.keyboard('{Enter} ');
    expect(onClick).toHaveBeenCalledTimes(3);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('keeps the focus while loading, says so, and takes no second press', async () => {
    const onClick = jest.fn();
    const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" loading loadingText="저장하는 중" onClick={onClick}>
          저장
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: /저장하는 중/ });
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('lends its looks to a link', () => {
    render(
      <Button asChild>
        <a href="/kr">홈</a>
      </Button>,
    );
    const link = screen.getByRole('link', { name: '홈' });
    expect(link).toHaveAttribute('href', '/kr');
    expect(link).not.toHaveAttribute('type');
    expect(link.className).toContain('css-');
  });

  it('has a Korean name where only an icon is seen', () => {
    render(<IconButton label="시간 추가" icon={<Icon as={Plus} />} />);
    const button = screen.getByRole('button', { name: '시간 추가' });
    expect(button).toHaveAttribute('title', '시간 추가');
    expect(button.querySelector('svg')).toHaveAttribute('stroke-width', '1.75');
  });
});

describe('TextLink', () => {
  it('goes through the router when it is given one', () => {
    const RouterLink = ({ href, children, ...rest }: LinkAsProps) => (
      <a href={`/kr${href}`} {...rest}>
        {children}
      </a>
    );
    render(
      <TextLink href="/login" linkAs={RouterLink}>
        로그인
      </TextLink>,
    );
    expect(screen.getByRole('link', { name: '로그인' })).toHaveAttribute('href', '/kr/login');
  });

  it('says that it opens a new window and hands nothing over to it', () => {
    render(
      <TextLink href="https://example.com/" external>
        회사 소개
      </TextLink>,
    );
    const link = screen.getByRole('link', { name: '회사 소개 새 창에서 열림' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });
});

describe('Avatar', () => {
  it('shows the image and, until it is there, the first letter [AVT-1]', () => {
    render(<Avatar name="김서연" id="KR1" src="/files/a.png" />);
    const avatar = screen.getByRole('img', { name: '김서연 님 프로필 이미지' });
    const picture = avatar.querySelector('img');
    expect(avatar).toHaveTextContent('김');
    expect(picture).toHaveStyle({ opacity: 0 });
    fireEvent.load(picture!);
    expect(picture).toHaveStyle({ opacity: 1 });
  });

  it('shows the first letter when the image is broken, and tries the next image [AVT-1]', () => {
    const { container, rerender } = render(<Avatar name="Đặng" src="/files/broken.png" />);
    fireEvent.error(container.querySelector('img')!);
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByRole('img')).toHaveTextContent('Đ');
    rerender(<Avatar name="Đặng" src="/files/new.png" />);
    expect(container.querySelector('img')).not.toBeNull();
  });

  it('is not read beside the written name', () => {
    render(<Avatar name="김서연" decorative />);
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('asks the optimiser for its own size only [IMG-1]', () => {
    const { container } = render(<Avatar name="김" src="/files/a.png" size="md" />);
    expect(container.querySelector('img')).toHaveAttribute(
      'srcset',
      '/kr/_next/image?url=%2Ffiles%2Fa.png&w=48&q=75 1x, /kr/_next/image?url=%2Ffiles%2Fa.png&w=96&q=75 2x',
    );
  });
});

describe('AppImage', () => {
  it('offers the width it needs and twice that, at quality 75 [IMG-1]', () => {
    render(<AppImage src="/files/a.jpg" alt="교실" width={320} height={180} />);
    const image = screen.getByRole('img', { name: '교실' });
    expect(image).toHaveAttribute('srcset', expect.stringMatching(/w=384&q=75 1x, .*w=640&q=75 2x$/));
    expect(image).toHaveAttribute('loading', 'lazy');
    expect(image).toHaveAttribute('width', '320');
    expect(image).toHaveAttribute('height', '180');
  });

  it('offers the eight large widths where it follows the window [IMG-1]', () => {
    render(<AppImage src="/a.jpg" alt="교실" width={1160} height={400} sizes="100vw" priority />);
    const image = screen.getByRole('img');
    const widths = [...(image.getAttribute('srcset') ?? '').matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
    expect(widths).toEqual([640, 750, 828, 1080, 1200, 1920, 2048, 3840]);
    expect(image).toHaveAttribute('loading', 'eager');
  });

  it('leaves pictures of the page itself alone, and encodes what it asks for', () => {
    expect(imageUrl('blob:http://x/1', 64)).toBe('blob:http://x/1');
    expect(imageUrl('/a b.png?x=1&y', 64)).toBe('/kr/_next/image?url=%2Fa+b.png%3Fx%3D1%26y&w=64&q=75');
  });
});

describe('Field', () => {
  it('ties label, help, error and counter to its control', () => {
    const { rerender } = render(
      <Field label="강좌 이름" helper="60자까지 쓸 수 있어요." required limit={60}>
        <TextInput defaultValue="한국어" />
      </Field>,
    );
    const input = screen.getByRole('textbox', { name: '강좌 이름' });
    expect(input).toBeRequired();
    expect(input).toHaveAccessibleDescription('60자까지 쓸 수 있어요. 3/60자');
    rerender(
      <Field label="강좌 이름" error="이름을 입력해 주세요." required>
        <TextInput defaultValue="" />
      </Field>,
    );
    expect(screen.getByRole('textbox')).toBeInvalid();
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('이름을 입력해 주세요.');
  });

  it('counts composed letters once, keeps what is too long and marks it', async () => {
    render(
      <Field label="소개" limit={3}>
        <TextArea />
      </Field>,
    );
    await userEvent.type(screen.getByRole('textbox'), 'ab👩e\u0302');
    expect(screen.getByText('4/3자')).toBeVisible();
    expect(screen.getByRole('textbox')).toHaveValue('ab👩e\u0302');
  });

  it('waits with counting while a syllable is being built', () => {
    render(
      <Field label="소개" limit={10}>
        <TextInput />
      </Field>,
    );
    const input = screen.getByRole('textbox');
    fireEvent.compositionStart(input);
    fireEvent.input(input, { target: { value: 'ㅎ' } });
    expect(screen.getByText('0/10자')).toBeVisible();
    fireEvent.input(input, { target: { value: '한' } });
    fireEvent.compositionEnd(input);
    expect(screen.getByText('1/10자')).toBeVisible();
  });

  it('counts a value that a form sets from outside', () => {
    const { rerender } = render(
      <Field label="소개" limit={10}>
        <TextInput value="하나" readOnly />
      </Field>,
    );
    expect(screen.getByText('2/10자')).toBeVisible();
    rerender(
      <Field label="소개" limit={10}>
        <TextInput value="하나둘" readOnly />
      </Field>,
    );
    expect(screen.getByText('3/10자')).toBeVisible();
  });
});

describe('PasswordField', () => {
  it('shows and hides the password by a pressed button, says so, and keeps the text', async () => {
    render(<PasswordField label="비밀번호" />);
    const input = screen.getByLabelText('비밀번호');
    const toggle = screen.getByRole('button', { name: '비밀번호 보기' });
    await userEvent.type(input, 'demo1234!');
    expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(toggle);
    expect(input).toHaveAttribute('type', 'text');
    expect(toggle).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('status')).toHaveTextContent('비밀번호가 보여요');
    await userEvent.click(toggle);
    expect(screen.getByRole('status')).toHaveTextContent('비밀번호를 숨겼어요');
    expect(input).toHaveValue('demo1234!');
  });

  it('tells of Caps Lock while the key is on', () => {
    render(<PasswordField label="비밀번호" />);
    const input = screen.getByLabelText('비밀번호');
    fireEvent.keyDown(input, { key: 'A', modifierCapsLock: true });
    expect(screen.getByText('Caps Lock이 켜져 있어요.')).toBeVisible();
    fireEvent.keyUp(input, { key: 'CapsLock', modifierCapsLock: false });
    expect(screen.queryByText('Caps Lock이 켜져 있어요.')).toBeNull();
  });

  it('tells of Hangul typed by mistake', () => {
    render(<PasswordField label="비밀번호" />);
    fireEvent.input(screen.getByLabelText('비밀번호'), { target: { value: 'ㅇㅡ' } });
    expect(screen.getByText('한글로 입력하고 있어요. 한/영 키를 확인해 주세요.')).toBeVisible();
  });
});

describe('Checkbox', () => {
  it('is ticked by its label and by Space, and reads its help', async () => {
    const onChange = jest.fn();
    render(
      <Checkbox helper="함께 쓰는 기기에서는 끄는 게 안전해요." onChange={onChange}>
        비밀번호 저장
      </Checkbox>,
    );
    const box = screen.getByRole('checkbox', { name: '비밀번호 저장' });
    await userEvent.click(screen.getByText('비밀번호 저장'));
    expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    expect(box).not.toBeChecked();
    expect(onChange).toHaveBeenCalledTimes(2);
    expect(box).toHaveAccessibleDescription('함께 쓰는 기기에서는 끄는 게 안전해요.');
  });
});

describe('SegmentedControl', () => {
  function Views() {
    const [view, setView] = useState('week');
    const options = [
      { value: 'week', label: '주' },
      { value: 'month', label: '월' },
      { value: 'agenda', label: '목록' },
    ];
    return <SegmentedControl label="보기 방식" options={options} value={view} onChange={setView} />;
  }

  it('is one stop of the Tab key and changes by arrows', async () => {
    render(<Views />);
    expect(screen.getByRole('group', { name: '보기 방식' })).toBeVisible();
    await userEvent.tab();
    expect(screen.getByRole('radio', { name: '주' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('radio', { name: '월' })).toBeChecked();
    await userEvent.click(screen.getByText('목록'));
    expect(screen.getByRole('radio', { name: '목록' })).toBeChecked();
  });
});

describe('RouteLinks', () => {
  it('is a named navigation with exactly one current link', () => {
    render(
      <RouteLinks
        label="수입 메뉴"
        links={[
          { label: '전체', href: '/a', isCurrent: false },
          { label: '거래 내역', href: '/b', isCurrent: true },
        ]}
      />,
    );
    expect(screen.getByRole('navigation', { name: '수입 메뉴' })).toBeVisible();
    expect(screen.getAllByRole('link', { current: 'page' })).toEqual([screen.getByRole('link', { name: '거래 내역' })]);
  });
});

describe('StatusChip', () => {
  const all = Object.entries(STATUS_LABELS).flatMap(([group, words]) =>
    Object.entries(words).map(([status, word]) => [group, status, word] as const),
  );

  it.each(all)('says %s %s as "%s", with an icon and a tint', (group, status, word) => {
    const { container } = render(<StatusChip {...({ group, status } as React.ComponentProps<typeof StatusChip>)} />);
    expect(container).toHaveTextContent(word);
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });

  it.each(Object.keys(STATUS_LOOKS) as StatusGroup[])(
    'tells two %s states of one tint apart by the icon or the word',
    (group) => {
      const words: Record<string, string> = STATUS_LABELS[group];
      const told = Object.entries(STATUS_LOOKS[group]).map(([status, [tint, icon]]) =>
        [tint, icon.displayName, words[status]].join(),
      );
      // PUBLISHED and ACCEPTED are both 승인, REJECTED and DECLINED both 반려.
      const same = group === 'course' ? 2 : 0;
      expect(new Set(told).size).toBe(told.length - same);
    },
  );

  it('takes another word where the place knows more', () => {
    render(<StatusChip group="ticket" status="PROCESSED" label="선생님 확인 대기" />);
    expect(screen.getByText('선생님 확인 대기')).toBeVisible();
  });
});

describe('Money and DateText', () => {
  it('shows đồng for the eye and counts in 만 for the ear [INC-1]', () => {
    const { container } = render(<Money amount={-1_250_000} />);
    expect(container.querySelector('[aria-hidden]')).toHaveTextContent('−1,250,000đ');
    expect(screen.getByText('−125만 동')).toBeInTheDocument();
  });

  it('puts a sign before money that came in, and a small suffix on the headline figure', () => {
    const { container } = render(<Money amount={3_000_000} signed size="lg" />);
    expect(container.querySelector('[aria-hidden]')).toHaveTextContent('+3,000,000đ');
  });

  it('shows 03/04/2026 and says 2026년 4월 3일 금요일 [CON-2]', () => {
    const { container } = render(<DateText instant="2026-04-03T10:00:00+09:00" />);
    const time = container.querySelector('time');
    expect(time).toHaveAttribute('datetime', '2026-04-03');
    expect(time?.querySelector('[aria-hidden]')).toHaveTextContent('03/04/2026');
    expect(screen.getByText('2026년 4월 3일 금요일')).toBeInTheDocument();
  });

  it('names the weekday of a moment that somebody has to keep', () => {
    render(<DateText instant="2026-04-03T10:00:00+09:00" show="weekdayTime" />);
    expect(screen.getByText('03/04/2026 (금) 10:00')).toBeVisible();
    expect(screen.getByText('2026년 4월 3일 금요일 10시')).toBeInTheDocument();
  });

  it('keeps the date at hand behind a word', () => {
    render(
      <DateText instant="2026-11-17T10:00:00+09:00" show="dateTime">
        어제
      </DateText>,
    );
    expect(screen.getByText('어제').parentElement).toHaveAttribute('title', '17/11/2026 10:00');
  });
});

import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OpsItemDetails } from '@portal/domain/ops/ops';
import { aFile } from '@portal/testing/assets/file-builders';
import { aCourseContent } from '@portal/testing/courses/course-builders';
import { aCourseItem, aProfileItem, aTicketItem } from '@portal/testing/ops/ops-item-builders';
import { UiProvider } from '@portal/ui/provider';
import { fullItem } from '../ops.fixture.ts';
import { FieldsPanel } from './fields-panel.tsx';
import { FindingsPanel } from './findings-panel.tsx';
import { ItemFacts } from './item-facts.tsx';
import { WrittenDecision } from './written-decision.tsx';

const show = (element: React.ReactNode) => render(element, { wrapper: UiProvider });
const fieldOf = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling as HTMLElement;
const profileWith = (introVideoUrl: string) => {
  const item = aProfileItem() as Extract<OpsItemDetails, { queue: 'PROFILES' }>;
  return aProfileItem({ content: { ...item.content, introVideoUrl } });
};

describe('the content that was handed in', () => {
  it('shows the picture of a course, and the file itself behind a link of its own', () => {
    const image = aFile({ name: '대표.png', previewUrl: '/assets/preview.png', url: '/assets/original.png' });
    show(<FieldsPanel details={aCourseItem({ content: aCourseContent({ image }) })} />);
    const place = within(fieldOf('대표 이미지'));
    expect(place.getByRole('img', { name: '대표.png 미리보기' })).toBeVisible();
    expect(place.getByRole('link', { name: /^대표\.png 내려받기/ })).toHaveAttribute('href', '/assets/original.png');
  });

  it('says of an empty field that nothing was written, and shows nothing to look at', () => {
    const content = aCourseContent({ image: null, introVideoUrl: '', intro: '', packages: [] });
    show(<FieldsPanel details={aCourseItem({ content })} />);
    for (const label of ['대표 이미지', '소개 영상 링크', '강좌 소개', '수강권']) {
      expect(fieldOf(label)).toHaveTextContent(/^적지 않았어요$/);
      expect(within(fieldOf(label)).queryByRole('link')).toBeNull();
    }
  });

  it.each([
    ['of YouTube is played in place', 'https://youtu.be/dQw4w9WgXcQ', 'button', /소개 영상/],
    ['of another page is opened there', 'https://vimeo.com/1234', 'link', /^영상 열기/],
  ])('a video %s', (_what, link, role, name) => {
    show(<FieldsPanel details={profileWith(link)} />);
    expect(within(fieldOf('소개 영상')).getByRole(role, { name })).toBeVisible();
  });

  it.each(['javascript:alert(1)', 'http://vimeo.com/1234', 'vimeo.com/1234', 'data:text/html,x'])(
    'makes no link of an address that is none: %s',
    (link) => {
      show(<FieldsPanel details={profileWith(link)} />);
      expect(fieldOf('소개 영상')).toHaveTextContent(link);
      expect(within(fieldOf('소개 영상')).queryByRole('link')).toBeNull();
      expect(within(fieldOf('소개 영상')).queryByRole('button')).toBeNull();
    },
  );

  it('has the file of a ticket at the field that it belongs to, and nowhere else', () => {
    show(<FieldsPanel details={aTicketItem()} />);
    expect(screen.getAllByRole('link')).toEqual([within(fieldOf('내용')).getByRole('link')]);
  });

  it('begins a remark about the field whose button is pressed, and has none without the right to it', async () => {
    const onRemark = jest.fn();
    const { rerender } = show(<FieldsPanel details={fullItem()} onRemark={onRemark} />);
    await userEvent.click(screen.getByRole('button', { name: '대표 이미지에 의견 달기' }));
    expect(onRemark.mock.calls).toEqual([['imageId']]);
    rerender(<FieldsPanel details={fullItem()} />);
    expect(screen.queryByRole('button', { name: /의견 달기/ })).toBeNull();
  });
});

describe('the findings', () => {
  it('hand over the sentence with its field, and only to who may remark', async () => {
    const onRemark = jest.fn();
    const { rerender } = show(<FindingsPanel details={fullItem()} onRemark={onRemark} />);
    await userEvent.click(screen.getByRole('button', { name: '소개 영상 링크: 의견으로 옮기기' }));
    expect(onRemark.mock.calls).toEqual([['introVideoUrl', '소개 영상이 있으면 신청이 늘어요.']]);
    rerender(<FindingsPanel details={fullItem()} />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });
});

describe('the facts of an item', () => {
  it.each([
    ['DECLINED', '결정한 때'],
    ['CORRECTING', '보완을 요청한 때'],
    ['CANCELED', '취소된 때'],
  ] as const)('that is %s say “%s” for what happened then', (state, words) => {
    const { item } = fullItem({ state, decidedAt: '2026-11-18T10:20:00+09:00' });
    show(<ItemFacts item={item} now={new Date('2026-11-18T11:00:00+09:00')} />);
    expect(screen.getByText(words).nextElementSibling).toHaveTextContent('18/11/2026 10:20');
  });
});

describe('what was written with a decision', () => {
  const remarks = [{ path: 'packages.0.fee', remark: '비싸요.' }];
  it.each([
    ['a reason alone', { reason: '짧아요.', remarks: [] }, ['이유', '짧아요.']],
    ['remarks alone', { reason: null, remarks }, ['수강권 1', '비싸요.']],
    ['both', { reason: '짧아요.', remarks }, ['이유', '짧아요.', '수강권 1', '비싸요.']],
  ])('is %s, with what it is about', (_what, written, texts) => {
    show(<WrittenDecision title="이번 심사" details={fullItem()} {...written} />);
    const shown = [...document.querySelectorAll('dt, dd')].map(({ textContent }) => textContent);
    expect(shown).toEqual(texts);
  });

  it('is not there where nothing was written', () => {
    const { container } = show(<WrittenDecision title="이번 심사" details={fullItem()} reason={null} remarks={[]} />);
    expect(container).not.toHaveTextContent('이번 심사');
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { calendarFeedsContract as feeds } from '@portal/domain/schedule/calendar-feeds.contract';
import { externalCalendarsContract as external } from '@portal/domain/schedule/external-calendars.contract';
import { type Fake, fake, fakeProblem, offline, problemResponse } from '@portal/testing/contract-fakes';
import { renderSection } from '@portal/testing-react/render-section';
import { externalPanel, feedsPanel, importPanel, question } from './calendar-connections.screen.ts';
import { aFeed, anExternalCalendar, worlds } from './connections.fixture.ts';
import { calendarConnectionsSection } from './section.ts';

const visit = (...handlers: Fake[]) =>
  renderSection(calendarConnectionsSection, { path: '/account/calendar/connections', handlers });
type User = ReturnType<typeof visit>['user'];

beforeAll(() => Promise.all(calendarConnectionsSection.routes.map(({ preload }) => preload?.())), 30_000);
beforeEach(() => localStorage.clear());

const { createCalendarFeed, revokeCalendarFeed } = feeds;
const { addExternalCalendar, refreshExternalCalendar, removeExternalCalendar, importCalendarFile, undoCalendarImport } =
  external;
const reasons = [
  ['a broken server', (of: Parameters<typeof offline>[0]) => fakeProblem(of, 'UNEXPECTED'), /서버에 문제가 생겼어요/],
  ['a right that is missing', (of: Parameters<typeof offline>[0]) => fakeProblem(of, 'FORBIDDEN'), /권한이 없어요/],
  ['a lost connection', offline, /서버가 답하지 않아요/],
] as const;

describe.each(reasons)('what %s refuses', (_, refuse, words) => {
  it('leaves an address as it was, and says why', async () => {
    const { user } = visit(...worlds.loaded, refuse(revokeCalendarFeed));
    await user.click(await screen.findByRole('button', { name: '수업만 주소 없애기' }));
    await user.click(within(await question('이 주소를 없앨까요?')).getByRole('button', { name: '주소 없애기' }));
    expect(await screen.findByText(words)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByRole('button', { name: '수업만 주소 없애기' })).toBeVisible();
    expect(screen.queryByText('주소를 없앴어요')).toBeNull();
  });

  it('makes no address, and the chosen content stays chosen', async () => {
    const { user } = visit(...worlds.empty, refuse(createCalendarFeed));
    const panel = await feedsPanel();
    await user.click(panel.getByRole('radio', { name: '수업과 내 일정' }));
    await user.click(panel.getByRole('button', { name: '주소 만들기' }));
    expect((await panel.findByText(words)).closest('[role=alert]')).toBeVisible();
    expect(panel.getByRole('radio', { name: '수업과 내 일정' })).toBeChecked();
    expect(panel.queryByRole('textbox', { name: '캘린더 주소' })).toBeNull();
  });

  it('keeps a calendar connected and what it brought', async () => {
    const { user } = visit(...worlds.loaded, refuse(removeExternalCalendar));
    await user.click(await screen.findByRole('button', { name: '가족 연결 끊기' }));
    await user.click(within(await question('연결을 끊을까요?')).getByRole('button', { name: '연결 끊기' }));
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByText(/calendar\.example · 일정 31개/)).toBeVisible();
  });

  it('reads no calendar again, and the button can be pressed once more', async () => {
    const { user } = visit(...worlds.loaded, refuse(refreshExternalCalendar));
    const again = await screen.findByRole('button', { name: '가족 다시 읽기' });
    await user.click(again);
    expect(await screen.findByText(words)).toBeVisible();
    await waitFor(() => expect(again).not.toHaveAttribute('aria-busy'));
    expect(screen.queryByText('캘린더를 다시 읽었어요')).toBeNull();
  });

  it('connects nothing, and name and address stay in their fields', async () => {
    const { user } = visit(...worlds.empty, refuse(addExternalCalendar));
    const panel = await externalPanel();
    const [name, url] = [/^이름/, /^캘린더 주소/].map((label) => panel.getByRole('textbox', { name: label }));
    await user.type(name as HTMLElement, '가족');
    await user.type(url as HTMLElement, 'https://calendar.example/a.ics');
    await user.click(panel.getByRole('button', { name: '연결하기' }));
    expect((await panel.findByText(words)).closest('[role=alert]')).toBeVisible();
    expect(name).toHaveValue('가족');
    expect(url).toHaveValue('https://calendar.example/a.ics');
  });

  it('takes no file over, and the same file can be chosen again', async () => {
    const { user } = visit(...worlds.empty, refuse(importCalendarFile));
    const panel = await importPanel();
    const file = new File(['BEGIN:VCALENDAR'], '일정.ics', { type: 'text/calendar' });
    await user.upload(panel.getByLabelText('ICS 파일'), file);
    expect((await panel.findByText(words)).closest('[role=alert]')).toBeVisible();
    expect(panel.getByLabelText('ICS 파일')).toHaveValue('');
  });
});

describe('two calendars at once', () => {
  it('are read again side by side: each says for itself that it is being read', async () => {
    const waiting: (() => void)[] = [];
    const { user } = visit(
      ...worlds.loaded,
      fake(refreshExternalCalendar, async ({ params }) => {
        await new Promise<void>((resolve) => waiting.push(resolve));
        return anExternalCalendar({ id: params.id });
      }),
    );
    const buttons = [
      await screen.findByRole('button', { name: '가족 다시 읽기' }),
      screen.getByRole('button', { name: '학교 다시 읽기' }),
    ];
    for (const button of buttons) await user.click(button);
    for (const button of buttons) expect(button).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(waiting).toHaveLength(2));
    for (const answer of waiting) answer();
    for (const button of buttons) await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  });
});

describe('a question that is answered with no', () => {
  it.each([
    ['수업만 주소 없애기', '이 주소를 없앨까요?'],
    ['가족 연결 끊기', '연결을 끊을까요?'],
  ])('leaves everything: %s', async (name, title) => {
    const { user } = visit(...worlds.loaded);
    const button = await screen.findByRole('button', { name });
    await user.click(button);
    await question(title);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  });
});

it('a file that is gone when it is read says so, and nothing is sent', async () => {
  const { user } = visit(...worlds.empty);
  const file = new File(['BEGIN:VCALENDAR'], '일정.ics', { type: 'text/calendar' });
  file.text = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
  const panel = await importPanel();
  await user.upload(panel.getByLabelText('ICS 파일'), file);
  expect(
    (await panel.findByText('파일을 읽지 못했어요. 파일을 다시 골라 주세요.')).closest('[role=alert]'),
  ).toBeVisible();
});

describe('a file that was taken over', () => {
  const upload = async (user: User) =>
    user.upload(
      (await importPanel()).getByLabelText('ICS 파일'),
      new File(['BEGIN:VCALENDAR'], '일정.ics', { type: 'text/calendar' }),
    );

  it.each([
    [{ created: 0, repeated: 0, left: 0, ids: [] }, '가져올 일정이 없어요', ''],
    [{ created: 0, repeated: 4, left: 0, ids: [] }, '가져올 일정이 없어요', '이미 있는 일정 4개는 그대로 두었어요.'],
    [{ created: 1, repeated: 0, left: 2, ids: ['evt_1'] }, '일정 1개를 가져왔어요', '옮기지 않은 일정 2개가 있어요.'],
  ])('says what came of %o, and offers the way back only where something came', async (answer, title, more) => {
    const { user } = visit(...worlds.empty, fake(importCalendarFile, answer));
    await upload(user);
    const panel = await importPanel();
    expect(await panel.findByText(title)).toBeVisible();
    if (more) expect(panel.getByText(more)).toBeVisible();
    expect(screen.queryAllByRole('button', { name: '되돌리기' })).toHaveLength(answer.created > 0 ? 1 : 0);
  });

  it('cannot be taken back where the server refuses, and says so', async () => {
    const { user } = visit(
      ...worlds.empty,
      fake(importCalendarFile, { created: 1, repeated: 0, left: 0, ids: ['evt_1'] }),
      fakeProblem(undoCalendarImport, 'UNEXPECTED'),
    );
    await upload(user);
    await user.click(await screen.findByRole('button', { name: '되돌리기' }));
    expect(await screen.findByText(/서버에 문제가 생겼어요/)).toBeVisible();
  });

  it('after one that could not be read shows only the newest outcome', async () => {
    let isReadable = false;
    const { user } = visit(
      ...worlds.empty,
      fake(importCalendarFile, () =>
        isReadable ? { created: 1, repeated: 0, left: 0, ids: ['evt_1'] } : problemResponse('ICS_UNREADABLE'),
      ),
    );
    await upload(user);
    const panel = await importPanel();
    expect(await panel.findByText(/ICS 형식인지, 일정이 5,000개를 넘지 않는지 확인해 주세요/)).toBeVisible();
    isReadable = true;
    await upload(user);
    expect(await panel.findByText('일정 1개를 가져왔어요')).toBeVisible();
    expect(panel.queryByText(/ICS 형식인지, 일정이 5,000개를 넘지 않는지 확인해 주세요/)).toBeNull();
  });
});

it('an address that was made stands in the list at once, beside the field that shows it once', async () => {
  const items = [aFeed({ lastReadAt: null })];
  const { user } = visit(
    fake(feeds.listCalendarFeeds, () => ({ items: [...items] })),
    fake(external.listExternalCalendars, { items: [] }),
    fake(createCalendarFeed, () => {
      const feed = aFeed({ id: 'feed-2', scope: 'ALL', lastReadAt: null });
      items.push(feed);
      return { feed, url: 'https://portal.example/tns/v1/calendar/ics/secret.ics' };
    }),
  );
  const panel = await feedsPanel();
  await waitFor(() => expect(panel.getAllByRole('listitem')).toHaveLength(1));
  await user.click(panel.getByRole('radio', { name: '수업과 내 일정' }));
  await user.click(panel.getByRole('button', { name: '주소 만들기' }));
  await waitFor(() => expect(panel.getAllByRole('listitem')).toHaveLength(2));
  expect(panel.getByRole('textbox', { name: '캘린더 주소' })).toHaveFocus();
});

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { calendarFeedsContract as feeds } from '@portal/domain/schedule/calendar-feeds.contract';
import { externalCalendarsContract as external } from '@portal/domain/schedule/external-calendars.contract';
import { type Fake, fake, fakeProblem, problemResponse } from '@portal/testing/contract-fakes';
import { renderSection } from '@portal/testing-react/render-section';
import { externalPanel, feedsPanel, importPanel, question, title } from './calendar-connections.screen.ts';
import { aFeed, anExternalCalendar, worlds } from './connections.fixture.ts';
import { calendarConnectionsSection } from './section.ts';

const visit = (...handlers: Fake[]) =>
  renderSection(calendarConnectionsSection, { path: '/account/calendar/connections', handlers });
const ADDRESS = 'https://portal.example/tns/v1/calendar/ics/secret.ics';

beforeAll(() => Promise.all(calendarConnectionsSection.routes.map(({ preload }) => preload?.())), 30_000);
// What one test leaves half-written is no matter of the next.
beforeEach(() => localStorage.clear());

describe('the page', () => {
  it('shows what goes out, what comes in, and what is wrong with it', async () => {
    visit(...worlds.loaded);
    expect(await title()).toBeVisible();
    const out = (await (await feedsPanel()).findAllByRole('listitem')).map((row) => row.textContent);
    expect(out).toEqual([
      '수업만02/11/2026에 만들었어요 · 30분 전에 읽어 갔어요주소 없애기',
      '수업과 내 일정02/11/2026에 만들었어요 · 아직 읽어 간 앱이 없어요주소 없애기',
    ]);
    const [family, school] = await (await externalPanel()).findAllByRole('listitem');
    expect(family).toHaveTextContent('가족calendar.example · 일정 31개 · 40분 전에 읽었어요');
    expect(school).toHaveTextContent('일정 파일을 읽을 수 없어요');
  });

  it('says what is not there yet', async () => {
    visit(...worlds.empty);
    expect(await screen.findByText('만든 주소가 없어요.')).toBeVisible();
    expect(await screen.findByText('연결한 캘린더가 없어요.')).toBeVisible();
  });

  it('keeps one panel alive while another fails, and loads it on another try', async () => {
    let isBroken = true;
    const list = fake(external.listExternalCalendars, () =>
      isBroken ? problemResponse('UNEXPECTED') : { items: [anExternalCalendar()] },
    );
    const { user } = visit(fake(feeds.listCalendarFeeds, { items: [aFeed()] }), list);
    expect(await screen.findByText('연결한 캘린더를 불러오지 못했어요')).toBeVisible();
    expect(await screen.findByRole('button', { name: '수업만 주소 없애기' })).toBeVisible();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(await screen.findByText('가족')).toBeVisible();
  });
});

describe('an address for other apps', () => {
  it('is made for what was chosen, shown once and copied', async () => {
    const made = jest.fn();
    const { user } = visit(
      ...worlds.empty,
      fake(feeds.createCalendarFeed, ({ body }) => {
        made(body);
        return { feed: aFeed(), url: ADDRESS };
      }),
    );
    const panel = await feedsPanel();
    await user.click(panel.getByRole('radio', { name: '수업과 내 일정' }));
    await user.click(panel.getByRole('button', { name: '주소 만들기' }));
    const field = await panel.findByRole('textbox', { name: '캘린더 주소' });
    expect(field).toHaveValue(ADDRESS);
    expect(field).toHaveFocus();
    expect(made).toHaveBeenCalledWith({ clientId: expect.stringMatching(/^[0-9a-f-]{36}$/), scope: 'ALL' });
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(panel.getByRole('button', { name: '주소 복사' }));
    expect(copied).toHaveBeenCalledWith(ADDRESS);
    expect(panel.getByRole('button', { name: '복사했어요' })).toBeVisible();
  });

  it('is asked for with the same name again when the first answer was lost', async () => {
    const ids: string[] = [];
    const { user } = visit(
      ...worlds.empty,
      fake(feeds.createCalendarFeed, ({ body }) => {
        ids.push(body.clientId);
        return ids.length === 1 ? problemResponse('UNEXPECTED') : { feed: aFeed(), url: ADDRESS };
      }),
    );
    const make = (await feedsPanel()).getByRole('button', { name: '주소 만들기' });
    await user.click(make);
    expect(await screen.findByText(/서버에 문제가 생겼어요/)).toBeVisible();
    await user.click(make);
    await screen.findByRole('textbox', { name: '캘린더 주소' });
    expect(ids[0]).toBe(ids[1]);
  });

  it('is not made when there are too many, and says what to do', async () => {
    const { user } = visit(...worlds.empty, fakeProblem(feeds.createCalendarFeed, 'LIMIT_REACHED'));
    await user.click((await feedsPanel()).getByRole('button', { name: '주소 만들기' }));
    expect((await screen.findByText(/쓰지 않는 것을 지워 주세요/)).closest('[role=alert]')).toBeVisible();
  });

  it('is revoked after a question', async () => {
    const revoked = jest.fn(() => ({}));
    const { user } = visit(...worlds.loaded, fake(feeds.revokeCalendarFeed, revoked));
    await user.click(await screen.findByRole('button', { name: '수업만 주소 없애기' }));
    const dialog = within(await question('이 주소를 없앨까요?'));
    expect(revoked).not.toHaveBeenCalled();
    await user.click(dialog.getByRole('button', { name: '주소 없애기' }));
    await waitFor(() => expect(revoked).toHaveBeenCalled());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });
});

describe('another calendar', () => {
  const fill = async (user: ReturnType<typeof visit>['user'], name: string, url: string) => {
    const panel = await externalPanel();
    if (name) await user.type(panel.getByRole('textbox', { name: /^이름/ }), name);
    if (url) await user.type(panel.getByRole('textbox', { name: /^캘린더 주소/ }), url);
    await user.click(panel.getByRole('button', { name: '연결하기' }));
    return panel;
  };

  it('is connected by its address, and the form is empty again', async () => {
    const added = jest.fn();
    const { user } = visit(
      ...worlds.empty,
      fake(external.addExternalCalendar, ({ body }) => {
        added(body);
        return anExternalCalendar();
      }),
    );
    const panel = await fill(user, '가족', 'https://calendar.example/a.ics');
    await waitFor(() => expect(panel.getByRole('textbox', { name: /^이름/ })).toHaveValue(''));
    expect(added).toHaveBeenCalledWith(
      expect.objectContaining({ name: '가족', url: 'https://calendar.example/a.ics' }),
    );
  });

  it('with nothing filled in leads to both fields', async () => {
    const { user } = visit(...worlds.empty);
    const panel = await fill(user, '', '');
    const summary = within(await panel.findByRole('group', { name: '고칠 곳이 2개 있어요' }));
    await user.click(summary.getByRole('link', { name: /주소를 적어 주세요/ }));
    expect(panel.getByRole('textbox', { name: /^캘린더 주소/ })).toHaveFocus();
  });

  it('that may not be read keeps what was typed and says why', async () => {
    const { user } = visit(...worlds.empty, fakeProblem(external.addExternalCalendar, 'URL_NOT_ALLOWED'));
    const panel = await fill(user, '가족', 'http://10.0.0.1/a.ics');
    expect((await panel.findByText(/공개된 https 주소인지 확인해 주세요/)).closest('[role=alert]')).toBeVisible();
    expect(panel.getByRole('textbox', { name: /^이름/ })).toHaveValue('가족');
  });

  it('keeps a half-written name through a reload, but never an address', async () => {
    const { user } = visit(...worlds.empty);
    const panel = await externalPanel();
    await user.type(panel.getByRole('textbox', { name: /^이름/ }), '학교');
    await user.type(panel.getByRole('textbox', { name: /^캘린더 주소/ }), 'https://secret.example/a.ics');
    cleanup();
    expect(JSON.stringify({ ...localStorage })).not.toContain('secret.example');
    visit(...worlds.empty);
    await waitFor(async () =>
      expect((await externalPanel()).getByRole('textbox', { name: /^이름/ })).toHaveValue('학교'),
    );
  });

  it('is read again and disconnected', async () => {
    const asked: string[] = [];
    const { user } = visit(
      ...worlds.loaded,
      fake(external.refreshExternalCalendar, ({ params }) => {
        asked.push(`refresh ${params.id}`);
        return anExternalCalendar();
      }),
      fake(external.removeExternalCalendar, ({ params }) => {
        asked.push(`remove ${params.id}`);
        return {};
      }),
    );
    await user.click(await screen.findByRole('button', { name: '가족 다시 읽기' }));
    await user.click(screen.getByRole('button', { name: '학교 연결 끊기' }));
    await user.click(within(await question('연결을 끊을까요?')).getByRole('button', { name: '연결 끊기' }));
    await waitFor(() => expect(asked).toEqual(['refresh calendar-1', 'remove calendar-2']));
  });
});

describe('a file', () => {
  const aFile = (content: string) => new File([content], '일정.ics', { type: 'text/calendar' });
  const choose = async (user: ReturnType<typeof visit>['user'], file: File) =>
    user.upload((await importPanel()).getByLabelText('ICS 파일'), file);

  it('becomes own entries, says what was left, and can be taken back as a whole [CAL-1]', async () => {
    const sent = jest.fn();
    const undone = jest.fn(() => ({}));
    const { user } = visit(
      ...worlds.empty,
      fake(external.importCalendarFile, ({ body }) => {
        sent(body);
        return { created: 2, repeated: 1, left: 3, ids: ['evt_1', 'evt_2'] };
      }),
      fake(external.undoCalendarImport, undone),
    );
    await choose(user, aFile('BEGIN:VCALENDAR'));
    const bar = within(await screen.findByRole('region', { name: '되돌리기 안내' }));
    expect(bar.getByText('일정 2개를 가져왔어요')).toBeVisible();
    expect(screen.getByText('이미 있는 일정 1개는 그대로 두었어요. 옮기지 않은 일정 3개가 있어요.')).toBeVisible();
    expect(sent).toHaveBeenCalledWith({ fileName: '일정.ics', content: 'BEGIN:VCALENDAR' });
    await user.click(bar.getByRole('button', { name: '되돌리기' }));
    await waitFor(() => expect(undone).toHaveBeenCalledTimes(1));
  });

  it('larger than 1 MiB is not even sent', async () => {
    const { user } = visit(...worlds.empty);
    await choose(user, aFile('x'.repeat(1_048_577)));
    expect((await screen.findByText(/1MB까지 가져올 수 있어요/)).closest('[role=alert]')).toBeVisible();
  });

  it('that is no calendar says so', async () => {
    const { user } = visit(...worlds.empty, fakeProblem(external.importCalendarFile, 'ICS_UNREADABLE'));
    await choose(user, aFile('hello'));
    expect(
      (await screen.findByText(/ICS 형식인지, 일정이 5,000개를 넘지 않는지 확인해 주세요/)).closest('[role=alert]'),
    ).toBeVisible();
  });
});

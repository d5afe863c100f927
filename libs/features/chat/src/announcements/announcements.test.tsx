import { screen, waitFor, within } from '@testing-library/react';
import { announcementsContract as contract } from '@portal/domain/chat/announcements.contract';
import { paths } from '@portal/domain/site/paths';
import { anAnnouncementReader, anAnnouncementSummary } from '@portal/testing/chat/announcement-builders';
import { fakeProblem } from '@portal/testing/contract-fakes';
import { worlds } from '../chat.fixture.ts';
import { enter } from '../chat.screen.ts';
import { announcing, halfRead, manyAnnouncements } from './announcements.fixture.ts';

const words = () => screen.findByRole('textbox', { name: /공지할 말/ });
const box = (name: RegExp) => screen.findByRole('checkbox', { name });
const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('an announcement that she writes [CHT-2]', () => {
  it('is reached from her talks, goes to the classes that she chooses, and shows who has read it', async () => {
    const { asked, handlers } = announcing();
    const { user, currentPath } = enter([...handlers, ...worlds.loaded()]);
    await user.click(await screen.findByRole('link', { name: '공지' }));
    await user.click(await screen.findByRole('link', { name: '공지 쓰기' }));
    expect(currentPath()).toBe('/account/chat/announcements/new');
    await user.type(await words(), '다음 주 수요일은 쉬어요.');
    await user.click(await box(/중2 수학/));
    await user.click(await box(/중3 수학/));
    await user.click(await button('수업 2개에 공지하기'));
    await waitFor(() => expect(currentPath()).toBe('/account/chat/announcements/ann-new'));
    expect(asked).toEqual([
      expect.objectContaining({ classIds: ['class-1', 'class-2'], content: '다음 주 수요일은 쉬어요.', fileIds: [] }),
    ]);
    expect(await screen.findByText('다음 주 수요일은 쉬어요.')).toBeVisible();
  });

  it('says before it leaves in which class nobody would read it, and leaves that one out of all', async () => {
    const { user } = enter([...announcing().handlers, ...worlds.loaded()], paths.newChatAnnouncement('class-3'));
    expect(await box(/고1 예비반/)).toBeChecked();
    expect(screen.getByText('고른 수업 1개에는 받을 사람이 아직 없어요.')).toBeVisible();
    expect(await button('수업 1개에 공지하기')).toBeDisabled();
    await user.click(await button('모두 고르기'));
    expect(await box(/고1 예비반/)).not.toBeChecked();
    expect(await button('수업 2개에 공지하기')).toBeEnabled();
  });

  it('is not sent without a word or a class, and says so at each', async () => {
    const { asked, handlers } = announcing();
    const { user } = enter([...handlers, ...worlds.loaded()], paths.newChatAnnouncement());
    await user.click(await button('공지하기'));
    expect((await screen.findAllByText(/공지할 말을 적어 주세요/))[0]).toBeVisible();
    expect(screen.getAllByText(/공지를 받을 수업을 골라 주세요/)[0]).toBeVisible();
    expect(asked).toEqual([]);
  });

  it('is asked about where contact data stands in it, and may leave with a reason', async () => {
    const { asked, handlers } = announcing();
    const { user } = enter([...handlers, ...worlds.loaded()], paths.newChatAnnouncement('class-1'));
    await user.type(await words(), '급하면 010-1234-5678');
    await user.click(await button('수업 1개에 공지하기'));
    const guard = within(await screen.findByRole('alertdialog'));
    expect(asked).toEqual([]);
    await user.click(guard.getByRole('button', { name: '그대로 공지하기' }));
    await user.type(guard.getByRole('textbox'), '휴강 날 연락처예요');
    await user.click(guard.getByRole('button', { name: '이유와 함께 공지하기' }));
    await waitFor(() => expect(asked).toEqual([expect.objectContaining({ contactReason: '휴강 날 연락처예요' })]));
  });

  it('is kept while it is half-written', async () => {
    const { user } = enter([...announcing().handlers, ...worlds.loaded()], paths.newChatAnnouncement());
    await user.type(await words(), '다음 주');
    await user.click(await box(/중2 수학/));
    await user.click(screen.getByRole('link', { name: '그만두기' }));
    await user.click(await screen.findByRole('link', { name: '공지 쓰기' }));
    expect(await words()).toHaveValue('다음 주');
    expect(await box(/중2 수학/)).toBeChecked();
  });
});

describe('who has read an announcement [CHT-1]', () => {
  const open = (handlers = announcing().handlers, id = 'ann-1') =>
    enter([...handlers, ...worlds.loaded()], paths.chatAnnouncement(id));

  it('is said by class and person, first those who have not', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: '공지' })).toBeVisible();
    expect(await screen.findByText('2명이 아직 읽지 않았어요')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: '공지' })).toBeVisible();
    const rows = within(await screen.findByRole('list', { name: '중2 수학 개념 완성에서 받은 사람' })).getAllByRole(
      'listitem',
    );
    expect(rows.map((row) => /보호자 B0\d/.exec(row.textContent)?.[0])).toEqual([
      '보호자 B03',
      '보호자 B01',
      '보호자 B02',
    ]);
    expect(rows[0]).toHaveTextContent(/학생 A03 보호자.*다시 알렸어요.*안 읽음$/);
    expect(screen.getByRole('link', { name: '중3 수학 심화 대화 보기' })).toHaveAttribute(
      'href',
      paths.chatRoom('room-2'),
    );
  });

  it('is asked for anew by one press, which says how many hear of it now and in the morning', async () => {
    const { asked, handlers } = announcing();
    const { user } = open(handlers);
    await user.click(await button('안 읽은 1명에게 다시 알리기'));
    expect(await screen.findByText('1명에게 다시 알려요, 1명에게는 아침에 보내요')).toBeVisible();
    expect(asked).toEqual(['remind ann-1']);
    expect(await screen.findByText(/지금 다시 알릴 수 있는 사람이 없어요/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /다시 알리기/ })).toBeNull();
  });

  it('says at each who waits for her morning, and why others cannot be told', async () => {
    const readers = [
      anAnnouncementReader(1, { hasRead: false, remindsAt: '2026-11-19T07:00:00+09:00' }),
      anAnnouncementReader(2, { hasRead: false, isReached: false }),
      anAnnouncementReader(3, { hasRead: false, isReached: false, students: [], name: '정시우' }),
      anAnnouncementReader(4, { hasRead: false }),
    ];
    const classes = [{ ...halfRead().classes[0]!, readers }];
    open(announcing({ shown: halfRead({ readerCount: 4, readCount: 0, remindableCount: 1, classes }) }).handlers);
    expect(await screen.findByText(/안 읽은 다른 3명은 왜 빠졌는지 아래 이름 옆에 있어요/)).toBeVisible();
    const rows = screen.getAllByRole('listitem').filter((row) => row.textContent.endsWith('안 읽음'));
    expect(rows[0]).toHaveTextContent(/19\/11\/2026 07:00.*아침에 알려요/);
    expect(rows[1]).toHaveTextContent(/메일 주소가 없어서 다시 알릴 수 없어요/);
    expect(rows[2]).toHaveTextContent(/학생에게는 메일을 보내지 않아요/);
    expect(rows[3]).toHaveTextContent(/학생 A04 보호자안 읽음$|학생 A04 보호자 안 읽음$/);
  });

  it('says that reminding did not work', async () => {
    const { user } = open([fakeProblem(contract.remindOfAnnouncement, 'UNEXPECTED'), ...announcing().handlers]);
    await user.click(await button('안 읽은 1명에게 다시 알리기'));
    expect(await screen.findByText('다시 알리지 못했어요')).toBeVisible();
  });

  it('is nobody’s concern any more once it was taken back', async () => {
    open(announcing({ shown: halfRead({ deletedAt: '2026-11-18T09:10:00+09:00' }) }).handlers);
    expect(await screen.findByText('지운 공지예요')).toBeVisible();
    expect(screen.queryByRole('button', { name: /다시 알리기/ })).toBeNull();
  });

  it('that the team removed says so, and why', async () => {
    const verdict = { kind: 'REMOVED', reason: '욕설이에요.' } as const;
    open(announcing({ shown: halfRead({ deletedAt: '2026-11-18T09:10:00+09:00', verdict }) }).handlers);
    expect(await screen.findByText('운영팀이 지운 공지예요')).toBeVisible();
    expect(screen.getByText(/이유: 욕설이에요\./)).toBeVisible();
  });

  it('of one that is not there says where to look', async () => {
    open(undefined, 'none');
    expect(await screen.findByText('찾을 수 없는 공지예요')).toBeVisible();
  });
});

describe('the list of her announcements [CHT-1]', () => {
  const open = (items = manyAnnouncements(1), handlers = announcing({ items }).handlers) =>
    enter([...handlers, ...worlds.loaded()], paths.chatAnnouncements());

  it('is led by how many have read the newest, and goes on page by page', async () => {
    const { user } = open(manyAnnouncements(25));
    expect(await screen.findByText('1명이 아직 읽지 않았어요')).toBeVisible();
    const rows = () => within(screen.getByRole('list', { name: '보낸 공지' })).getAllByRole('link');
    expect(rows()).toHaveLength(20);
    expect(rows()[0]).toHaveTextContent(/1번째 공지.*2\/3명 읽음$/);
    await user.click(await button('더 보기'));
    await waitFor(() => expect(rows()).toHaveLength(25));
  });

  it('says of one that was taken back no figures', async () => {
    open([anAnnouncementSummary({ isDeleted: true, preview: '' })]);
    expect(await screen.findByText('지운 공지예요')).toBeVisible();
    expect(screen.queryByText(/명 읽음/)).toBeNull();
  });

  it('says of one that the team removed that it was the team', async () => {
    open([anAnnouncementSummary({ isDeleted: true, isRemovedByTeam: true, preview: '' })]);
    expect(await screen.findByText('운영팀이 지운 공지예요')).toBeVisible();
  });

  it('says what it is for while it is empty, and that it did not come', async () => {
    open([]);
    expect(await screen.findByText('아직 보낸 공지가 없어요')).toBeVisible();
    open([], [fakeProblem(contract.listAnnouncements, 'UNEXPECTED')]);
    expect(await screen.findByText('공지를 불러오지 못했어요')).toBeVisible();
  });
});

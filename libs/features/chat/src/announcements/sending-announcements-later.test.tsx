import { screen, waitFor, within } from '@testing-library/react';
import { laterAnnouncementsContract } from '@portal/domain/chat/later-announcements.contract';
import { paths } from '@portal/domain/site/paths';
import { aFile } from '@portal/testing/assets/file-builders';
import { aLaterAnnouncement, anAnnouncementClass } from '@portal/testing/chat/announcement-builders';
import { type Fake, fakeProblem } from '@portal/testing/contract-fakes';
import { worlds } from '../chat.fixture.ts';
import { enter } from '../chat.screen.ts';
import { announcing } from './announcements.fixture.ts';

const words = () => screen.findByRole('textbox', { name: /공지할 말/ });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const moment = async () => within(await screen.findByRole('dialog', { name: '나중에 보내기' }));
const list = async () => within(await screen.findByRole('region', { name: '예약한 공지' }));
const write = (handlers: Fake[], classId = 'class-1') =>
  enter([...handlers, ...worlds.loaded()], paths.newChatAnnouncement(classId));
const open = (handlers: Fake[]) => enter([...handlers, ...worlds.loaded()], paths.chatAnnouncements());

describe('an announcement that she sends later [CHT-1] [CHT-2]', () => {
  it('is kept for the moment that she chooses beside the button that sends, and waits above those that were sent', async () => {
    const { asked, handlers } = announcing();
    const { user, currentPath } = write(handlers);
    await user.type(await words(), '다음 주 수요일은 쉬어요.');
    await user.click(await button('나중에 보내기'));
    await user.click((await moment()).getByRole('radio', { name: /내일 오전 9시/ }));
    await user.click((await moment()).getByRole('button', { name: '내일 09:00에 보내기' }));
    await waitFor(() => expect(currentPath()).toBe('/account/chat/announcements'));
    expect(asked).toEqual([
      expect.objectContaining({ classIds: ['class-1'], sendAt: '2026-11-19T00:00:00.000Z', fileIds: [] }),
    ]);
    expect(await screen.findByText('내일 09:00에 공지해요')).toBeVisible();
    expect((await list()).getByText('다음 주 수요일은 쉬어요.')).toBeVisible();
    expect((await list()).getByText('내일 09:00에 보내요')).toBeVisible();
  });

  it('is asked about its contact data first, and keeps its moment', async () => {
    const { asked, handlers } = announcing();
    const { user } = write(handlers);
    await user.type(await words(), '급하면 010-1234-5678');
    await user.click(await button('나중에 보내기'));
    await user.click((await moment()).getByRole('radio', { name: /내일 오전 9시/ }));
    await user.click((await moment()).getByRole('button', { name: '내일 09:00에 보내기' }));
    const guard = within(await screen.findByRole('alertdialog'));
    expect(guard.getByText(/^내일 09:00에 공지하기로 했어요\./)).toBeVisible();
    expect(asked).toEqual([]);
    await user.click(guard.getByRole('button', { name: '빼고 공지하기' }));
    await waitFor(() => expect(asked).toEqual([expect.objectContaining({ sendAt: '2026-11-19T00:00:00.000Z' })]));
  });

  it('is sent at once by the first half of the button, though a moment was refused before', async () => {
    const { asked, handlers } = announcing();
    const { user, currentPath } = write([
      fakeProblem(laterAnnouncementsContract.keepLaterAnnouncement, 'LIMIT_REACHED'),
      ...handlers,
    ]);
    await user.type(await words(), '내일 봬요');
    await user.click(await button('나중에 보내기'));
    await user.click((await moment()).getByRole('button', { name: /에 보내기$/ }));
    expect(await screen.findByText('공지하지 못했어요')).toBeVisible();
    expect(await words()).toHaveValue('내일 봬요');
    await user.click(await button('수업 1개에 공지하기'));
    await waitFor(() => expect(currentPath()).toBe('/account/chat/announcements/ann-new'));
    expect(asked).toEqual([expect.not.objectContaining({ sendAt: expect.anything() })]);
  });

  it('says who sleeps at that moment, where its readers live by several clocks', async () => {
    const classes = [anAnnouncementClass({ timeZones: ['Asia/Seoul', 'Europe/Berlin'] })];
    const { user } = write(announcing({ classes }).handlers);
    await user.type(await words(), '내일 봬요');
    await user.click(await button('나중에 보내기'));
    await user.click((await moment()).getByRole('radio', { name: /내일 오전 9시/ }));
    expect((await moment()).getByText(/베를린에 있는 분에게는 새벽 1시예요/)).toBeVisible();
  });
});

describe('announcements that wait [CHT-2]', () => {
  it('are sent now, one of them', async () => {
    const { asked, handlers } = announcing({ later: [aLaterAnnouncement()] });
    const { user } = open(handlers);
    await user.click((await list()).getByRole('button', { name: /^지금 보내기/ }));
    await waitFor(() => expect(screen.queryByRole('region', { name: '예약한 공지' })).toBeNull());
    expect(asked).toEqual(['send later-1']);
  });

  it.each([
    ['지금 보내기', ['send later-1']],
    ['취소', []],
  ])('ask before one is sent now where somebody sleeps: %s', async (choice, calls) => {
    const classes = [anAnnouncementClass({ timeZones: ['Asia/Seoul', 'Europe/Berlin'] })];
    const { asked, handlers } = announcing({ later: [aLaterAnnouncement()], classes });
    const { user } = open(handlers);
    await user.click((await list()).getByRole('button', { name: /^지금 보내기/ }));
    const question = within(await screen.findByRole('alertdialog', { name: '지금 보낼까요?' }));
    expect(question.getByText('지금 베를린에 있는 분에게는 새벽 2시예요. 아침에 보내면 더 좋아요.')).toBeVisible();
    expect(asked).toEqual([]);
    await user.click(question.getByRole('button', { name: choice }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(asked).toEqual(calls));
  });

  it('are given another time', async () => {
    const { user } = open(announcing({ later: [aLaterAnnouncement()] }).handlers);
    await user.click((await list()).getByRole('button', { name: /^시각 바꾸기/ }));
    const asked = within(await screen.findByRole('dialog', { name: '보낼 시각 바꾸기' }));
    await user.click(asked.getByRole('radio', { name: /오늘 저녁 6시/ }));
    await user.click(asked.getByRole('button', { name: '오늘 18:00에 보내기' }));
    expect(await (await list()).findByText('오늘 18:00에 보내요')).toBeVisible();
  });

  it('are cancelled', async () => {
    const { asked, handlers } = announcing({ later: [aLaterAnnouncement()] });
    const { user } = open(handlers);
    await user.click((await list()).getByRole('button', { name: /^취소/ }));
    await waitFor(() => expect(asked).toEqual(['cancel later-1']));
    await waitFor(() => expect(screen.queryByRole('region', { name: '예약한 공지' })).toBeNull());
  });

  it('wait again for the same moment, with all that they say, when that is undone', async () => {
    const over = { id: 'class-9', name: '끝난 수업', isOpen: false };
    const { classes } = aLaterAnnouncement();
    const files = [aFile({ id: 'file-1' })];
    const later = aLaterAnnouncement({ classes: [...classes, over], files, contactReason: '휴강 날 연락처예요' });
    const { asked, handlers } = announcing({ later: [later] });
    const { user } = open(handlers);
    await user.click((await list()).getByRole('button', { name: /^취소/ }));
    expect(await screen.findByText('예약을 취소했어요')).toBeVisible();
    await user.click(await button('되돌리기'));
    expect(await (await list()).findByText('내일 09:00에 보내요')).toBeVisible();
    expect(asked).toEqual([
      'cancel later-1',
      {
        clientId: expect.any(String),
        content: later.content,
        classIds: classes.map(({ id }) => id),
        fileIds: ['file-1'],
        sendAt: later.sendAt,
        contactReason: '휴강 날 연락처예요',
      },
    ]);
  });

  it('stay cancelled where that cannot be undone, which is said', async () => {
    const { handlers } = announcing({ later: [aLaterAnnouncement()] });
    const { user } = open([
      fakeProblem(laterAnnouncementsContract.keepLaterAnnouncement, 'LIMIT_REACHED'),
      ...handlers,
    ]);
    await user.click((await list()).getByRole('button', { name: /^취소/ }));
    await user.click(await button('되돌리기'));
    expect(await screen.findByText('되돌리지 못했어요')).toBeVisible();
    expect(screen.queryByRole('region', { name: '예약한 공지' })).toBeNull();
  });

  it('are written anew, without the classes that are over by now', async () => {
    const over = { id: 'class-9', name: '끝난 수업', isOpen: false };
    const later = [aLaterAnnouncement({ classes: [...aLaterAnnouncement().classes, over] })];
    const { asked, handlers } = announcing({ later });
    const { user, currentPath } = open(handlers);
    expect((await list()).getByText('끝나거나 취소된 수업에는 가지 않아요: 끝난 수업')).toBeVisible();
    await user.click((await list()).getByRole('link', { name: /^고치기/ }));
    expect(await screen.findByText(/내일 09:00에 보내요. 시각은/)).toBeVisible();
    await user.clear(await words());
    await user.type(await words(), '목요일은 쉬어요.');
    await user.click(await button('고친 내용 저장'));
    await waitFor(() => expect(currentPath()).toBe('/account/chat/announcements'));
    expect(asked).toEqual([{ classIds: ['class-1'], content: '목요일은 쉬어요.', fileIds: [] }]);
    expect((await list()).getByText('목요일은 쉬어요.')).toBeVisible();
  });

  it('say why one could not be sent', async () => {
    const classes = [{ id: 'class-9', name: '끝난 수업', isOpen: false }];
    const { user } = open(announcing({ later: [aLaterAnnouncement({ failure: 'NO_CLASS', classes })] }).handlers);
    expect((await list()).getByText(/고른 수업이 모두 끝났거나 취소됐어요/)).toBeVisible();
    expect((await list()).getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^취소/),
    ]);
    await user.click((await list()).getByRole('link', { name: /^고치기/ }));
    expect(await screen.findByText(/고른 수업이 모두 끝났거나 취소됐어요/)).toBeVisible();
  });

  it.each([null, 'FILE_GONE'] as const)(
    'offer to write one anew whose file is gone, and no other moment (%s)',
    async (failure) => {
      open(announcing({ later: [aLaterAnnouncement({ failure, isFileGone: true })] }).handlers);
      expect((await list()).getByText(/올린 파일이 없어졌어요. 고치기에서 파일을 다시 올리거나/)).toBeVisible();
      expect((await list()).getByRole('link', { name: /^고치기/ })).toBeVisible();
      expect((await list()).getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
        expect.stringMatching(/^취소/),
      ]);
    },
  );

  it('can leave again once what kept one from it is gone', async () => {
    open(announcing({ later: [aLaterAnnouncement({ failure: 'FILE_GONE' })] }).handlers);
    expect((await list()).getByText('보내지 못했어요. 시각을 바꾸거나 지금 보내 주세요.')).toBeVisible();
    expect((await list()).getByRole('button', { name: /^지금 보내기/ })).toBeVisible();
  });

  it('say that they did not come, and are asked for again', async () => {
    open([fakeProblem(laterAnnouncementsContract.listLaterAnnouncements, 'UNEXPECTED'), ...announcing().handlers]);
    expect((await list()).getByText('예약한 공지를 불러오지 못했어요')).toBeVisible();
    expect((await list()).getByRole('button', { name: '다시 시도' })).toBeVisible();
  });

  it('of one that has left meanwhile say where to look', async () => {
    enter([...announcing().handlers, ...worlds.loaded()], paths.laterChatAnnouncement('gone'));
    expect(await screen.findByText('기다리는 공지가 아니에요')).toBeVisible();
  });
});

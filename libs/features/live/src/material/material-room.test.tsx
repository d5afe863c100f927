import { act, fireEvent, screen, within } from '@testing-library/react';
import { lecturesContract } from '@portal/domain/coursework/lectures.contract';
import { isViewable } from '@portal/domain/live/live-material';
import type { RoomState } from '@portal/domain/live/live-room';
import { aFile } from '@portal/testing/assets/file-builders';
import { fake, fakeProblem } from '@portal/testing/contract-fakes';
import { aLecture } from '@portal/testing/coursework/lecture-builders';
import { aRoomState, aShownFile, someShownPages } from '@portal/testing/live/live-builders';
import { platform } from '@portal/testing/platform-server';
import { hostFakes } from '../live.fixture.ts';
import { button, panel, tool } from '../live.screen.ts';
import { inside, visitAsGuest, visitAsHost, withRooms } from '../visit-room.fixture.ts';

withRooms();

const showIn = <T extends ReturnType<typeof visitAsHost>>(room: T) => ({
  ...room,
  show: (material: RoomState['material']) =>
    act(() => {
      room.server.say('live.shown', { material });
      room.server.say('live.focused', { focus: isViewable(material) ? 'MATERIAL' : 'PEOPLE' });
    }),
});
const asHost = async (lectures = [aLecture()], state: Partial<RoomState> = {}) => {
  const list = fake(lecturesContract.listLectures, { total: lectures.length, items: lectures });
  const all = showIn(await inside(visitAsHost({ handlers: [list, ...hostFakes()], state: aRoomState(state) })));
  await all.user.click(await tool('자료'));
  return all;
};
const asGuest = async (state: Partial<RoomState> = {}) =>
  showIn(await inside(visitAsGuest({ state: aRoomState(state) })));

describe('the material of the class in the room of a teacher', () => {
  it('is listed with its files, shown by one press and taken away by another [CLS-3] [ASG-1]', async () => {
    const { user, server, show } = await asHost();
    const files = within(await screen.findByRole('region', { name: '이 수업의 강의 자료' }));
    await user.click(await files.findByRole('button', { name: '일차함수의 그래프 정리.pdf 함께 보기' }));
    expect(server.said).toContainEqual([
      'live.material',
      { kind: 'FILE', lectureId: 'lecture-1', fileId: 'file-sheet' },
    ]);
    show(aShownFile({ fileId: 'file-sheet', view: 'PDF' }));
    await user.click(await files.findByRole('button', { name: '일차함수의 그래프 정리.pdf 그만 보기' }));
    expect(server.said).toContainEqual(['live.material', null]);
  });

  it('leaves out what has no file, and says what a room cannot do with one', async () => {
    const sound = aFile({ id: 'file-sound', name: '낭독.mp3', contentType: 'audio/mpeg', previewUrl: null });
    await asHost([
      aLecture({ title: '글만 있는 자료', files: [] }),
      aLecture({ id: 'b', title: '듣기', files: [sound] }),
      aLecture({
        id: 'c',
        title: '보기만 하는 것',
        files: [{ ...sound, id: 'other' }, aFile({ id: 'large', contentType: 'application/pdf', size: 60_000_000 })],
        downloadAllowed: false,
      }),
    ]);
    const files = within(await screen.findByRole('region', { name: '이 수업의 강의 자료' }));
    expect(await files.findByText('화면에는 보이지 않고, 각자 내려받아요')).toBeVisible();
    expect(files.getByText('강의실에서 열 수 없는 형식이라 함께 볼 수 없어요')).toBeVisible();
    expect(files.getByText('50MB가 넘어서 내려받기를 켜야 함께 볼 수 있어요')).toBeVisible();
    expect(files.getAllByRole('button')).toHaveLength(1);
    expect(screen.queryByText('글만 있는 자료')).toBeNull();
  });

  it('is marked where students do not see it yet, and not any more from then on [ASG-1]', async () => {
    await asHost([
      aLecture({ title: '공개한 자료' }),
      aLecture({ id: 'b', title: '초안', status: 'DRAFT', displayAt: null }),
      aLecture({ id: 'c', title: '예약한 자료', status: 'SCHEDULED', displayAt: '2026-11-20T19:00:00+09:00' }),
      aLecture({ id: 'd', title: '방금 열린 자료', status: 'SCHEDULED', displayAt: '2026-11-18T10:00:00+09:00' }),
    ]);
    const marked = (title: string) =>
      within(screen.getByText(title).parentElement!).queryByText('아직 공개 전') !== null;
    expect(await screen.findByText('초안')).toBeVisible();
    expect(['공개한 자료', '초안', '예약한 자료', '방금 열린 자료'].map(marked)).toEqual([false, true, true, false]);
  });

  it('says that the board is seen while it lies behind it, and comes back by a press [CLS-3]', async () => {
    const { user, server } = await asHost([], { material: aShownFile(), focus: 'BOARD' });
    expect(screen.getByRole('heading', { name: '올려 둔 자료 (지금은 칠판을 봐요)' })).toBeVisible();
    await user.click(button('자료 보기'));
    expect(server.said).toContainEqual(['live.focus', { focus: 'MATERIAL' }]);
    act(() => server.say('live.focused', { focus: 'MATERIAL' }));
    expect(screen.getByRole('heading', { name: '함께 보는 자료' })).toHaveFocus();
    await user.click(button('그만 보기'));
    act(() => server.say('live.shown', { material: null }));
    expect(screen.getByRole('heading', { name: '지금 함께 보는 자료가 없어요.' })).toHaveFocus();
  });

  it('says where files come from while there are none', async () => {
    await asHost([]);
    expect(await screen.findByText(/수업의 강의 자료에 파일을 올리면/)).toBeVisible();
  });

  it('can be asked for again after a failure', async () => {
    const broken = fakeProblem(lecturesContract.listLectures, 'UNEXPECTED');
    const { user } = await inside(visitAsHost({ handlers: [broken, ...hostFakes()] }));
    await user.click(await tool('자료'));
    expect(await screen.findByText('강의 자료를 불러오지 못했어요')).toBeVisible();
    platform.use(fake(lecturesContract.listLectures, { total: 1, items: [aLecture()] }));
    await user.click(button('다시 시도'));
    expect(await screen.findByText('일차함수의 그래프 자료')).toBeVisible();
  });

  it('takes a link by hand, of https alone, and keeps it through another panel', async () => {
    const { user, server } = await asHost();
    const opener = () => button('링크로 함께 보기');
    expect(opener()).toHaveAttribute('aria-expanded', 'false');
    // It is found before all files.
    const files = screen.getByRole('region', { name: '이 수업의 강의 자료' });
    expect(opener().compareDocumentPosition(files)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.click(opener());
    const form = () => within(screen.getByRole('form', { name: '링크로 함께 보기' }));
    await user.type(form().getByRole('textbox', { name: '자료 이름' }), '교재');
    await user.type(form().getByRole('textbox', { name: /자료 주소/ }), 'http://school.example');
    await user.click(form().getByRole('button', { name: '함께 보기' }));
    expect(form().getByText(/https:\/\/로 시작하는 주소를/)).toBeVisible();
    await user.click(await tool('투표'));
    await user.click(await tool('자료'));
    const address = form().getByRole('textbox', { name: /자료 주소/ });
    expect(address).toHaveValue('http://school.example');
    await user.clear(address);
    await user.type(address, 'https://school.example');
    await user.click(form().getByRole('button', { name: '함께 보기' }));
    expect(server.said).toContainEqual([
      'live.material',
      { kind: 'LINK', name: '교재', url: 'https://school.example' },
    ]);
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    expect(opener()).toHaveFocus();
  });
});

describe('what a guest sees of the material', () => {
  const picture = () => screen.findByRole('img', { name: '일차함수의 그래프 그림.png' });

  it('stands before her as soon as it is shown, also when she comes late, and can be saved where that is allowed [ASG-1]', async () => {
    const { show } = await asGuest({ material: aShownFile() });
    expect(await picture()).toHaveAttribute('src', expect.stringContaining(aShownFile().viewPath!));
    const save = screen.getByRole('link', { name: '일차함수의 그래프 그림.png 내려받기' });
    expect(save).toHaveAttribute('href', expect.stringContaining('/save?'));
    show(aShownFile({ savePath: null }));
    expect(screen.queryByRole('link', { name: /내려받기/ })).toBeNull();
    // A long press on a picture would offer to save it.
    expect(fireEvent.contextMenu(await picture())).toBe(false);
    show(null);
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('is a PDF in a frame, without the reader’s own button to save where it may only be looked at', async () => {
    const { show } = await asGuest({ material: aShownFile({ fileId: 'a', view: 'PDF', savePath: null }) });
    const frame = await screen.findByTitle('일차함수의 그래프 그림.png');
    expect(frame).toHaveAttribute('src', expect.stringMatching(/#toolbar=0&navpanes=0$/));
    // A new address of the same file does not begin to read anew.
    const before = frame.getAttribute('src');
    show(aShownFile({ fileId: 'a', view: 'PDF', savePath: null, viewPath: '/new' }));
    expect(await screen.findByTitle('일차함수의 그래프 그림.png')).toHaveAttribute('src', before);
  });

  it('is pages one below the other where nobody may download it: she turns them, sees them larger, and cannot take them [ASG-1]', async () => {
    const { user, show } = await asGuest({ material: aShownFile({ fileId: 'file-sheet', view: 'PDF' }) });
    // The teacher has switched it off, and shows it again.
    show(someShownPages());
    const shown = within(await screen.findByRole('region', { name: '일차함수의 그래프 정리.pdf' }));
    expect(screen.getByText(/쪽마다 보는 사람의 코드가 찍혀/)).toBeVisible();
    const [first, second] = shown.getAllByRole('img');
    expect(first).toHaveAttribute('alt', '2쪽 가운데 1쪽');
    expect(first).toHaveAttribute('src', expect.stringContaining('/file-sheet/pages/1/800?'));
    expect(second).toHaveAttribute('srcset', expect.stringContaining('/file-sheet/pages/2/1600?'));
    await user.click(shown.getByRole('button', { name: '크게' }));
    expect(shown.getByText('150%')).toBeVisible();
    expect(fireEvent.contextMenu(first!)).toBe(false);
    expect(screen.queryByRole('link', { name: /내려받기/ })).toBeNull();
    // A new address of the same file does not begin to read anew.
    show(someShownPages({ viewPath: '/new/{page}/{width}' }));
    expect(shown.getAllByRole('img')[0]).toBe(first);
    expect(first).toHaveAttribute('src', expect.stringContaining('/file-sheet/pages/1/800?'));
    fireEvent.error(first!);
    await user.click(await screen.findByRole('button', { name: '다시 시도' }));
    expect(screen.getAllByRole('img')[0]).toHaveAttribute('src', expect.stringMatching(/\/new\/1\/800$/));
  });

  it('leaves the board to her at which she looks alone, until she follows her teacher again', async () => {
    const { user, show } = await asGuest();
    await user.click(await tool('칠판'));
    expect(await screen.findByRole('region', { name: '칠판' })).toBeVisible();
    show(aShownFile());
    expect(screen.queryByRole('img')).toBeNull();
    await user.click(await screen.findByRole('button', { name: '선생님 따라가기' }));
    expect(await picture()).toBeVisible();
    expect(screen.queryByRole('region', { name: '칠판' })).toBeNull();
  });

  it('can be tried again, by its newest address, when it could not be loaded', async () => {
    const { user, show } = await asGuest({ material: aShownFile() });
    fireEvent.error(await picture());
    expect(await screen.findByText('자료를 열지 못했어요')).toBeVisible();
    show(aShownFile({ viewPath: '/again' }));
    await user.click(button('다시 시도'));
    expect(await picture()).toHaveAttribute('src', expect.stringMatching(/\/again$/));
  });

  it('is a link or a file to save where the room cannot draw it, and says so to her alone', async () => {
    const { user, show } = await asGuest();
    show({ kind: 'LINK', name: '교재', url: 'https://school.example' });
    expect(await screen.findByRole('region', { name: '선생님이 링크를 보여 주고 있어요' })).toBeVisible();
    expect(screen.getByRole('link', { name: '교재 (새 창에서 열림)' })).toHaveAttribute(
      'href',
      'https://school.example',
    );
    show(aShownFile({ name: '낭독.mp3', view: null, viewPath: null }));
    expect(await screen.findByRole('link', { name: '낭독.mp3 내려받기' })).toBeVisible();
    await user.click(await tool('자료'));
    expect(panel('자료').queryByRole('form')).toBeNull();
  });
});

import { act, screen, within } from '@testing-library/react';
import { pageImage } from '@portal/board/page-image';
import type { Lecture, LectureChange, NewLecture } from '@portal/domain/coursework/lecture';
import { lecturesContract } from '@portal/domain/coursework/lectures.contract';
import { fakeUploads } from '@portal/testing/assets/fake-uploads';
import { aFile } from '@portal/testing/assets/file-builders';
import { fake, fakeProblem } from '@portal/testing/contract-fakes';
import { aLecture } from '@portal/testing/coursework/lecture-builders';
import { aRoomState } from '@portal/testing/live/live-builders';
import { platform } from '@portal/testing/platform-server';
import { Board } from '../board/board.tsx';
import { hostFakes } from '../live.fixture.ts';
import { button } from '../live.screen.ts';
import { aDrawnBoard, studentPass } from '../room-states.fixture.ts';
import { renderInRoom, withRooms } from '../visit-room.fixture.ts';
import { boardLectureOf } from './board-lecture.ts';

// jsdom has no canvas.
jest.mock('@portal/board/page-image', () => ({ pageImage: jest.fn() }));

withRooms();

const TITLE = '칠판 · 일차함수의 그래프';
const { createLecture, listLectures, updateLecture } = lecturesContract;
const [first] = aDrawnBoard;
const pages = [first!, { no: 2, elements: [] }, { no: 3, elements: [{ ...first!.elements[0]!, text: '셋째 쪽' }] }];

beforeEach(() => {
  jest
    .mocked(pageImage)
    .mockImplementation((drawings) => Promise.resolve(new Blob([JSON.stringify(drawings)], { type: 'image/png' })));
});

async function open(lectures: Lecture[] = [], over: Parameters<typeof renderInRoom>[1] = {}) {
  const made: NewLecture[] = [];
  const changed: LectureChange[] = [];
  platform.use(
    ...fakeUploads(),
    ...hostFakes(),
    fake(listLectures, { total: lectures.length, items: lectures }),
    fake(createLecture, ({ body }) => {
      made.push(body);
      return aLecture({ title: body.title });
    }),
    fake(updateLecture, ({ body }) => {
      changed.push(body);
      return aLecture({ title: body.title });
    }),
  );
  const room = await renderInRoom(Board, { state: aRoomState({ pages, focus: 'BOARD' }), ...over });
  await screen.findByRole('region', { name: '칠판' });
  return { ...room, made, changed };
}
const keep = () => button('강의 자료로 남기기');

describe('the pages of the board in the material of the class', () => {
  it('are the pictures of one lecture, of the pages with something on them, and it says where [CLS-3] [ASG-1]', async () => {
    const { user, made } = await open();
    await user.click(keep());
    expect(await screen.findByText(`수업의 강의 자료에 ‘${TITLE}’ 2쪽을 남겼어요. 학생도 볼 수 있어요.`)).toBeVisible();
    expect(made).toHaveLength(1);
    expect(made[0]).toMatchObject({
      classId: 'class-1',
      title: TITLE,
      isDraft: false,
      fileIds: ['upload-1', 'upload-2'],
      displayAt: null,
    });
    expect(jest.mocked(pageImage).mock.calls.map(([[drawing]]) => drawing?.text)).toEqual(['y = 2x + 1', '셋째 쪽']);
    await user.click(button('닫기'));
    expect(screen.queryByText(/2쪽을 남겼어요/)).toBeNull();
  });

  it('are said to be there until something is drawn, and can be kept again [CLS-3]', async () => {
    const { user, server } = await open();
    await user.click(keep());
    expect(await screen.findByText(/2쪽을 남겼어요/)).toBeVisible();
    act(() => server.say('live.drawn', { page: 1, elements: [{ ...first!.elements[1]!, id: 'more' }] }));
    expect(screen.queryByText(/2쪽을 남겼어요/)).toBeNull();
    await user.click(keep());
    expect(await screen.findByText(/2쪽을 남겼어요/)).toBeVisible();
  });

  it('take the place of those of the same lesson before, and leave what the teacher has added [CLS-3]', async () => {
    const own = boardLectureOf(aRoomState().lesson, 'Asia/Seoul');
    const files = [aFile({ id: 'old', name: '칠판 1쪽.png' }), aFile({ id: 'hers', name: '숙제.pdf' })];
    const before = aLecture({ ...own, id: 'board-1', version: 4, files, downloadAllowed: false });
    const other = aLecture({ title: own.title, content: '지난주 수업에서 쓴 칠판이에요.' });
    const { user, made, changed } = await open([other, before]);
    await user.click(keep());
    expect(await screen.findByText(`강의 자료 ‘${TITLE}’ 그림을 지금 칠판 2쪽으로 바꿨어요.`)).toBeVisible();
    expect(made).toEqual([]);
    expect(changed).toHaveLength(1);
    expect(changed[0]).toMatchObject({
      version: 4,
      downloadAllowed: false,
      fileIds: ['upload-1', 'upload-2', 'hers'],
    });
  });

  it('can be tried again after a failure, which says what happened [CLS-3]', async () => {
    const { user, made } = await open();
    platform.use(fakeProblem(createLecture, 'LIMIT_REACHED', { values: { n: 1 } }));
    await user.click(keep());
    const failed = within(await screen.findByRole('region', { name: '칠판을 강의 자료로 남기지 못했어요' }));
    expect(made).toEqual([]);
    platform.use(
      fake(createLecture, ({ body }) => {
        made.push(body);
        return aLecture({ title: body.title });
      }),
    );
    await user.click(failed.getByRole('button', { name: '다시 시도' }));
    expect(await screen.findByText(/2쪽을 남겼어요/)).toBeVisible();
    expect(made[0]?.fileIds).toEqual(['upload-3', 'upload-4']);
  });

  it('stay on the board where a picture of them could not be made', async () => {
    jest.mocked(pageImage).mockRejectedValueOnce(new Error('no canvas'));
    const { user } = await open();
    await user.click(keep());
    expect(await screen.findByText('연결을 확인하고 다시 시도해 주세요. 칠판은 그대로 있어요.')).toBeVisible();
    await user.click(button('다시 시도'));
    expect(await screen.findByText(/2쪽을 남겼어요/)).toBeVisible();
  });

  it('are one picture where two pages are the same', async () => {
    const same = [first!, { ...first!, no: 2 }];
    const { user, made } = await open([], { state: aRoomState({ pages: same, focus: 'BOARD' }) });
    await user.click(keep());
    expect(await screen.findByText(/남겼어요/)).toBeVisible();
    expect(made[0]?.fileIds.length).toBeGreaterThan(0);
  });

  it('are not kept while nothing is written', async () => {
    await open([], { state: aRoomState({ focus: 'BOARD' }) });
    expect(keep()).toBeDisabled();
  });

  it('are not kept by a guest', async () => {
    await open([], { pass: studentPass });
    expect(screen.queryByRole('button', { name: '강의 자료로 남기기' })).toBeNull();
  });
});

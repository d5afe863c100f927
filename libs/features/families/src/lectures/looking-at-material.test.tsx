import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { familyLecturesContract as contract } from '@portal/domain/families/family-lectures.contract';
import { fake } from '@portal/testing/contract-fakes';
import { aHomeworkFile, aHomeworkLook } from '@portal/testing/families/family-homework-builders';
import { aFamilyLecture } from '@portal/testing/families/family-lecture-builders';
import { openedDialog } from '@portal/testing-react/opened-dialog';
import { shownDoor, shownLectures, TWO_CHILDREN } from '../door.fixture.ts';
import { band, enter, withDoors } from '../door.screen.ts';
import { inZone } from '../families.screen.ts';

withDoors();
beforeEach(() => {
  inZone('Asia/Seoul');
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined);
});

const film = aHomeworkFile({ id: 'file-film', name: '기울기 설명.mp4', contentType: 'video/mp4', looks: 'VIDEO' });
const lecture = aFamilyLecture({ files: [film] });

describe('material of a class on the page of a family [ASG-1]', () => {
  it('has no band where there is none', async () => {
    enter();
    await band(/^숙제/);
    expect(screen.queryByRole('region', { name: '수업 자료' })).toBeNull();
  });

  it('a family with two children says who looks', async () => {
    const told = jest.fn();
    const { user } = enter(
      shownDoor(TWO_CHILDREN),
      shownLectures(lecture),
      fake(contract.openFamilyLectureFile, ({ body: { studentId } }) => {
        told(studentId);
        return film;
      }),
    );
    await user.click(within(await band('수업 자료')).getByRole('button', { name: /기울기 설명/ }));
    await user.click(await screen.findByRole('radio', { name: '김서연' }));
    await waitFor(() => expect(told.mock.calls).toEqual([['student-1'], ['student-2']]));
  });

  it('is opened in the browser, is told to have been seen, and how far it was played', async () => {
    const told = jest.fn();
    const { user } = enter(
      shownLectures(lecture),
      fake(contract.openFamilyLectureFile, ({ params, body }) => {
        told('open', params.id, body);
        return film;
      }),
      fake(contract.reportFamilyProgress, ({ body }) => {
        told('played', body);
        return {};
      }),
    );
    const shown = within(await band('수업 자료'));
    expect(shown.getByText('7회차')).toBeVisible();
    await user.click(shown.getByRole('button', { name: /^기울기 설명\.mp4 .* 새 자료$/ }));
    const sheet = await screen.findByRole('dialog', { name: '기울기 설명.mp4' });
    await waitFor(() => expect(sheet.querySelector('video')).not.toBeNull());
    expect(within(sheet).getByRole('link', { name: '기울기 설명.mp4 내려받기' })).toHaveAttribute('href', film.url);
    const of = { studentId: 'student-1', fileId: 'file-film' };
    expect(told).toHaveBeenCalledWith('open', 'lecture-1', of);
    const player = sheet.querySelector('video')!;
    Object.defineProperty(player, 'duration', { value: 90 });
    player.currentTime = 30;
    fireEvent.timeUpdate(player);
    await waitFor(() => expect(told).toHaveBeenCalledWith('played', { ...of, seconds: 30, total: 90 }));
  });

  it.each([
    ['ko', /내려받을 수 없는 파일이에요.*코드 K-1042-3F9A2C가 찍혀/, '2쪽 가운데 1쪽'],
    ['vi', /không tải xuống được.*mã K-1042-3F9A2C/, 'Trang 1 trên 2'],
  ] as const)(
    'that nobody may download is looked at as pages of the child who opened it (%s)',
    async (language, marked, first) => {
      const told = jest.fn();
      const sheet = aHomeworkFile({ url: null });
      const { user } = enter(
        shownDoor({ ...TWO_CHILDREN, language }),
        shownLectures(aFamilyLecture({ files: [sheet], downloadAllowed: false })),
        fake(contract.openFamilyLectureFile, ({ body: { studentId } }) => {
          told('open', studentId);
          return sheet;
        }),
        fake(contract.lookAtLectureFile, ({ query }) => {
          told('look', query.studentId);
          return aHomeworkLook();
        }),
      );
      await user.click(await screen.findByRole('button', { name: /활용 문제/ }));
      const shown = within(await openedDialog('활용 문제.pdf'));
      expect(await shown.findByText(marked)).toBeVisible();
      expect(shown.getAllByRole('img').map((page) => page.getAttribute('alt'))[0]).toBe(first);
      expect(shown.queryByRole('link')).toBeNull();
      await user.click(shown.getByRole('radio', { name: '김서연' }));
      await waitFor(() =>
        expect(told.mock.calls).toEqual([
          ['open', 'student-1'],
          ['look', 'student-1'],
          ['open', 'student-2'],
          ['look', 'student-2'],
        ]),
      );
    },
  );

  it('that nobody may download is told to have been played, and a document is read', async () => {
    const sound = aHomeworkFile({
      id: 'sound',
      name: '낭독.mp3',
      contentType: 'audio/mpeg',
      url: null,
      looks: 'AUDIO',
    });
    const words = aHomeworkFile({ id: 'words', name: '단어.txt', contentType: 'text/plain', url: null, looks: null });
    const played = jest.fn();
    const { user } = enter(
      shownLectures(aFamilyLecture({ files: [sound, words], downloadAllowed: false })),
      fake(contract.openFamilyLectureFile, ({ body: { fileId } }) => (fileId === 'sound' ? sound : words)),
      fake(
        contract.lookAtLectureFile,
        aHomeworkLook({ name: '낭독.mp3', looks: 'AUDIO', pages: [], playUrl: '/play' }),
      ),
      fake(contract.getFamilyLectureText, { text: 'apple 사과', isCut: false }),
      fake(contract.reportFamilyProgress, ({ body }) => {
        played(body);
        return {};
      }),
    );
    await user.click(await screen.findByRole('button', { name: /낭독/ }));
    const listened = within(await openedDialog('낭독.mp3'));
    const player = await listened.findByLabelText<HTMLAudioElement>('낭독.mp3');
    Object.defineProperty(player, 'duration', { value: 90 });
    player.currentTime = 30;
    fireEvent.timeUpdate(player);
    await waitFor(() =>
      expect(played).toHaveBeenCalledWith({ studentId: 'student-1', fileId: 'sound', seconds: 30, total: 90 }),
    );
    await user.click(listened.getByRole('button', { name: '창 닫기' }));
    await user.click(await screen.findByRole('button', { name: /단어/ }));
    const read = within(await openedDialog('단어.txt'));
    expect(await read.findByText('apple 사과')).toBeVisible();
    expect(read.getByText('선생님이 내려받기를 막은 파일이라 글만 보여 드려요.')).toBeVisible();
    expect(read.queryByRole('link')).toBeNull();
  });

  it.each([
    ['일차함수.pdf', 'application/pdf'],
    ['판서.png', 'image/png'],
    ['낭독.mp3', 'audio/mpeg'],
  ])('that may be downloaded has the way to have it: %s', async (name, contentType) => {
    const file = aHomeworkFile({ name, contentType });
    const { user } = enter(
      shownLectures(aFamilyLecture({ files: [file] })),
      fake(contract.openFamilyLectureFile, file),
    );
    await user.click(within(await band('수업 자료')).getByRole('button', { name: new RegExp(name) }));
    const shown = within(await openedDialog(name));
    expect(await shown.findByRole('link', { name: `${name} 내려받기` })).toHaveAttribute('download', name);
  });

  it('closes with the phone’s way back, and the page stays', async () => {
    const { user, goBack } = enter(shownLectures(lecture), fake(contract.openFamilyLectureFile, film));
    await user.click(within(await band('수업 자료')).getByRole('button', { name: /기울기 설명/ }));
    await openedDialog('기울기 설명.mp4');
    await goBack();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await band('수업 자료')).toBeVisible();
  });

  it.each([
    ['ko', 'Asia/Ho_Chi_Minh', '수업 자료', /13\/12\/2026 \(일\) 14:59 \(호찌민 시각 기준\)까지 볼 수 있어요/],
    ['vi', 'Asia/Seoul', 'Tài liệu học', /Xem được đến 16:59 CN 13\/12\/2026 \(Giờ Hàn Quốc\)/],
  ] as const)('says by whose clocks it can be seen until its end [CON-2] (%s)', async (language, zone, name, said) => {
    inZone(zone);
    enter(shownDoor({ language }), shownLectures(aFamilyLecture({ deadlineAt: '2026-12-13T07:59:00Z' })));
    expect(within(await band(name)).getByText(said)).toBeVisible();
  });
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { familyLecturesContract as contract } from '@portal/domain/families/family-lectures.contract';
import { fake } from '@portal/testing/contract-fakes';
import { aHomeworkFile } from '@portal/testing/families/family-homework-builders';
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
    const sheet = await openedDialog('기울기 설명.mp4');
    await waitFor(() => expect(sheet.querySelector('video')).not.toBeNull());
    const of = { studentId: 'student-1', fileId: 'file-film' };
    expect(told).toHaveBeenCalledWith('open', 'lecture-1', of);
    const player = sheet.querySelector('video')!;
    Object.defineProperty(player, 'duration', { value: 90 });
    player.currentTime = 30;
    fireEvent.timeUpdate(player);
    await waitFor(() => expect(told).toHaveBeenCalledWith('played', { ...of, seconds: 30, total: 90 }));
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

  it('has no band where there is none', async () => {
    enter();
    await band(/^숙제/);
    expect(screen.queryByRole('region', { name: '수업 자료' })).toBeNull();
  });
});

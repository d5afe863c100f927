import { setupListeners } from '@reduxjs/toolkit/query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { familyLecturesContract as contract } from '@portal/domain/families/family-lectures.contract';
import { fake } from '@portal/testing/contract-fakes';
import { aHomeworkFile, aHomeworkLook } from '@portal/testing/families/family-homework-builders';
import { aFamilyLecture } from '@portal/testing/families/family-lecture-builders';
import { openedDialog } from '@portal/testing-react/opened-dialog';
import { shownDoor } from '../door.fixture.ts';
import { band, enter, withDoors } from '../door.screen.ts';
import { inZone } from '../families.screen.ts';

withDoors();
beforeEach(() => inZone('Asia/Seoul'));

describe('material of a class on the page of a family [ASG-1]', () => {
  it('is more than the page shows at first: all of it is reached, page by page', async () => {
    const asked = jest.fn();
    const lectures = Array.from({ length: 57 }, (_, at) =>
      aFamilyLecture({ id: `lecture-${57 - at}`, title: `자료 ${57 - at}`, files: [] }),
    );
    const { user } = enter(
      shownDoor({ language: 'vi' }),
      fake(contract.listFamilyLectures, ({ query: { before, size } }) => {
        asked(before, size);
        const from = before === undefined ? 0 : 57 - Number(before) + 1;
        const items = lectures.slice(from, from + Number(size));
        const last = 57 - (from + items.length) + 1;
        return { items, next: last > 1 ? last : null };
      }),
    );
    const shown = within(await band('Tài liệu học'));
    for (let more = shown.queryByRole('button', { name: 'Xem thêm tài liệu' }); more;) {
      const before = shown.getAllByRole('heading', { level: 3 }).length;
      await user.click(more);
      await waitFor(() => expect(shown.getAllByRole('heading', { level: 3 }).length).toBeGreaterThan(before));
      more = shown.queryByRole('button', { name: 'Xem thêm tài liệu' });
    }
    const titles = shown.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(titles).toEqual(lectures.map(({ title }) => title));
    expect(asked.mock.calls.slice(0, 2)).toEqual([
      [undefined, '5'],
      ['53', '20'],
    ]);
  });

  it('follows the teacher’s switch while it stands open, as soon as somebody looks at it again', async () => {
    let mayDownload = false;
    const file = () =>
      aHomeworkFile({ name: '판서.png', contentType: 'image/png', ...(!mayDownload && { url: null }) });
    const { user, store } = enter(
      fake(contract.listFamilyLectures, () => ({ items: [aFamilyLecture({ files: [file()] })], next: null })),
      fake(contract.openFamilyLectureFile, () => file()),
      fake(contract.lookAtLectureFile, aHomeworkLook({ name: '판서.png' })),
    );
    const stopListening = setupListeners(store.dispatch);
    await user.click(await screen.findByRole('button', { name: /판서/ }));
    const shown = within(await openedDialog('판서.png'));
    expect(await shown.findByText(/코드 K-1042-3F9A2C가 찍혀/)).toBeVisible();
    mayDownload = true;
    window.dispatchEvent(new Event('focus'));
    expect(await shown.findByRole('img', { name: '판서.png' })).toBeVisible();
    mayDownload = false;
    // Its address is refused before anybody has looked again: another one is asked for.
    fireEvent.error(shown.getByRole('img', { name: '판서.png' }));
    expect(await shown.findByText(/코드 K-1042-3F9A2C가 찍혀/)).toBeVisible();
    stopListening();
  });

  it.each([
    ['ko', /50MB가 넘어서.*선생님께 말해 주세요/],
    ['vi', /lớn hơn 50MB.*Hãy nhờ giáo viên/],
  ] as const)('that is too large to be looked at says so, and what to do (%s)', async (language, said) => {
    const file = aHomeworkFile({ name: '교재.pdf', size: 60_000_000, url: null, looks: null });
    const { user } = enter(
      shownDoor({ language }),
      fake(contract.listFamilyLectures, { items: [aFamilyLecture({ files: [file] })], next: null }),
      fake(contract.openFamilyLectureFile, file),
    );
    await user.click(await screen.findByRole('button', { name: /교재/ }));
    expect(await within(await openedDialog('교재.pdf')).findByText(said)).toBeVisible();
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import type { FamilyRecord } from '@portal/domain/families/family-door';
import { familyDoorContract as contract } from '@portal/domain/families/family-door.contract';
import { fake, offline } from '@portal/testing/contract-fakes';
import { aFamilyRecord } from '@portal/testing/families/family-door-builders';
import { platform } from '@portal/testing/platform-server';
import {
  ABSENT_RECORD,
  EARLIER_RECORDS,
  NO_SHOW_RECORD,
  shownDoor,
  shownRecords,
  TWO_CHILDREN,
} from '../door.fixture.ts';
import { band, enter, press, withDoors } from '../door.screen.ts';
import { inZone } from '../families.screen.ts';

withDoors();
beforeEach(() => inZone('Asia/Seoul'));

async function records(items: FamilyRecord[], ...handlers: Parameters<typeof enter>) {
  const opened = enter(...handlers, shownRecords(items));
  const shown = within(await band('지난 수업'));
  await shown.findAllByRole('article');
  return { ...opened, shown };
}

describe('the last lesson', () => {
  it('stands open: who was there, what the teacher wrote, the homework and its deadline [CLS-3]', async () => {
    const { shown } = await records([aFamilyRecord()]);
    expect(shown.getByText('연립방정식의 활용')).toBeVisible();
    expect(shown.getByText(/17\/11\/2026 \(화\) 19:00–20:00/)).toBeVisible();
    expect(shown.getByRole('listitem')).toHaveTextContent('출석58분 / 60분');
    expect(shown.getByText(/^공책과 책 문제의 식 두 개를/)).toBeVisible();
    expect(shown.getByText('배운 것').nextSibling).toHaveTextContent('연립방정식의 활용 1, 2번 유형');
    expect(shown.getByText('숙제').nextSibling).toHaveTextContent(
      '활용 문제 42~44쪽, 1~12번 24/11/2026 (화) 21:00까지',
    );
    expect(shown.getByText('다음 계획').nextSibling).toHaveTextContent('거리·속력·시간 문제를 해요.');
  });

  it('has the teacher’s word about the child [CLS-3]', async () => {
    const record = aFamilyRecord();
    const studentWords = [{ studentId: 'student-1', text: '식을 혼자 세웠어요.' }];
    const { shown } = await records([{ ...record, note: { ...record.note!, studentWords } }]);
    expect(shown.getByText('김민준 학생에게').nextSibling).toHaveTextContent('식을 혼자 세웠어요.');
  });

  it('names the children where there are several', async () => {
    const { shown } = await records(
      [
        aFamilyRecord({
          attendance: [
            { studentId: 'student-1', state: 'LATE', minutes: 49 },
            { studentId: 'student-2', state: 'ABSENT', minutes: 0 },
          ],
        }),
      ],
      shownDoor(TWO_CHILDREN),
    );
    expect(shown.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      '김민준지각49분 / 60분',
      '김서연결석',
    ]);
  });

  it('is read in Vietnamese by the clocks there', async () => {
    inZone('Asia/Ho_Chi_Minh');
    enter(shownDoor({ language: 'vi' }));
    const shown = within(await band('Các buổi đã học'));
    expect(await shown.findByText('Có mặt')).toBeVisible();
    expect(shown.getByText(/T3 17\/11\/2026 17:00–18:00/)).toBeVisible();
    expect(shown.getByText('Bài tập về nhà').nextSibling).toHaveTextContent('Hạn: 19:00 T3 24/11/2026');
  });

  it('was covered, not learned, where the child was not there [CLS-3]', async () => {
    const { shown } = await records([ABSENT_RECORD]);
    expect(shown.getByText(/수업에 함께하지 못했어요/)).toBeVisible();
    expect(shown.getByText('수업 내용').nextSibling).toHaveTextContent('연립방정식의 활용 1, 2번 유형');
    expect(shown.queryByText('배운 것')).toBeNull();
  });

  it('to which nobody came says since when the teacher waited, and can be remembered otherwise [CLS-3]', async () => {
    const { shown } = await records([NO_SHOW_RECORD]);
    expect(shown.getByText('학생 결석')).toBeVisible();
    expect(
      shown.getByText('선생님이 17/11/2026 (화) 19:00부터 16분 동안 기다렸지만 아무도 오지 않았어요.'),
    ).toBeVisible();
    expect(shown.getByRole('listitem')).toHaveTextContent('결석');
    expect(shown.queryByText('열리지 않은 수업이에요')).toBeNull();
    expect(press('다르게 기억해요')).toBeEnabled();
  });

  it('to which nobody came is read in Vietnamese', async () => {
    inZone('Asia/Ho_Chi_Minh');
    enter(shownDoor({ language: 'vi' }), shownRecords([NO_SHOW_RECORD]));
    const shown = within(await band('Các buổi đã học'));
    expect(await shown.findByText('Học sinh vắng mặt')).toBeVisible();
    expect(shown.getByText(/Giáo viên đã đợi 16 phút, từ 17:00/)).toBeVisible();
    expect(press('Tôi nhớ khác')).toBeEnabled();
  });

  it('says where the teacher has not written yet, and asks nothing', async () => {
    const { shown } = await records([aFamilyRecord({ note: null, attendance: [], confirmBy: null })]);
    expect(shown.getByText('선생님이 아직 기록을 보내지 않았어요.')).toBeVisible();
    expect(shown.queryByText('이 기록이 맞나요?')).toBeNull();
  });
});

describe('earlier lessons', () => {
  it('are lines that open', async () => {
    const { shown, user } = await records([aFamilyRecord(), ...EARLIER_RECORDS]);
    const row = shown.getByRole('button', { name: /연립방정식의 풀이/ });
    expect(row).toHaveAttribute('aria-expanded', 'false');
    await user.click(row);
    expect(row).toHaveAttribute('aria-expanded', 'true');
    expect(shown.getByText('12/11/2026 (목) 21:31')).toBeVisible();
    await user.click(row);
    expect(shown.queryByText('12/11/2026 (목) 21:31')).toBeNull();
  });

  it.each([
    [/가감법/, '취소된 수업이에요', '“감기로 목소리가 나오지 않아요.”'],
    [/대입법/, '열리지 않은 수업이에요', null],
  ])('that did not take place say so, and why: %s', async (name, words, reason) => {
    const { shown, user } = await records([aFamilyRecord(), ...EARLIER_RECORDS]);
    await user.click(shown.getByRole('button', { name }));
    expect(shown.getByText(words)).toBeVisible();
    if (reason) expect(shown.getByText(reason)).toBeVisible();
  });

  it('that still wait for a word of the family say so', async () => {
    const { shown } = await records([aFamilyRecord(), aFamilyRecord({ id: 'lesson-6', title: '연립방정식의 풀이' })]);
    expect(shown.getByRole('button', { name: /연립방정식의 풀이.*확인해 주세요/ })).toBeVisible();
  });

  it('to which nobody came wait for a word of the family too', async () => {
    const { shown } = await records([aFamilyRecord(), { ...NO_SHOW_RECORD, id: 'lesson-6', title: '대입법' }]);
    expect(shown.getByRole('button', { name: /대입법.*확인해 주세요/ })).toBeVisible();
  });

  it('come a page at a time', async () => {
    const asked = jest.fn();
    const { shown, user } = await records(
      [],
      fake(contract.listFamilyLessons, ({ query }) => {
        asked(query);
        return query?.page === '2'
          ? { total: 11, items: [aFamilyRecord({ id: 'lesson-1', no: 1, title: '첫 수업' })] }
          : { total: 11, items: [aFamilyRecord(), ...EARLIER_RECORDS] };
      }),
    );
    await user.click(shown.getByRole('button', { name: '지난 수업 더 보기' }));
    expect(await shown.findByRole('button', { name: /첫 수업/ })).toBeVisible();
    expect(shown.queryByRole('button', { name: '지난 수업 더 보기' })).toBeNull();
    expect(asked.mock.calls).toEqual([[{ page: '1', size: '10' }], [{ page: '2', size: '10' }]]);
  });
});

describe('the lessons that have been', () => {
  it('are none in a new class, and it is said what will be here', async () => {
    enter(shownRecords([]));
    expect(await screen.findByText('아직 끝난 수업이 없어요')).toBeVisible();
    expect(screen.getByText('첫 수업이 끝나면 출석과 선생님의 기록을 여기에서 볼 수 있어요.')).toBeVisible();
  });

  it('do not take the next lesson with them when they fail, and can be asked for again', async () => {
    const { user } = enter(offline(contract.listFamilyLessons));
    expect(await screen.findByText('지난 수업을 불러오지 못했어요')).toBeVisible();
    expect(within(await band(/^다음 수업/)).getByText('19:00')).toBeVisible();
    platform.use(shownRecords());
    await user.click(press('다시 시도'));
    await waitFor(() => expect(screen.getByText('연립방정식의 활용')).toBeVisible());
  });
});

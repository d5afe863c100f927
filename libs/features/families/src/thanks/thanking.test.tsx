import { screen, waitFor, within } from '@testing-library/react';
import { thanksContract as contract } from '@portal/domain/points/thanks.contract';
import { fake, fakeProblem, offline } from '@portal/testing/contract-fakes';
import { aFamilyRecord } from '@portal/testing/families/family-door-builders';
import { aThankYou } from '@portal/testing/points/points-builders';
import { openedDialog } from '@portal/testing-react/opened-dialog';
import { ABSENT_RECORD, NO_SHOW_RECORD, shownDoor, shownRecords, shownThanks } from '../door.fixture.ts';
import { band, enter, withDoors } from '../door.screen.ts';
import { inZone } from '../families.screen.ts';

withDoors();
beforeEach(() => inZone('Asia/Seoul'));

const records = async () => within(await band('지난 수업'));
const sheet = async (name: string) => within(await openedDialog(name));

/** A family that may thank four times. */
function thanking(said: unknown[] = []) {
  let thanks = aThankYou();
  return [
    fake(contract.getThanks, () => thanks),
    fake(contract.giveThanks, ({ body, params }) => {
      said.push([params.lessonId, body.text]);
      thanks = aThankYou({ text: body.text, thankedAt: '2026-11-18T10:42:00+09:00', left: 3 });
      return thanks;
    }),
  ];
}

describe('a family thanks its teacher [PTS-1]', () => {
  it('for a lesson that was held, and reads what it said', async () => {
    const said: unknown[] = [];
    const { user } = enter(...thanking(said));
    await user.click(await (await records()).findByRole('button', { name: '고마움 전하기' }));
    const writing = await sheet('선생님께 고마움을 전할까요?');
    expect(writing.getByText(/^선생님이 20 xu를 받아요. 돈은 들지 않고, 이번 달에 4번 더/)).toBeVisible();
    await user.type(writing.getByRole('textbox', { name: /^한마디/ }), '그림으로 알려 주셔서 고맙습니다.');
    await user.click(writing.getByRole('button', { name: '고마움 전하기' }));
    const done = await (await records()).findByText('고마움을 전했어요');
    expect(done.closest('[role=status]')).toHaveTextContent('“그림으로 알려 주셔서 고맙습니다.”');
    await waitFor(() => expect(done.closest('[role=status]')).toHaveFocus());
    expect(said).toEqual([['lesson-7', '그림으로 알려 주셔서 고맙습니다.']]);
    expect((await records()).queryByRole('button', { name: '고마움 전하기' })).toBeNull();
  });

  it('also without a word', async () => {
    const said: unknown[] = [];
    const { user } = enter(...thanking(said));
    await user.click(await (await records()).findByRole('button', { name: '고마움 전하기' }));
    await user.click((await sheet('선생님께 고마움을 전할까요?')).getByRole('button', { name: '고마움 전하기' }));
    expect(await (await records()).findByText('고마움을 전했어요')).toBeVisible();
    expect(said).toEqual([['lesson-7', '']]);
  });

  it('keeps what it wrote where that was refused, and says why', async () => {
    const { user } = enter(fakeProblem(contract.giveThanks, 'THANKS_USED_UP'));
    await user.click(await (await records()).findByRole('button', { name: '고마움 전하기' }));
    const writing = await sheet('선생님께 고마움을 전할까요?');
    await user.type(writing.getByRole('textbox', { name: /^한마디/ }), '고맙습니다.');
    await user.click(writing.getByRole('button', { name: '고마움 전하기' }));
    expect(await writing.findByText(/^이번 달에는 고마움을 모두 전했어요/)).toBeVisible();
    expect(writing.getByRole('textbox', { name: /^한마디/ })).toHaveValue('고맙습니다.');
  });

  it('reads that it gave all of this month, and has no dead button', async () => {
    enter(shownThanks({ left: 0 }));
    expect(await (await records()).findByText(/^이번 달에는 고마움을 모두 전했어요/)).toBeVisible();
    expect((await records()).queryByRole('button', { name: '고마움 전하기' })).toBeNull();
  });

  it.each([
    ['the child was not there', ABSENT_RECORD],
    ['nobody came', NO_SHOW_RECORD],
    [
      'it is longer ago than somebody remembers',
      aFamilyRecord({ startAt: '2026-11-03T19:00:00+09:00', endAt: '2026-11-03T20:00:00+09:00' }),
    ],
  ])('not where %s', async (_case, record) => {
    enter(shownRecords([record]));
    await (await records()).findByRole('article');
    await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
    expect((await records()).queryByRole('button', { name: '고마움 전하기' })).toBeNull();
  });

  it('can ask again where it is not known whether it has thanked', async () => {
    enter(offline(contract.getThanks));
    expect(await (await records()).findByText('고마움을 전했는지 불러오지 못했어요')).toBeVisible();
  });

  it('in Vietnamese', async () => {
    const { user } = enter(shownDoor({ language: 'vi' }));
    await user.click(await screen.findByRole('button', { name: 'Gửi lời cảm ơn' }));
    expect((await sheet('Gửi lời cảm ơn đến giáo viên?')).getByText(/^Giáo viên sẽ nhận 20 xu/)).toBeVisible();
  });
});

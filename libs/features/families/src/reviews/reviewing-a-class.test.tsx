import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { familyReviewContract as contract } from '@portal/domain/families/family-review.contract';
import { fake, type Fake, fakeProblem, offline } from '@portal/testing/contract-fakes';
import { aFamilyReview, aReviewingChild } from '@portal/testing/families/family-review-builders';
import { shownDoor, shownReviews } from '../door.fixture.ts';
import { band, enter, press, withDoors } from '../door.screen.ts';
import { inZone } from '../families.screen.ts';

withDoors();
beforeEach(() => inZone('Asia/Seoul'));

const OVER = { next: null, isOver: true } as const;
const star = (name: RegExp) => screen.getByRole('radio', { name });
const words = () => screen.getByRole('textbox', { name: /어떤 점이 좋았고/ });

async function over(...handlers: Fake[]) {
  const opened = enter(...handlers, shownDoor(OVER));
  await band('수강 후기');
  await screen.findAllByText(/수업은 어땠나요|개를 남겼어요|지웠어요/);
  return opened;
}

describe('a family of a class that is over', () => {
  it('says with stars and words how it was, and finds itself where that stands now [REV-2]', async () => {
    const sent = jest.fn();
    const { user } = await over(
      fake(contract.writeFamilyReview, ({ params, body }) => {
        sent(params, body);
        return aReviewingChild({ review: aFamilyReview(body) });
      }),
    );
    expect(screen.getByRole('radiogroup', { name: /수업은 어땠나요\?/ })).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.click(star(/^4점/));
    expect(screen.getByText('4점, 좋아요')).toBeVisible();
    expect(screen.getByText(/선생님이 아이의 이름과 함께 읽어요/)).toBeVisible();
    await user.type(words(), '아이가 기다려요.');
    await user.click(press('후기 남기기'));
    const said = await screen.findByText('별 4개를 남겼어요');
    await waitFor(() => expect(said.closest('[role=status]')).toHaveFocus());
    expect(screen.getByText('“아이가 기다려요.”')).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(sent.mock.calls).toEqual([[{ studentId: 'student-1' }, { rating: 4, content: '아이가 기다려요.' }]]);
  });

  it('chooses the stars with the arrows too', async () => {
    const { user } = await over();
    star(/^3점/).focus();
    await user.keyboard('{ArrowRight}');
    expect(star(/^4점/)).toBeChecked();
  });

  it('has to say something', async () => {
    const { user } = await over();
    await user.click(star(/^5점/));
    await user.click(press('후기 남기기'));
    expect(await screen.findByText('후기를 2,000자 안으로 적어 주세요.')).toBeVisible();
    await waitFor(() => expect(words()).toHaveFocus());
  });

  it('is told to take out what leads past the portal, at the field [REV-1]', async () => {
    const { user } = await over();
    await user.click(star(/^5점/));
    fireEvent.change(words(), { target: { value: '좋아요. 문의는 010-1234-5678로 주세요.' } });
    await user.click(press('후기 남기기'));
    expect(await screen.findByText(/연락처가 들어 있어요/)).toBeVisible();
    expect(words()).toHaveAccessibleDescription(/전화번호, 이메일 주소, 메신저 아이디, 링크를 지워 주세요/);
  });

  it('finds stars and words again after the page was loaded anew, until they are sent [W9]', async () => {
    const { user } = await over(
      fake(contract.writeFamilyReview, ({ body }) => aReviewingChild({ review: aFamilyReview(body) })),
    );
    await user.click(star(/^4점/));
    fireEvent.change(words(), { target: { value: '쓰다 만 후기' } });
    cleanup();
    const again = await over(
      fake(contract.writeFamilyReview, ({ body }) => aReviewingChild({ review: aFamilyReview(body) })),
    );
    expect(await screen.findByText('쓰던 내용을 불러왔어요')).toBeVisible();
    expect(words()).toHaveValue('쓰다 만 후기');
    expect(star(/^4점/)).toBeChecked();
    await again.user.click(press('후기 남기기'));
    await screen.findByText('별 4개를 남겼어요');
    cleanup();
    await over();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('learns that another guardian was first, sees what that said, and keeps its own words [REV-2]', async () => {
    let items = [aReviewingChild()];
    const sent = jest.fn();
    const { user } = await over(
      fake(contract.listFamilyReviews, () => ({ items })),
      fakeProblem(contract.writeFamilyReview, 'ALREADY_REVIEWED'),
      fake(contract.editFamilyReview, ({ body }) => {
        sent(body);
        items = [aReviewingChild({ review: aFamilyReview(body) })];
        return items[0]!;
      }),
    );
    await user.click(star(/^3점/));
    await user.type(words(), '조금 빨라요.');
    items = [aReviewingChild({ review: aFamilyReview({ content: '즐거웠어요.' }) })];
    await user.click(press('후기 남기기'));
    expect(await screen.findByText(/이미 후기를 남긴 수업이에요/)).toBeVisible();
    expect(await screen.findByText('“즐거웠어요.”')).toBeVisible();
    expect(words()).toHaveValue('조금 빨라요.');
    await user.click(press('고친 후기 보내기'));
    expect(await screen.findByText('별 3개를 남겼어요')).toBeVisible();
    expect(sent).toHaveBeenCalledWith({ rating: 3, content: '조금 빨라요.' });
  });

  it('keeps its words where they could not be sent', async () => {
    const { user } = await over(offline(contract.writeFamilyReview));
    await user.click(star(/^5점/));
    await user.type(words(), '좋아요');
    await user.click(press('후기 남기기'));
    expect(await screen.findByText('보내지 못했어요')).toBeVisible();
    expect(words()).toHaveValue('좋아요');
  });

  it('changes it within its days, or leaves it as it is', async () => {
    const { user } = await over(shownReviews(aReviewingChild({ review: aFamilyReview() })));
    expect(screen.getByText('25/11/2026 (수) 09:42까지 고칠 수 있어요.')).toBeVisible();
    await user.click(press('고치기'));
    expect(star(/^5점/)).toBeChecked();
    expect(words()).toHaveValue('집에서도 식을 먼저 세워요.');
    await user.click(press('그대로 두기'));
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(press('고치기')).toBeVisible();
  });

  it('reads the teacher’s answer, and cannot change it after its days', async () => {
    const reply = { content: '함께해서 즐거웠어요.', at: '2026-11-18T10:00:00+09:00' };
    await over(shownReviews(aReviewingChild({ review: aFamilyReview({ editableUntil: null, reply }) })));
    expect(screen.getByText('함께해서 즐거웠어요.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /고치기/ })).toBeNull();
  });

  it('reads what the teacher asks about it, and answers by changing it [REV-1]', async () => {
    const question = { content: '어느 단원이 빨랐나요?', at: '2026-11-18T10:00:00+09:00' };
    const { user } = await over(
      fake(contract.editFamilyReview, ({ body }) => aReviewingChild({ review: aFamilyReview({ ...body, question }) })),
      shownReviews(aReviewingChild({ review: aFamilyReview({ question }) })),
    );
    expect(screen.getByText(/^선생님이 여쭤봐요/)).toBeVisible();
    expect(screen.getByText('어느 단원이 빨랐나요?')).toBeVisible();
    expect(screen.getByText(/그대로 두어도 괜찮아요/)).toBeVisible();
    await user.click(press('고치기'));
    fireEvent.change(words(), { target: { value: '일차함수가 조금 빨랐어요.' } });
    await user.click(press('고친 후기 보내기'));
    expect(await screen.findByText('“일차함수가 조금 빨랐어요.”')).toBeVisible();
  });

  it('learns that the team removed it', async () => {
    await over(
      shownReviews(aReviewingChild({ review: aFamilyReview({ isRemoved: true, content: '', editableUntil: null }) })),
    );
    expect(screen.getByText('운영팀이 이 후기를 지웠어요')).toBeVisible();
    expect(screen.queryByRole('button', { name: /고치기|남기기/ })).toBeNull();
  });

  it('is asked for each of its children by name', async () => {
    await over(
      shownReviews(
        aReviewingChild({ review: aFamilyReview() }),
        aReviewingChild({ studentId: 'student-2', studentName: '김서연' }),
      ),
    );
    expect(screen.getByText('김민준, 별 5개를 남겼어요')).toBeVisible();
    expect(press('고치기, 김민준')).toBeVisible();
    expect(screen.getByRole('radiogroup', { name: /김서연, 수업은 어땠나요\?/ })).toBeVisible();
  });

  it('is asked in Vietnamese too', async () => {
    const { user } = enter(shownDoor({ ...OVER, language: 'vi' }));
    await band('Đánh giá lớp học');
    await user.click(await screen.findByRole('radio', { name: '5 sao, rất tốt' }));
    expect(screen.getByText(/Giáo viên sẽ đọc cùng tên của con/)).toBeVisible();
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Zalo: math_01' } });
    await user.click(press('Gửi đánh giá'));
    expect(await screen.findByText(/Đánh giá có thông tin liên lạc/)).toBeVisible();
  });
});

describe('the band of the review', () => {
  it('is not there while the class runs, or where it ended before it had begun', async () => {
    enter();
    await band(/^다음 수업/);
    expect(screen.queryByRole('region', { name: '수강 후기' })).toBeNull();
  });

  it('is not there where nobody has taken the class', async () => {
    enter(shownDoor(OVER), fake(contract.listFamilyReviews, { items: [] }));
    await band('지난 수업');
    await waitFor(() => expect(screen.queryByRole('region', { name: '수강 후기' })).toBeNull());
  });

  it('says that it did not come, and tries again', async () => {
    let isDown = true;
    const { user } = enter(
      shownDoor(OVER),
      fake(contract.listFamilyReviews, () => (isDown ? Response.error() : { items: [aReviewingChild()] })),
    );
    expect(await screen.findByText('수강 후기를 불러오지 못했어요')).toBeVisible();
    isDown = false;
    await user.click(press('다시 시도'));
    expect(await screen.findByRole('radiogroup')).toBeVisible();
  });
});

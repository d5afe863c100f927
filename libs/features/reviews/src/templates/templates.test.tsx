import { screen, waitFor } from '@testing-library/react';
import type { ReplyTemplate } from '@portal/domain/reviews/reply-template';
import { replyTemplatesContract as contract } from '@portal/domain/reviews/reply-templates.contract';
import { fake, problemResponse } from '@portal/testing/contract-fakes';
import { aReplyTemplate } from '@portal/testing/reviews/reply-template-builders';
import { aWorld } from '../reviews.fixture.ts';
import { button, dialog, enter, item, rowOf } from '../reviews.screen.ts';

/** A platform that keeps her answers. */
function keeping(...first: ReplyTemplate[]) {
  let kept = first;
  return [
    fake(contract.listReplyTemplates, () => ({ items: kept })),
    fake(contract.createReplyTemplate, ({ body }) => {
      if (kept.some(({ name }) => name === body.name))
        return problemResponse('VALUE_TAKEN', { fields: { name: '이미 있는 이름이에요. 다른 이름으로 적어 주세요.' } });
      const made = aReplyTemplate({ id: `t${kept.length + 1}`, ...body });
      kept = [...kept, made];
      return made;
    }),
    fake(contract.updateReplyTemplate, ({ params: { id }, body }) => {
      kept = kept.map((one) => (one.id === id ? { id, ...body } : one));
      return { id, ...body };
    }),
    fake(contract.deleteReplyTemplate, ({ params: { id } }) => {
      kept = kept.filter((one) => one.id !== id);
      return {};
    }),
    ...aWorld(),
  ];
}

async function write(...kept: ReplyTemplate[]) {
  const { user } = enter(keeping(...kept));
  await user.click((await rowOf('김서연')).getByRole('button', { name: '답글 쓰기' }));
  return { user, words: screen.getByRole('textbox', { name: /답글/ }) };
}

beforeEach(() => localStorage.clear());

describe('answers that she keeps [REV-1]', () => {
  it('begin an answer, filled in for its review; what was written stays above', async () => {
    const { user, words } = await write(aReplyTemplate({ content: '{수업} {회차}회를 함께해 주셔서 고마워요.' }));
    await user.type(words, '안녕하세요.');
    await user.click(button('자주 쓰는 답글'));
    await user.click(await item('고마움'));
    expect(words).toHaveValue('안녕하세요.\n중2 수학 개념 완성 – 일차함수 12회를 함께해 주셔서 고마워요.');
    await waitFor(() => expect(words).toHaveFocus());
  });

  it('name a place that nothing is known for', async () => {
    const { user, words } = await write(aReplyTemplate({ content: '{보호자}님, {학생} 학생 고마워요.' }));
    await user.click(button('자주 쓰는 답글'));
    await user.click(await item('고마움'));
    expect(words).toHaveValue('{보호자}님, 김서연 학생 고마워요.');
    expect(await screen.findByText('채울 수 없는 자리가 있어요: {보호자}')).toBeVisible();
  });

  it('are made from what she has just written, with places, and each has a name', async () => {
    const { user, words } = await write(aReplyTemplate());
    await user.type(words, '솔직하게 알려 주셔서 고마워요. ');
    await user.click(button('자주 쓰는 답글'));
    await user.click(await item('답글 관리하기'));
    const asked = await dialog('자주 쓰는 답글');
    await user.click(await asked.findByRole('button', { name: '새로 만들기' }));
    await user.click(asked.getByRole('button', { name: '{수업}' }));
    const content = asked.getByRole('textbox', { name: /^글/ });
    expect(content).toHaveValue('솔직하게 알려 주셔서 고마워요. {수업}');
    await user.type(asked.getByRole('textbox', { name: /이름/ }), '고마움');
    await user.click(asked.getByRole('button', { name: '저장' }));
    expect(await asked.findByText('이미 있는 이름이에요. 다른 이름으로 적어 주세요.')).toBeVisible();
    await user.type(asked.getByRole('textbox', { name: /이름/ }), ' 둘');
    await user.click(asked.getByRole('button', { name: '저장' }));
    expect(await asked.findByText('고마움 둘')).toBeVisible();
  });

  it('are changed, and deleted with a way back', async () => {
    const { user } = await write(aReplyTemplate());
    await user.click(button('자주 쓰는 답글'));
    await user.click(await item('답글 관리하기'));
    const asked = await dialog('자주 쓰는 답글');
    await user.click(await asked.findByRole('button', { name: '고마움 고치기' }));
    const name = asked.getByRole('textbox', { name: /이름/ });
    await user.clear(name);
    await user.type(name, '인사');
    await user.click(asked.getByRole('button', { name: '저장' }));
    await user.click(await asked.findByRole('button', { name: '인사 지우기' }));
    expect(await asked.findByText('아직 자주 쓰는 답글이 없어요')).toBeVisible();
    expect(await screen.findByText('지웠어요: 인사')).toBeInTheDocument();
  });
});

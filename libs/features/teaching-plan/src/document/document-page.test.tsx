import { screen, waitFor, within } from '@testing-library/react';
import { openedDialog } from '@portal/testing-react/opened-dialog';
import { renderSection } from '@portal/testing-react/render-section';
import { placesWith, somePlaces } from '../places.fixture.ts';
import { teachingPlanSection } from '../section.ts';

const enter = (rest = '', places = somePlaces()) =>
  renderSection(teachingPlanSection, { path: `/account/teaching-plan/document${rest}`, handlers: placesWith(places) });
const titles = async () =>
  within(await screen.findByRole('list', { name: '수업에 넣은 자료' }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

describe('the material of all classes [RTE-10] [ASG-1]', () => {
  it.each([
    ['', '학생에게 보이는 자료 2개', ['일차함수의 그래프 자료', '기울기 연습 문제']],
    ['/upcoming', '나중에 보일 자료 1개', ['다음 단원 미리보기']],
    ['/completed', '공개가 끝난 자료 1개', ['지난 단원 정리']],
  ])('at “document%s” it is what is shown then', async (rest, lead, expected) => {
    enter(rest);
    expect(await screen.findByText(lead)).toBeVisible();
    expect(await titles()).toEqual(expected);
  });

  it('has what is planned at its own address', async () => {
    const { user, currentPath } = enter();
    await user.click(await screen.findByRole('link', { name: '예정' }));
    expect(currentPath()).toBe('/account/teaching-plan/document/upcoming');
    expect(await screen.findByText('나중에 보일 자료 1개')).toBeVisible();
  });

  it('is narrowed to one class, in its address', async () => {
    const { user, currentPath } = enter();
    await screen.findByRole('option', { name: '중1 수학' });
    await user.selectOptions(screen.getByLabelText('수업'), '중1 수학');
    await waitFor(async () => expect(await titles()).toEqual(['기울기 연습 문제']));
    expect(currentPath()).toBe('/account/teaching-plan/document?classId=class-2');
  });

  it('says how many have seen it, and who', async () => {
    const { user } = enter();
    await user.click(await screen.findByRole('button', { name: /^4명 가운데 3명이 봤어요, 일차함수/ }));
    const asked = within(await openedDialog('누가 봤어요'));
    expect(await asked.findByText('김민준')).toBeVisible();
    expect(asked.getByText('아직 안 봤어요')).toBeVisible();
  });

  it('leads to everything that she has where nothing is shown', async () => {
    enter('', []);
    expect(await screen.findByText('지금 학생에게 보이는 자료가 없어요')).toBeVisible();
    expect(screen.getByRole('link', { name: '자료 골라 넣기' })).toHaveAttribute('href', '/account/lectures');
  });
});

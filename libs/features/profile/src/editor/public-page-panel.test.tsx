import { screen, waitFor } from '@testing-library/react';
import { aProfile } from '@portal/testing/identity/identity-builders';
import { renderSection } from '@portal/testing-react/render-section';
import { worlds } from '../profile.fixture.ts';
import { part, text } from '../profile.screen.ts';
import { profileSection } from '../section.ts';

beforeAll(() => Promise.all(profileSection.routes.map(({ preload }) => preload?.())), 30_000);

const ADDRESS = `${location.origin}/kr/teachers/${aProfile().id}`;

describe('a teacher whose profile was approved', () => {
  it('finds the page that anybody may read, and copies its address [REG-1]', async () => {
    const { user } = renderSection(profileSection, { handlers: worlds.approved });
    const page = await part('공개 페이지');
    expect(page.getByRole('link', { name: '공개 페이지 보기' })).toHaveAttribute('href', `/teachers/${aProfile().id}`);
    expect(page.getByRole('group', { name: '공개 페이지 주소' })).toHaveTextContent(ADDRESS);
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(page.getByRole('button', { name: '링크 복사' }));
    await waitFor(() => expect(page.getByRole('button', { name: '복사했어요' })).toBeVisible());
    expect(copied).toHaveBeenCalledWith(ADDRESS);
  });

  it('reads what families need to book a trial with her, and where that is [CON-3]', async () => {
    renderSection(profileSection, { handlers: worlds.changed });
    const page = await part('공개 페이지');
    expect(page.getByText(/체험 수강권이 있는 판매 중인 강좌와 빈 시간/)).toBeVisible();
    expect(page.getByRole('link', { name: '강좌 보기' })).toBeVisible();
    expect(page.getByRole('link', { name: '수업 가능 시간 보기' })).toHaveAttribute(
      'href',
      '/account/calendar/free-times',
    );
  });
});

it('one whose profile never was approved has no such page', async () => {
  renderSection(profileSection, { handlers: worlds.pending });
  await text(/^한 줄 소개/);
  expect(screen.queryByRole('region', { name: '공개 페이지' })).toBeNull();
});

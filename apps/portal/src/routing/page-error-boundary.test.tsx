import { screen } from '@testing-library/react';
import { defineSection } from '@portal/portal-core/section';
import { renderPortal } from '../testing/portal.fixture.ts';

// As a browser does when a file of an older build is gone.
jest.mock('./broken-page.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module: /kr/assets/broken-page.js');
});

function OldPage(): never {
  throw new TypeError('Failed to fetch dynamically imported module: /kr/assets/page.js');
}
const old = defineSection({
  id: 'old',
  routes: [{ path: '/old', title: '지난 화면', access: 'public', page: OldPage }],
});

it('after a new build says so and offers to reload, also where the page that would say it is gone as well', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  renderPortal({ path: '/old', sections: [old] });
  expect(await screen.findByRole('heading', { name: '새 버전이 나왔어요' })).toBeVisible();
  expect(screen.getByRole('button', { name: '새로고침' })).toBeVisible();
  complaints.mockRestore();
});

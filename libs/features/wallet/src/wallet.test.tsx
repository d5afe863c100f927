import { renderSection } from '@portal/testing-react/render-section';
import { walletSection } from './section.ts';
import { emptySentence, title } from './wallet.screen.ts';

it('shows its page and says that there is nothing yet', async () => {
  renderSection(walletSection);
  expect(await title()).toBeVisible();
  expect(await emptySentence()).toBeVisible();
});

it('stands in the menu under its own address', () => {
  expect(walletSection.nav).toMatchObject({ label: '수입', path: '/account/wallet' });
  expect(walletSection.routes.map(({ path }) => path)).toContain('/account/wallet');
});

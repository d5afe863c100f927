import { render, screen } from '@testing-library/react';
import { UiProvider } from '@portal/ui/provider';
import { Chart } from './chart.tsx';

it('shows what it is given', () => {
  render(<Chart>그래프</Chart>, { wrapper: UiProvider });
  expect(screen.getByText('그래프')).toBeVisible();
});

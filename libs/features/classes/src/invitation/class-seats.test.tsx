import { render, screen } from '@testing-library/react';
import { UiProvider } from '@portal/ui/provider';
import { ClassSeats } from './class-seats.tsx';

const show = (capacity: number, students: number, held: number, free: number) =>
  render(<ClassSeats seats={{ capacity, students, held, free }} />, { wrapper: UiProvider });

describe('the seats of a class', () => {
  it('are one figure, and the sum of it in words', () => {
    show(8, 5, 1, 2);
    const part = screen.getByRole('region', { name: '남은 자리' });
    expect(part).toHaveTextContent('2 / 8자리');
    expect(part).toHaveTextContent('8자리 중 2자리');
    expect(screen.getByText('학생 5 + 맡아 둔 자리 1 + 빈자리 2 = 8')).toBeVisible();
  });

  it('are none in a full class', () => {
    show(6, 6, 0, 0);
    expect(screen.getByRole('region', { name: '남은 자리' })).toHaveTextContent('0 / 6자리');
    expect(screen.getByText('학생 6 + 맡아 둔 자리 0 + 빈자리 0 = 6')).toBeVisible();
  });

  it('make no false sum where the class was made smaller than what is in it', () => {
    show(4, 5, 1, 0);
    expect(screen.getByText('학생 5 + 맡아 둔 자리 1: 정원 4자리보다 2자리 많아요')).toBeVisible();
  });
});

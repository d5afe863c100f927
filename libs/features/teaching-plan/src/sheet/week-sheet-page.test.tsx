import { screen, waitFor, within } from '@testing-library/react';
import { weekSheetsContract } from '@portal/domain/planning/week-sheets.contract';
import { fake } from '@portal/testing/contract-fakes';
import { renderSection } from '@portal/testing-react/render-section';
import { teachingPlanSection } from '../section.ts';
import { worlds } from '../tasks.fixture.ts';
import { button } from '../teaching-plan.screen.ts';

beforeAll(() => Promise.all(teachingPlanSection.routes.map(({ preload }) => preload?.())), 30_000);

describe('a week for paper', () => {
  const asked = jest.fn();
  const visit = () =>
    renderSection(teachingPlanSection, {
      path: '/account/teaching-plan/schedule/print?week=2026-11-18',
      handlers: [
        fake(weekSheetsContract.makeWeekSheet, ({ body }) => {
          asked(body.day);
          return { name: '주간 계획.pdf', mediaType: 'application/pdf' as const, content: btoa('%PDF-') };
        }),
        ...worlds.loaded,
      ],
    });

  it('has a row for each day, its lessons, and what is due; what was called off is not on it [PLN-1]', async () => {
    visit();
    const paper = await screen.findByRole('table', { name: /^주간 계획 16\/11\/2026/ });
    const rows = within(paper).getAllByRole('row').slice(1);
    expect(rows).toHaveLength(7);
    expect(rows[2]).toHaveTextContent(/18\/11\/2026 \(수\).*17:00–18:00 중등 심화 문제풀이반 3회.*20:40까지/);
    expect(rows[4]).toHaveTextContent(/10:30–11:30.*18:00까지 교구 주문하기/);
    expect(rows[4]).not.toHaveTextContent('14회');
    // What the print style looks for.
    expect(paper).toHaveAttribute('data-print-sheet');
  });

  it('is printed with one press, and comes as a file of the server with another [PLN-1]', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    URL.createObjectURL = jest.fn(() => 'blob:week');
    URL.revokeObjectURL = jest.fn();
    const { user } = visit();
    await screen.findByRole('table');
    await user.click(button('인쇄'));
    expect(print).toHaveBeenCalledTimes(1);
    await user.click(button('PDF 받기'));
    await waitFor(() => expect(asked).toHaveBeenCalledWith('2026-11-16'));
    await waitFor(() => expect(URL.createObjectURL).toHaveBeenCalledTimes(1));
  });
});

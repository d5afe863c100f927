import { render, screen, within } from '@testing-library/react';
import { CHAT_REPORT_LIMITS } from '@portal/domain/chat/chat-report';
import { UiProvider } from '@portal/ui/provider';
import { MadeReports } from './made-reports.tsx';
import { koreanReportWords as words } from './messages.ts';
import { ReportFields } from './report-fields.tsx';

const at = '2026-11-18T10:00:00+09:00';
const report = (seq: number | null) => ({ seq, reason: 'RUDE', words: '', at, decision: null }) as const;

describe('a report to the team [CHT-1]', () => {
  it('is asked why, and no reason is chosen for who reports', () => {
    const ignore = () => Promise.resolve();
    render(
      <ReportFields
        reasons={[{ value: 'RUDE', label: '욕설이나 괴롭힘' }]}
        limit={CHAT_REPORT_LIMITS.wordsMax}
        words={words}
        register={(name) => ({ name, onChange: ignore, onBlur: ignore, ref: () => {} })}
        errors={{ reason: words.noReason }}
      />,
      { wrapper: UiProvider },
    );
    expect(screen.getByRole('combobox', { name: /신고하는 이유/ })).toHaveValue('');
    expect(screen.getByText(words.noReason)).toBeVisible();
  });

  it('stands over the talk with what came of it, the newest three of them', () => {
    const decision = { outcome: 'REMOVED', reason: '욕설이에요.', at } as const;
    const reports = [{ ...report(6), decision }, report(null), report(5), report(4)];
    render(<MadeReports reports={reports} words={words} />, { wrapper: UiProvider });
    const lines = within(screen.getByRole('list', { name: '내가 한 신고' })).getAllByRole('listitem');
    expect(lines.map((line) => line.textContent)).toEqual([
      '6번째 메시지 신고 · 메시지를 지웠어요 · 이유: 욕설이에요.',
      '대화 신고 · 운영팀이 확인하고 있어요',
      '5번째 메시지 신고 · 운영팀이 확인하고 있어요',
    ]);
  });

  it('of which there is none leaves no place', () => {
    render(<MadeReports reports={[]} words={words} />, { wrapper: UiProvider });
    expect(screen.queryByRole('list')).toBeNull();
  });
});

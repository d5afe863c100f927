import { screen } from '@testing-library/react';
import { aLesson } from '@portal/testing/schedule/calendar-builders';
import { renderPart } from '../render-part.fixture.ts';
import { EnterLesson } from './enter-lesson.tsx';

const soon = { status: 'UPCOMING', startAt: '2026-11-18T10:57:00+09:00', endAt: '2026-11-18T11:57:00+09:00' } as const;
const later = { ...soon, startAt: '2026-11-18T10:58:00+09:00' };

describe('the way into a lesson', () => {
  it('stands from 15 minutes before it, and says of several which [CLS-3]', async () => {
    renderPart(<EnterLesson lesson={aLesson(soon)} of="중2 수학" />);
    const way = await screen.findByRole('link', { name: '수업 입장, 중2 수학' });
    expect(way).toHaveAttribute('href', expect.stringMatching(/\/live\/lesson-1$/));
  });

  it('is not there a minute earlier, nor for a lesson at a place [CLS-3]', () => {
    renderPart(
      <>
        <EnterLesson lesson={aLesson(later)} />
        <EnterLesson lesson={aLesson({ ...soon, mode: 'OFFLINE' })} />
      </>,
    );
    expect(screen.queryByRole('link', { name: /수업 입장/ })).toBeNull();
  });
});

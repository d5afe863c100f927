import { screen } from '@testing-library/react';

/** Words for the tests of this section: where things are. */
export const title = () => screen.findByRole('heading', { level: 1, name: '커뮤니티' });
export const emptySentence = () => screen.findByText('아직 보여 드릴 내용이 없어요');

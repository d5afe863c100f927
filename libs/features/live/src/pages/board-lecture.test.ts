import { aFile } from '@portal/testing/assets/file-builders';
import { aLecture } from '@portal/testing/coursework/lecture-builders';
import { boardLectureOf, isBoardLecture, withBoardFiles } from './board-lecture.ts';

const lesson = { title: '일차함수의 그래프', startAt: '2026-11-18T10:30:00+09:00' };
const own = boardLectureOf(lesson, 'Asia/Seoul');

describe('the board of a lesson among the material', () => {
  it('is told apart from that of another lesson of the same title, and from what was renamed', () => {
    expect(isBoardLecture(aLecture(own), own)).toBe(true);
    const later = boardLectureOf({ ...lesson, startAt: '2026-11-25T10:30:00+09:00' }, 'Asia/Seoul');
    expect(isBoardLecture(aLecture(later), own)).toBe(false);
    expect(isBoardLecture(aLecture({ ...own, title: '내 칠판' }), own)).toBe(false);
  });

  it('has a title that fits, however long that of the lesson is', () => {
    expect(boardLectureOf({ ...lesson, title: '가'.repeat(120) }, 'Asia/Seoul').title).toHaveLength(100);
  });

  it('replaces its own pictures alone', () => {
    const files = ['칠판 1쪽.png', '칠판 12쪽.png', '내 칠판 1쪽.png', '칠판.pdf'].map((name, at) =>
      aFile({ id: `f-${at}`, name }),
    );
    expect(withBoardFiles(aLecture({ files }), [aFile({ id: 'new' })]).fileIds).toEqual(['new', 'f-2', 'f-3']);
  });
});

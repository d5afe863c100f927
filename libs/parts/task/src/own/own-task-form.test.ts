import * as v from 'valibot';
import { ownTaskDefaults, ownTaskSchema } from './own-task-form.ts';

const NOW = new Date('2026-11-18T10:42:00+09:00');
const ZONE = 'Asia/Seoul';
const check = (over: object) =>
  v.safeParse(
    ownTaskSchema(() => NOW.getTime()),
    { ...ownTaskDefaults(NOW, ZONE), title: '교구 주문하기', ...over },
  );

describe('a task of her own [PLN-1]', () => {
  it('is due tomorrow morning in her zone, until she says another time', () => {
    expect(check({}).output).toEqual({
      title: '교구 주문하기',
      note: '',
      repeat: null,
      dueAt: '2026-11-19T00:00:00.000Z',
    });
  });

  it.each([
    ['nothing to do', { title: ' ' }, 'title', '할 일을 적어 주세요.'],
    ['no moment', { dueAt: null }, 'dueAt', '날짜와 시각을 정해 주세요.'],
    ['a time that is over', { dueAt: '2026-11-18T10:42:00+09:00' }, 'dueAt', '지금보다 뒤로 정해 주세요.'],
  ])('with %s is refused at its field', (_name, over, field, message) => {
    const [issue] = check(over).issues ?? [];
    expect([issue && v.getDotPath(issue), issue?.message]).toEqual([field, message]);
  });

  it('may be due in a minute', () => {
    expect(check({ dueAt: '2026-11-18T10:43:00+09:00' }).success).toBe(true);
  });
});

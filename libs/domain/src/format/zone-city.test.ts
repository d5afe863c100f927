import { cityOf, clockOf } from './zone-city.ts';

it('a zone is known by its Korean city, also by its old name, else by its own [CON-2]', () => {
  expect([cityOf('Asia/Saigon'), cityOf('America/Sao_Paulo')]).toEqual(['호찌민', 'Sao Paulo']);
  expect(clockOf('Asia/Seoul')).toBe('서울 시각 기준');
});

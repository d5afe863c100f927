import { createHash } from 'node:crypto';
import { DEFAULT_TENANT } from '../tenant/tenant.ts';
import { CONTRACT_TEXT_VERSION, contractDocument, contractPlainText } from './contract-text.ts';
import { isSignerName } from './contract.ts';

const facts = { teacherName: '김하늘', day: '2026-11-18', tenant: DEFAULT_TENANT };
const textOf = (over: Partial<typeof facts> = {}) => contractPlainText(contractDocument({ ...facts, ...over }));
const LABEL = { ...DEFAULT_TENANT, feePolicy: { ...DEFAULT_TENANT.feePolicy, reading: 'LABEL' as const } };

describe('the words of a contract [REG-1]', () => {
  it('are another version whenever they are other words', () => {
    const hash = createHash('sha256').update(textOf()).digest('hex');
    // A new wording needs a new CONTRACT_TEXT_VERSION; then both change here.
    expect([CONTRACT_TEXT_VERSION, hash.slice(0, 16)]).toEqual(['2026-11', '53741daa126d4a4c']);
  });

  it('name her, the day, and the numbers that the marketplace holds itself to', () => {
    const text = textOf();
    for (const words of ['선생님: 김하늘', '2026년 11월 18일', '60분까지', '15분', '24시간', '매달 말', '100,000đ'])
      expect(text).toContain(words);
  });

  it('tell the parts of the fee in force, and what stays of an example [INC-3]', () => {
    expect(textOf()).toContain('33%(플랫폼 이용료 10%, 채널·결제 비용 23%)');
    expect(textOf()).toContain('수입이 100,000đ이면 이용료는 33,000đ, 선생님의 수입은 67,000đ');
    expect(textOf({ tenant: LABEL })).toContain('10%(플랫폼 이용료 10%)');
    expect(textOf({ tenant: LABEL })).toContain('이용료는 10,000đ, 선생님의 수입은 90,000đ');
  });

  it('carry no half-filled place', () => {
    expect(textOf()).not.toMatch(/undefined|NaN|null|\{|\}/);
  });
});

describe('the name of a signature', () => {
  it.each(['김하늘', ' 김하늘 ', '김하늘'.normalize('NFD')])('is the one of the application as %j', (typed) =>
    expect(isSignerName(typed, '김하늘')).toBe(true),
  );
  it('takes any number of spaces inside, and no other name', () => {
    expect(isSignerName('Nguyễn  Văn  An', 'Nguyễn Văn An')).toBe(true);
    expect(isSignerName('김하늘', '김하늘이')).toBe(false);
    expect(isSignerName('', '김하늘')).toBe(false);
  });
});

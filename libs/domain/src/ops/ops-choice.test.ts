import { OPS_CHOICES, opsChoiceOf, opsReasonWords, opsStateLabel } from './ops-choice.ts';
import { OPS_QUEUES, OPS_STATES } from './ops.ts';

describe('what an operator can decide', () => {
  it.each(OPS_QUEUES)('is named once for each decision of %s, and a refusal always says why', (queue) => {
    const choices = OPS_CHOICES[queue];
    expect(new Set(choices.map(({ decision }) => decision)).size).toBe(choices.length);
    for (const { decision, says } of choices) if (decision !== 'ACCEPT') expect(says).not.toBe('NOTHING');
  });

  it('asks for a correction of applications, and for other manners in a talk', () => {
    expect(OPS_QUEUES.filter((queue) => opsChoiceOf(queue, 'CORRECT'))).toEqual(['APPLICATIONS', 'CHATS']);
    expect(opsChoiceOf('COURSES', 'CORRECT')).toBeUndefined();
  });

  it('calls what was decided by its decision, and has a word for every state', () => {
    expect(opsStateLabel('WITHDRAWALS', 'DECLINED')).toBe('지급 거절');
    expect(opsStateLabel('TICKETS', 'ACCEPTED')).toBe('답변');
    expect(opsStateLabel('APPLICATIONS', 'CORRECTING')).toBe('보완 중');
    for (const queue of OPS_QUEUES) for (const state of OPS_STATES) expect(opsStateLabel(queue, state)).not.toBe('');
  });

  it('calls its text an answer where it answers a ticket, else a reason, and asks for it by that name', () => {
    expect(opsReasonWords('TICKETS')).toEqual({ label: '답변 내용', missing: '답변을 적어 주세요.' });
    for (const queue of OPS_QUEUES.filter((one) => one !== 'TICKETS'))
      expect(opsReasonWords(queue)).toEqual({ label: '이유', missing: '이유를 적어 주세요.' });
  });
});

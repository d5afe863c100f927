import * as v from 'valibot';
import { ProofCode, proofCodeFrom, writtenProofCode } from './evidence-proof.ts';

const CODE = '7K2M9QXF3D8R1T5V';

describe('the code of a copy of evidence [W1]', () => {
  it.each([CODE, '7k2m-9qxf-3d8r-1t5v', ' 7K2M 9QXF 3D8R LT5V ', '7K2M–9QXF–3D8R–IT5V'])(
    '%s is read as it was meant',
    (typed) => {
      expect(proofCodeFrom(typed)).toBe(CODE);
    },
  );

  it('stands in groups of four for who types it', () => {
    expect(writtenProofCode(CODE)).toBe('7K2M-9QXF-3D8R-1T5V');
    expect(proofCodeFrom(writtenProofCode(CODE))).toBe(CODE);
  });

  it.each(['', '7K2M', `${CODE}0`, '7K2M9QXF3D8R1T5U', '7K2M9QXF3D8R1T5가'])('%j is none', (text) => {
    expect(v.is(ProofCode, proofCodeFrom(text))).toBe(false);
  });
});

import { statementsContract } from '@portal/domain/wallet/statements.contract';
import { defineAccess } from '../../../testing/access.ts';
import { fund } from '../../../testing/apps/wallet-app.ts';

/** The month in which the rows are asked; another teacher's own month is no secret, and empty. */
const month = new Date().toISOString().slice(0, 7);

export const access = defineAccess(statementsContract, {
  rows: {
    listStatements: { own: {} },
    getStatement: { own: { params: { month } } },
    makeStatementFile: { own: { params: { month }, body: { format: 'xlsx' } } },
  },
  seed: (t, teacherId) => fund(t, teacherId, 100_000),
});

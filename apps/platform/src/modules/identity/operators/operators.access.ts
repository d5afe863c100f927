import { operatorsContract } from '@portal/domain/identity/operators.contract';
import { CLIENT_ID, defineAccess } from '../../../testing/access.ts';

const her = (id: string) => ({ params: { id } });
const invited = {
  body: { clientId: CLIENT_ID, name: '새 운영자', email: 'new-operator@example.com', desks: ['HELP' as const] },
};
const desks = { body: { desks: ['HELP' as const, 'FINANCE' as const] } };

export const access = defineAccess(operatorsContract, {
  rows: {
    listOperators: { own: {}, otherDesk: {} },
    listOperatorHistory: { own: {}, otherDesk: {}, valid: { query: '?page=1' } },
    inviteOperator: { own: invited, otherDesk: invited },
    changeOperatorDesks: {
      own: { ...her('opr_matrix'), ...desks },
      otherDesk: { ...her('opr_matrix'), ...desks },
      missing: { ...her('opr_none'), ...desks },
    },
    sendOperatorLink: { own: her('opr_matrix'), otherDesk: her('opr_matrix'), missing: her('opr_none') },
    deactivateOperator: { own: her('opr_matrix'), otherDesk: her('opr_matrix'), missing: her('opr_none') },
    reactivateOperator: { own: her('opr_idle'), otherDesk: her('opr_idle'), missing: her('opr_none') },
  },
  async seed({ database, addUser }) {
    await addUser({
      id: 'opr_matrix',
      username: 'opr-matrix@example.com',
      email: 'opr-matrix@example.com',
      userType: 'OPERATOR',
    });
    await addUser({
      id: 'opr_idle',
      username: 'opr-idle@example.com',
      email: 'opr-idle@example.com',
      userType: 'OPERATOR',
    });
    await database.raw.query(`update app_user set status = 'DELETED' where id = 'opr_idle'`);
  },
});

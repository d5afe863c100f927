import { directoryContract } from '@portal/domain/planning/directory.contract';
import { defineAccess } from '../../../testing/access.ts';

export const access = defineAccess(directoryContract, { rows: { getDirectory: { own: {} } } });
